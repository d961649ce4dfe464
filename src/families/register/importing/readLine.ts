import type { FieldValues } from 'react-hook-form';
import { foldForSearch } from '@/platform/format/text';
import { translateMessage } from '@/platform/forms/formMessage';
import type { Schema } from 'yup';
import type { TFunction } from 'i18next';
import type { RegisterField } from '../registerFields';
import type { ImportKnowledge, RegisterImport } from '../registerTypes';
import { cellByKind, plainCell } from './cells';
import { CellRefused } from './cellRefused';
import type { PlannedLine } from './importPlan';

/** The option that a cell names, by its words without accents and case, or by its id. */
export function optionNamed(text: string, options: readonly { id: number | string; name: string }[]) {
  const wanted = foldForSearch(text);
  return options.find(({ id, name }) => foldForSearch(name) === wanted || String(id) === text.trim());
}

interface LineReader<Values extends FieldValues> {
  columns: RegisterImport<unknown, Values>['columns'];
  /** The form's fields: a column without a rule of its own is read by the kind of its field. */
  fields: readonly RegisterField<Values>[];
  headOf: (name: string) => string;
  emptyValues: Values;
  schema: Schema;
  knowledge: ImportKnowledge;
  tForms: TFunction<'forms'>;
}

/** Reads one line: each cell by its column's rule, then the whole by the form's own schema. */
export function lineReader<Values extends FieldValues>(reader: LineReader<Values>) {
  const { columns, fields, headOf, emptyValues, schema, knowledge, tForms } = reader;
  const byKind = new Map(fields.map((field) => [field.name, cellByKind(field)]));
  const ruleOf = ({ name, parse = byKind.get(name) }: (typeof columns)[number]) => parse ?? plainCell;
  const loading = Promise.all([import('yup'), import('@/platform/forms/yupResolver')]);
  return async (cells: Record<string, string>) => {
    const [{ ValidationError }, { builtInMessage }] = await loading;
    const values = { ...emptyValues } as Record<string, unknown>;
    const reasons: PlannedLine<Values>['reasons'] = [];
    for (const column of columns) {
      if (column.optional && !(headOf(column.name) in cells)) continue;
      const text = cells[headOf(column.name)] ?? '';
      try {
        values[column.name] = ruleOf(column)(text, knowledge, values);
      } catch (thrown) {
        if (!(thrown instanceof CellRefused)) throw thrown;
        reasons.push({ column: headOf(column.name), reason: thrown.message });
      }
    }
    if (reasons.length === 0) {
      try {
        await schema.validate(values, { abortEarly: false });
      } catch (thrown) {
        if (!(thrown instanceof ValidationError)) throw thrown;
        for (const error of thrown.inner) {
          const column = headOf(error.path ?? '');
          const message: unknown = error.message;
          const readable = typeof message === 'object' && message !== null ? message : builtInMessage(error);
          reasons.push({
            column,
            reason: translateMessage(readable, tForms, column, (other) => headOf(other)),
          });
        }
      }
    }
    return { values: values as Values, reasons };
  };
}

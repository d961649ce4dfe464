import type { FieldValues } from 'react-hook-form';
import { foldForSearch } from '@/platform/format/text';
import { translateMessage } from '@/platform/forms/formMessage';
import type { Schema } from 'yup';
import type { TFunction } from 'i18next';
import type { ImportKnowledge, RegisterImport } from '../registerTypes';
import type { PlannedLine } from './importPlan';

/** The option that a cell names, by its words without accents and case, or by its id. */
export function optionNamed(text: string, options: readonly { id: number | string; name: string }[]) {
  const wanted = foldForSearch(text);
  return options.find(({ id, name }) => foldForSearch(name) === wanted || String(id) === text.trim());
}

/** Thrown by a column's `parse` with the reason in the user's words. */
export class CellRefused extends Error {}

interface LineReader<Values extends FieldValues> {
  columns: RegisterImport<unknown, Values>['columns'];
  headOf: (name: string) => string;
  emptyValues: Values;
  schema: Schema;
  knowledge: ImportKnowledge;
  tForms: TFunction<'forms'>;
}

/** Reads one line: each cell by its column's rule, then the whole by the form's own schema. */
export function lineReader<Values extends FieldValues>(reader: LineReader<Values>) {
  const { columns, headOf, emptyValues, schema, knowledge, tForms } = reader;
  const loading = Promise.all([import('yup'), import('@/platform/forms/yupResolver')]);
  return async (cells: Record<string, string>) => {
    const [{ ValidationError }, { builtInMessage }] = await loading;
    const values = { ...emptyValues } as Record<string, unknown>;
    const reasons: PlannedLine<Values>['reasons'] = [];
    for (const column of columns) {
      if (column.optional && !(headOf(column.name) in cells)) continue;
      const text = cells[headOf(column.name)] ?? '';
      try {
        values[column.name] = column.parse ? column.parse(text, knowledge, values) : text;
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

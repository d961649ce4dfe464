import i18next from 'i18next';
import { fieldConflicts, mergedValues, sameValue } from '@/families/register/conflict/recordConflict';
import { type AppError, asAppError, isConflict } from '@/platform/http/appError';
import type { RowVersion } from '@/platform/http/rowVersion';
import { confirm } from '@/platform/ui/confirm';
import { mergedRows } from './rules/pointEdits';
import type { AnalysisValues, TypedAnalysis } from './soilAnalysisForm';

const FIELDS = [
  'farmId',
  'plotIds',
  'laboratory',
  'protocol',
  'collectedAt',
  'depthFrom',
  'depthTo',
  'clay',
  'nutrients',
  'rows',
] as const;
type Field = (typeof FIELDS)[number];

const fieldWord = (name: Field): string => {
  if (name === 'rows') return i18next.t('soilAnalysis:conflict.points');
  if (name === 'nutrients') return i18next.t('soilAnalysis:conflict.nutrients');
  return i18next.t(`soilAnalysis:head.${name === 'farmId' ? 'farm' : name === 'plotIds' ? 'plots' : name}`);
};

interface Saving {
  /** As it was read when the form opened. */
  readonly read: TypedAnalysis;
  readonly version: RowVersion | undefined;
  readonly typed: AnalysisValues;
  readonly save: (values: AnalysisValues, version: RowVersion | undefined) => Promise<unknown>;
  /** The record as the server has it now. */
  readonly current: () => Promise<{
    readonly values: TypedAnalysis;
    readonly version: RowVersion | undefined;
  }>;
}

const refusal = (error: AppError, message: string): AppError => ({ ...error, message }) as AppError;

/** Columns that both changed: a number of a column may mean two nutrients then, and nothing is written over. */
const bothChangedColumns = (read: TypedAnalysis, now: TypedAnalysis, typed: AnalysisValues) =>
  !sameValue(read.nutrients, now.nutrients) &&
  !sameValue(read.nutrients, typed.nutrients) &&
  !sameValue(now.nutrients, typed.nutrients);

/**
 * Saves an analysis. Where somebody else changed it meanwhile (409) it is read again: what differs is named, and only what
 * was changed here is written over it, points row by row, if the user wants it.
 * @throws an AppError: that of the save, or a refusal that says that nothing was saved.
 */
export async function saveOver({ save, current, ...given }: Saving): Promise<unknown> {
  let { read, typed, version } = given;
  for (;;) {
    try {
      return await save(typed, version);
    } catch (thrown) {
      const error = asAppError(thrown);
      if (!isConflict(error)) throw error;
      const { values: now, version: present } = await current();
      const states = { read, current: now, typed: typed as TypedAnalysis };
      const conflicts = fieldConflicts<TypedAnalysis>(FIELDS, states);
      if (present === version && conflicts.length === 0) throw error;
      if (bothChangedColumns(read, now, typed))
        throw refusal(error, i18next.t('soilAnalysis:conflict.columns'));
      const names = conflicts.map(({ name }) => fieldWord(name as Field)).join(', ');
      const wants =
        conflicts.length === 0 ||
        (await confirm({
          title: i18next.t('soilAnalysis:conflict.title'),
          body: i18next.t('soilAnalysis:conflict.body', { fields: names }),
          confirmLabel: i18next.t('soilAnalysis:conflict.save'),
          cancelLabel: i18next.t('soilAnalysis:conflict.back'),
        }));
      if (!wants) throw refusal(error, i18next.t('soilAnalysis:conflict.notSaved'));
      const rows = mergedRows({ read: read.rows, current: now.rows, typed: typed.rows });
      typed = { ...mergedValues<TypedAnalysis>(states), rows } as AnalysisValues;
      read = now;
      version = present;
    }
  }
}

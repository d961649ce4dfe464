import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import { asRecord } from '@/platform/http/asRecord';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { ReferenceRow, ReferenceSet, ReferenceValues } from './referenceSchemas';
import { FIGURES, type FigureName, type ReferenceDay } from './rules/dayColumns';

const row = () => import('./referenceSchemas').then((all) => all.referenceRowSchema);

function toBody({ lineage, copyOfId, ...values }: ReferenceValues, id: RowId | null) {
  return { ...values, lineage: lineage === '' ? null : lineage, ...(id === null ? { copyOfId } : {}) };
}

export const referenceCalls: RegisterCalls<ReferenceRow, ReferenceRow, ReferenceValues> = registerCalls<
  ReferenceRow,
  ReferenceRow,
  ReferenceValues
>('ChickenReference', { row, toBody, without: ['setActive'] });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The days of an answer by age; figures that cannot be read are unknown, days without an age are left out. */
function readDays(value: unknown): ReferenceDay[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return rows
    .flatMap((entry) => {
      if (!isRecord(entry) || typeof entry['day'] !== 'number') return [];
      const figures = FIGURES.map((name): [FigureName, number | null] => {
        const figure = entry[name];
        return [name, typeof figure === 'number' && Number.isFinite(figure) ? figure : null];
      });
      return [{ day: entry['day'], ...(Object.fromEntries(figures) as Record<FigureName, number | null>) }];
    })
    .toSorted((a, b) => a.day - b.day);
}

const read = (answer: ReferenceRow): ReferenceSet => ({
  ...answer,
  days: readDays((answer as { days?: unknown }).days),
});

export const referenceService = {
  /** One set with its days. */
  get: async (id: RowId, signal: AbortSignal): Promise<ReferenceSet> =>
    read(
      asRecord(
        await http.get<ReferenceRow>(assumed('/ChickenReference/GetById'), {
          params: { id },
          signal,
          schema: row,
          contained: true,
        }),
        'reference',
      ),
    ),
  /** Writes all the days of a set at once. Refused when a lot uses it, or another user was faster. */
  writeDays: async (
    { id, daysVersion }: { readonly id: number; readonly daysVersion: number },
    days: readonly ReferenceDay[],
  ): Promise<ReferenceSet> =>
    read(
      asRecord(
        await http.post<ReferenceRow>(
          assumed('/ChickenReference/Import'),
          { id, daysVersion, days },
          { schema: row, contained: true },
        ),
        'reference',
      ),
    ),
};

import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { ReferenceValues } from './referenceSchemas';
import type { ReferenceDay } from './rules/dayColumns';
import { ReferenceRow, ReferenceSet } from './referenceWire';

function toBody({ lineage, copyOfId, ...values }: ReferenceValues, id: RowId | null) {
  return { ...values, lineage: lineage === '' ? null : lineage, ...(id === null ? { copyOfId } : {}) };
}

export const referenceCalls: RegisterCalls<ReferenceRow, ReferenceRow, ReferenceValues> = registerCalls<
  ReferenceRow,
  ReferenceRow,
  ReferenceValues
>('ChickenReference', { row: ReferenceRow, toBody, without: ['setActive'] });

export const referenceService = {
  /** One set with its days. */
  get: (id: RowId, signal: AbortSignal) =>
    http.get(assumed('/ChickenReference/GetById'), {
      params: { id },
      signal,
      shape: ReferenceSet,
      contained: true,
    }),
  /** Writes all the days of a set at once. Refused when a lot uses it, or another user was faster. */
  writeDays: (
    { id, daysVersion }: { readonly id: number; readonly daysVersion: number | null },
    days: readonly ReferenceDay[],
  ) =>
    http.post(
      assumed('/ChickenReference/Import'),
      { id, daysVersion, days },
      { shape: ReferenceSet, contained: true },
    ),
};

import { array, nullable, pipe } from 'valibot';
import { givenNumber, needed, type Read, record } from '@/platform/http/wire';
import { valuesUnder } from '../apportion';
import { type ApportionmentEntry, newApportionment } from '../invoiceEntry';

const given = nullable(givenNumber);
const isFilledList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

/** How invoices of one kind are shared, to be used again: whose cost, by percent. Half of it would share wrongly. */
export const ApportionmentPattern = pipe(
  needed('filled list', isFilledList),
  array(
    record({
      farmId: given,
      costCenterId: given,
      harvestId: given,
      expenditureId: given,
      patrimonyId: given,
      percentage: given,
    }),
  ),
);
export type ApportionmentPattern = Read<typeof ApportionmentPattern>;

/** What is kept of lines as they stand. */
export const patternOf = (lines: readonly ApportionmentEntry[]): ApportionmentPattern =>
  lines.map(({ farmId, costCenterId, harvestId, expenditureId, patrimonyId, percentage }) => ({
    farmId,
    costCenterId,
    harvestId,
    expenditureId,
    patrimonyId,
    percentage,
  }));

/** Lines of a pattern under a total (cents); without one their values stay open. */
export function linesOf(pattern: ApportionmentPattern, total: number | null): ApportionmentEntry[] {
  const values =
    total === null
      ? []
      : valuesUnder(
          total,
          pattern.map(({ percentage }) => ({ percentage, value: null })),
        );
  return pattern.map((line, at) => newApportionment({ ...line, value: values[at] ?? null }));
}

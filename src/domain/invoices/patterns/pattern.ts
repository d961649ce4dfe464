import { valuesUnder } from '../apportion';
import { type ApportionmentEntry, newApportionment } from '../invoiceEntry';

/** How invoices of one kind are shared, to be used again: whose cost, by percent. */
export type ApportionmentPattern = readonly Omit<ApportionmentEntry, 'value'>[];

const IDS = ['farmId', 'costCenterId', 'harvestId', 'expenditureId', 'patrimonyId'] as const;

const isIdOrNull = (value: unknown) => value === null || typeof value === 'number';

export function isPattern(value: unknown): value is ApportionmentPattern {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (line: Partial<Record<string, unknown>> | null) =>
        line !== null &&
        typeof line === 'object' &&
        [...IDS, 'percentage'].every((name) => isIdOrNull(line[name])),
    )
  );
}

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

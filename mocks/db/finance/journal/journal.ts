import type { Entry, JournalLine, LedgerKind } from './journalTypes';
import { agreementEntries } from './postAgreements';
import { assetEntries } from './postAssets';
import { bankEntries } from './postBank';
import { loanEntries } from './postLoans';
import { stockEntries } from './postStock';
import { titleEntries } from './postTitles';
import { byDay, untilWritten } from './untilWritten';

/** Writes entries as lines, the oldest first. Refuses one whose debits are not its credits. */
export function linesOf(entries: readonly Entry[]): JournalLine[] {
  return entries
    .toSorted((a, b) => byDay(a.day, b.day))
    .flatMap(({ legs, day, source, memo, ...about }, entry) => {
      const off = legs.reduce((sum, [, , cents]) => sum + cents, 0);
      if (off !== 0) throw new Error(`The entry of ${source.kind} ${source.id} is off by ${off} cents.`);
      return legs
        .filter(([, , cents]) => cents !== 0)
        .map(([kind, ref, cents, ratingName]): JournalLine => ({
          entry,
          day,
          kind,
          ref,
          cents,
          source,
          memo,
          documentId: about.documentId ?? null,
          partnerId: about.partnerId ?? null,
          ratingName: ratingName ?? null,
          farmId: about.farmId ?? null,
          farmerId: about.farmerId ?? null,
        }));
    });
}

/**
 * Every entry of a customer's books, made of the records by one rule for each kind: what is reversed leaves no entry. Kept
 * until a record changes.
 */
export const journalOf = untilWritten((world, customerId: number): readonly JournalLine[] =>
  linesOf([
    ...bankEntries(world, customerId),
    ...titleEntries(world, customerId),
    ...loanEntries(world, customerId),
    ...agreementEntries(world, customerId),
    ...assetEntries(world, customerId),
    ...stockEntries(world, customerId),
  ]),
);

/** Debits less credits of some accounts when a day ends, in cents. */
export function balanceOn(
  lines: readonly JournalLine[],
  day: string,
  kind: LedgerKind,
  ref?: number,
): number {
  let sum = 0;
  for (const line of lines)
    if (line.kind === kind && line.day <= day && (ref === undefined || line.ref === ref)) sum += line.cents;
  return sum;
}

/** The same of each account of a kind, by its record. */
export function balancesOn(
  lines: readonly JournalLine[],
  day: string,
  kind: LedgerKind,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const line of lines)
    if (line.kind === kind && line.day <= day) sums.set(line.ref, (sums.get(line.ref) ?? 0) + line.cents);
  return sums;
}

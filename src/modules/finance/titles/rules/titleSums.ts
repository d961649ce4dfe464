import type { LocalDate } from '@/platform/format/date';
import { recordOf } from '@/platform/typed/records';
import type { TitleRow, WriteOff } from './titleRow';
import { type Bucket, bucketOf, BUCKETS } from './titleStatus';

/** Sums of each side in cents, never of both together, and how many titles they are made of. */
export interface SideSums {
  readonly pay: number;
  readonly receive: number;
  readonly count: number;
}

interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The write-offs of a title that were paid within the days, both ends included. */
export function paidWithin({ writeOffs }: Pick<TitleRow, 'writeOffs'>, { from, to }: Days): WriteOff[] {
  return writeOffs.filter(({ paymentDate }) => paymentDate >= from && paymentDate <= to);
}

/** What moved for a title within the days, in cents: its value less discounts, with interest and penalties. */
export function movedWithin(row: Pick<TitleRow, 'writeOffs'>, days: Days): number {
  return paidWithin(row, days).reduce((sum, { total }) => sum + total, 0);
}

/** The day of the last payment within the days; '' where there is none. */
export function lastPaymentWithin(row: Pick<TitleRow, 'writeOffs'>, days: Days): string {
  return paidWithin(row, days).reduce(
    (last, { paymentDate }) => (paymentDate > last ? paymentDate : last),
    '',
  );
}

function sumSides(
  rows: readonly TitleRow[],
  amountOf: (row: TitleRow) => number,
  counts: (row: TitleRow) => boolean,
): SideSums {
  let [pay, receive, count] = [0, 0, 0];
  for (const row of rows) {
    if (!counts(row)) continue;
    count += 1;
    if (row.movement === 'EXPENSE') pay += amountOf(row);
    else receive += amountOf(row);
  }
  return { pay, receive, count };
}

export type TitleSums = Readonly<Record<Bucket | 'all' | 'paid', SideSums>>;

/**
 * What is left of the open titles, by when it is due and altogether, and what moved within the days. The groups add up
 * to what is open. Whole cents, so no sum drifts.
 */
export function sumTitles(rows: readonly TitleRow[], today: LocalDate, days: Days): TitleSums {
  const sumOpen = (counts: (row: TitleRow) => boolean) => sumSides(rows, (row) => row.open, counts);
  const open = recordOf(BUCKETS, (bucket) => sumOpen((row) => bucketOf(row, today) === bucket));
  const paid = sumSides(
    rows,
    (row) => movedWithin(row, days),
    (row) => paidWithin(row, days).length > 0,
  );
  return { ...open, all: sumOpen((row) => row.open > 0), paid };
}

import {
  handoverBalance,
  handoverLate,
  handoverSituation,
  advancedSituation,
} from '@/domain/agreements/handover';
import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import type { LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';

/** What of a row's fields tells its quantities and its day. */
interface Told {
  readonly agreed: string;
  readonly delivered: string;
  readonly deadline: string;
}

const handoverOf = (row: ReportRow, { agreed, delivered, deadline }: Told) => ({
  agreed: figureOf(row, agreed),
  delivered: figureOf(row, delivered),
  cancelled: row['cancelled'] === true,
  deadline: wordsOf(row, deadline),
});

/** What is left of an agreed quantity, and where the agreement stands. */
export function openBalance(row: ReportRow, reported: Told, today: LocalDate): ReportRow {
  const handover = handoverOf(row, reported);
  const measure = ['side', 'product', 'unit'].map((field) => wordsOf(row, field)).join('|');
  const priced = `${measure}|${wordsOf(row, 'currency')}`;
  const situation = handoverSituation(handover, today);
  return { ...row, left: handoverBalance(handover), situation, measure, priced };
}

const ORDER: Told = { agreed: 'ordered', delivered: 'arrived', deadline: 'delivery' };

/** An order with its value, what of it is still to come in money, and the days that it is late. */
export function orderValues(row: ReportRow, today: LocalDate): ReportRow {
  const order = openBalance(row, ORDER, today);
  const [ordered, arrived, price] = [
    figureOf(row, 'ordered'),
    figureOf(row, 'arrived'),
    figureOf(row, 'price'),
  ];
  // The price is in cents already; quantity × price is rounded half away from nought.
  const valueOf = (quantity: number | null) =>
    quantity === null || price === null ? null : roundHalfAway(quantity * price, 0);
  const [total, come] = [valueOf(ordered), valueOf(arrived)];
  const waits = (figureOf(order, 'left') ?? 0) > 0 && order['situation'] !== 'CANCELLED';
  return {
    ...order,
    total,
    openValue: total === null || come === null ? null : waits ? total - come : 0,
    late: handoverLate(handoverOf(row, ORDER), today),
  };
}

/** What is left of an advance, its value less what was used and returned, and where it stands. */
export function advanceBalance(row: ReportRow, today: LocalDate): ReportRow {
  const [value, used, returned] = [figureOf(row, 'value'), figureOf(row, 'used'), figureOf(row, 'returned')];
  const known = value !== null && used !== null && returned !== null;
  return {
    ...row,
    situation: advancedSituation(
      {
        value,
        used,
        returned,
        cancelled: row['cancelled'] === true,
        deliveryYear: figureOf(row, 'deliveryYear'),
      },
      today,
    ),
    balance: known ? (row['cancelled'] === true ? 0 : value - used - returned) : null,
    measure: ['side', 'currency'].map((field) => wordsOf(row, field)).join('|'),
  };
}

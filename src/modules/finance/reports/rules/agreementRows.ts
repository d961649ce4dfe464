import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import { daysBetween, type LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';

/** Quantities are kept to three decimals, as scales weigh them. */
const QUANTITY_DECIMALS = 3;

/** What is left of an agreed quantity, and whether anything is still to come. */
export function openBalance(row: ReportRow, agreed: string, delivered: string): ReportRow {
  const [whole, gone] = [figureOf(row, agreed), figureOf(row, delivered)];
  const left = whole === null || gone === null ? null : roundHalfAway(whole - gone, QUANTITY_DECIMALS);
  const situation =
    row['cancelled'] === true ? 'CANCELLED' : left === null ? null : left > 0 ? 'OPEN' : 'DONE';
  const measure = ['side', 'product', 'unit'].map((field) => wordsOf(row, field)).join('|');
  const priced = `${measure}|${wordsOf(row, 'currency')}`;
  return { ...row, left, situation, measure, priced };
}

/** An order with its value, what of it is still to come in money, and the days that it is late. */
export function orderValues(row: ReportRow, today: LocalDate): ReportRow {
  const order = openBalance(row, 'ordered', 'arrived');
  const [ordered, arrived, price] = [
    figureOf(row, 'ordered'),
    figureOf(row, 'arrived'),
    figureOf(row, 'price'),
  ];
  // The price is in cents already; quantity × price is rounded half away from nought.
  const valueOf = (quantity: number | null) =>
    quantity === null || price === null ? null : roundHalfAway(quantity * price, 0);
  const [total, come] = [valueOf(ordered), valueOf(arrived)];
  const due = wordsOf(row, 'delivery');
  const waits = order['situation'] === 'OPEN';
  return {
    ...order,
    total,
    openValue: total === null || come === null ? null : waits ? total - come : 0,
    late: due === '' || order['situation'] === null ? null : waits ? Math.max(0, daysBetween(due, today)) : 0,
  };
}

/** What is left of an advance: its value less what was used and returned. */
export function advanceBalance(row: ReportRow): ReportRow {
  const [value, used, returned] = [figureOf(row, 'value'), figureOf(row, 'used'), figureOf(row, 'returned')];
  const known = value !== null && used !== null && returned !== null;
  return {
    ...row,
    balance: known ? (row['cancelled'] === true ? 0 : value - used - returned) : null,
    measure: ['side', 'currency'].map((field) => wordsOf(row, field)).join('|'),
  };
}

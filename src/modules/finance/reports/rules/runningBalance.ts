import { figureOf, sumOf } from '@/families/report/rules/figures';
import type { ReportFoot, ReportRow } from '@/families/report/reportTypes';

/** What the first line of a book of movements calls itself: it brings the balance, and moves nothing. */
const OPENING = 'OPENING';

const isOpening = ({ entry }: ReportRow) => entry === OPENING;

/**
 * Rows in their order with the balance after each: the opening balance and every entry since, less every exit. Without
 * an opening line the balance is unknown, and none is shown.
 */
export function withBalance(
  rows: readonly ReportRow[],
  income: string,
  expense: string,
  balance = 'balance',
): readonly ReportRow[] {
  let left: number | null = null;
  return rows.map((row, order) => {
    if (isOpening(row)) left = figureOf(row, balance);
    else if (left !== null) left += (figureOf(row, income) ?? 0) - (figureOf(row, expense) ?? 0);
    return { ...row, order, [balance]: left };
  });
}

/** Opening, what moved, and closing = opening + in − out. */
export function balanceFoot(income: string, expense: string, balance = 'balance'): readonly ReportFoot[] {
  const opening = (rows: readonly ReportRow[]) => {
    const [first, ...others] = rows.filter(isOpening);
    return first && others.length === 0 ? figureOf(first, balance) : null;
  };
  return [
    { id: 'opening', figures: (rows) => ({ [balance]: opening(rows) }) },
    { id: 'moved', figures: (rows) => ({ [income]: sumOf(rows, income), [expense]: sumOf(rows, expense) }) },
    {
      id: 'closing',
      figures: (rows) => {
        const from = opening(rows);
        const moved = (sumOf(rows, income) ?? 0) - (sumOf(rows, expense) ?? 0);
        return { [balance]: from === null ? null : from + moved };
      },
    },
  ];
}

import { SEASON_MONTHS } from './months';

interface MonthMoney {
  /** 1 to 12. */
  readonly month: number;
  readonly income: number;
  readonly expense: number;
}

export interface CashMonth extends MonthMoney {
  readonly balance: number;
  /** Cents from July to the end of the month. */
  readonly accumulated: number;
}

/**
 * The cash that a plan needs month by month from July to June, in cents, and the month in which most of it is missing;
 * null when none ever is.
 */
export function cashNeedOf(months: readonly MonthMoney[]): {
  readonly rows: readonly CashMonth[];
  readonly worst: CashMonth | null;
} {
  let accumulated = 0;
  const rows = SEASON_MONTHS.flatMap((at): CashMonth[] => {
    const month = months[at];
    if (!month) return [];
    const balance = month.income - month.expense;
    accumulated += balance;
    return [{ ...month, balance, accumulated }];
  });
  const worst = rows.reduce<CashMonth | null>(
    (least, row) => (row.accumulated < (least?.accumulated ?? 0) ? row : least),
    null,
  );
  return { rows, worst };
}

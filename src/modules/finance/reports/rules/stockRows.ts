import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import { roundHalfAway } from '@/platform/format/number';

const QUANTITY_DECIMALS = 3;
const quantity = (value: number) => roundHalfAway(value, QUANTITY_DECIMALS);

interface Stock {
  readonly amount: number;
  /** In cents. */
  readonly value: number;
}

/** What is there of a product at a place is one stock. */
const stockOf = (row: ReportRow) =>
  ['product', 'unit', 'place'].map((field) => wordsOf(row, field)).join('|');

/**
 * A stock after a row. What comes in brings its value; what goes out takes the mean of what is there: 100 at 50.00 and
 * 50 at 65.00 are 150 at 55.00, of which 30 take 1 650.00 and leave 120 worth 6 600.00. The last of it takes the rest.
 */
function after(stock: Stock | null, row: ReportRow): Stock | null {
  if (row['entry'] === 'OPENING') {
    const [amount, value] = [figureOf(row, 'balance'), figureOf(row, 'value')];
    return amount === null || value === null ? null : { amount, value };
  }
  if (!stock) return null;
  const [come, gone] = [figureOf(row, 'in') ?? 0, figureOf(row, 'out') ?? 0];
  const brought = figureOf(row, 'moved');
  if (come > 0 && brought === null) return null;
  const amount = quantity(stock.amount + come - gone);
  const before = stock.value + (come > 0 ? (brought ?? 0) : 0);
  const there = stock.amount + come;
  const taken = amount === 0 ? before : there === 0 ? 0 : roundHalfAway((before / there) * gone, 0);
  return { amount, value: before - taken };
}

/** Rows in their order with quantity, mean cost and value after each. Nothing is known of a stock that has no opening. */
export function withStock(rows: readonly ReportRow[]): readonly ReportRow[] {
  const stocks = new Map<string, Stock | null>();
  return rows.map((row, order) => {
    const measure = stockOf(row);
    const stock = after(stocks.get(measure) ?? null, row);
    stocks.set(measure, stock);
    return {
      ...row,
      order,
      measure,
      balance: stock?.amount ?? null,
      value: stock?.value ?? null,
      meanCost: !stock || stock.amount === 0 ? null : roundHalfAway(stock.value / stock.amount, 0),
    };
  });
}

/**
 * Grain in kilograms and sacks, and what of it is still free: the balance less what is contracted. A server that does not
 * tell what went to another store counts it among the rest.
 */
export function withGrain(row: ReportRow): ReportRow {
  const parts = ['opening', 'in', 'loss', 'sold', 'consumed'].map((field) => figureOf(row, field));
  const [opening, come, loss, sold, consumed] = parts;
  const known = parts.every((part) => part !== null);
  const balance = known
    ? quantity(
        (opening ?? 0) +
          (come ?? 0) -
          (figureOf(row, 'transferred') ?? 0) -
          (loss ?? 0) -
          (sold ?? 0) -
          (consumed ?? 0),
      )
    : null;
  const [kg, contracted] = [figureOf(row, 'kgPerSack'), figureOf(row, 'contracted')];
  return {
    ...row,
    balance,
    sacks: balance === null || !kg ? null : roundHalfAway(balance / kg, 2),
    free: balance === null || contracted === null ? null : quantity(balance - contracted),
  };
}

/** Solid cubic metres of a load: stacked cubic metres × the factor of its species. */
export function withVolume(row: ReportRow): ReportRow {
  const [stacked, factor] = [figureOf(row, 'stacked'), figureOf(row, 'factor')];
  return { ...row, volume: stacked === null || factor === null ? null : roundHalfAway(stacked * factor, 3) };
}

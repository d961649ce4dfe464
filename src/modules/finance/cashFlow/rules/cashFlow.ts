import type { LocalDate } from '@/platform/format/date';
import type { FlowBasis, FlowItem, FlowSide, MonthlyBasis } from '../cashFlowTypes';

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type FlowShown = 'both' | 'realized' | 'forecast';

export interface PlacedItem extends FlowItem {
  /** 1 to 12, in the year that is looked at. */
  readonly month: number;
  /** Open, and due before today. */
  readonly late: boolean;
}

export interface FlowRow {
  readonly id: string;
  readonly ratingId: number | null;
  readonly code: string;
  readonly name: string | null;
  readonly subgroup: string | null;
  readonly group: string | null;
  readonly side: FlowSide;
  /** Cents of each month, January first. */
  readonly months: readonly number[];
  readonly total: number;
  readonly items: readonly PlacedItem[];
}

export interface FlowMonth {
  readonly month: number;
  readonly kind: 'realized' | 'both' | 'forecast';
  readonly opening: number | null;
  readonly inCents: number | null;
  readonly outCents: number | null;
  readonly result: number | null;
  /** acc(m) = acc(m−1) + in − out; null where the banks' balance is not known. */
  readonly balance: number | null;
}

export interface Flow {
  readonly rows: readonly FlowRow[];
  readonly months: readonly FlowMonth[];
}

const monthKey = (day: LocalDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Where an item counts: a payment when it was made; what is open when it is due, and what is late in the month of today. */
const keyOf = (item: FlowItem, today: LocalDate) =>
  item.paid ? monthKey(item.day) : Math.max(monthKey(item.day), monthKey(today));

function kindOf(key: number, today: LocalDate): FlowMonth['kind'] {
  const now = monthKey(today);
  return key < now ? 'realized' : key === now ? 'both' : 'forecast';
}

/**
 * Months of a year with what is left after each: acc(m) = acc(m−1) + in − out. Cents. From an unknown month on, no
 * balance is known.
 */
export function accumulated(
  { opening: before, months }: Pick<MonthlyBasis, 'opening' | 'months'>,
  { year, today }: { readonly year: number; readonly today: LocalDate },
): FlowMonth[] {
  let balance = before;
  return MONTHS.map((month, at): FlowMonth => {
    const { inCents = null, outCents = null } = months[at] ?? {};
    const opening = balance;
    const result = inCents === null || outCents === null ? null : inCents - outCents;
    balance = balance === null || result === null ? null : balance + result;
    return { month, kind: kindOf(year * 12 + at, today), opening, inCents, outCents, result, balance };
  });
}

/**
 * The cash flow of a year (finance-decisions §4.1): acc(m) = acc(m−1) + in − out, the banks' balance before January.
 * Past months count payments; the present one payments, what is open and all that is late; later ones what is open.
 * What happens between the balance's day and the year goes into January's opening. Cents. What is shown may be payments
 * or forecasts alone; the balances are always those of both.
 */
export function cashFlow(
  basis: FlowBasis,
  { year, today, shown }: { readonly year: number; readonly today: LocalDate; readonly shown: FlowShown },
): Flow {
  const first = year * 12;
  const names = new Map(basis.ratings.map((rating) => [rating.id, rating]));
  const rows = new Map<string, { row: Omit<FlowRow, 'total'>; months: number[]; items: PlacedItem[] }>();
  const ins = MONTHS.map(() => 0);
  const outs = MONTHS.map(() => 0);
  let before = 0;
  for (const item of basis.items) {
    const at = keyOf(item, today) - first;
    if (at > 11) continue;
    if (at < 0) {
      before += item.side === 'INCOME' ? item.cents : -item.cents;
      continue;
    }
    const sums = item.side === 'INCOME' ? ins : outs;
    sums[at] = (sums[at] ?? 0) + item.cents;
    if (shown !== 'both' && (shown === 'realized') !== item.paid) continue;
    const id = `${item.side} ${item.ratingId ?? ''}`;
    let entry = rows.get(id);
    if (!entry) {
      const rating = item.ratingId === null ? undefined : names.get(item.ratingId);
      const [months, items] = [MONTHS.map(() => 0), []];
      const row = {
        id,
        ratingId: item.ratingId,
        code: rating?.code ?? '',
        name: rating?.name ?? null,
        subgroup: rating?.subgroup ?? null,
        group: rating?.group ?? null,
        side: item.side,
        months,
        items,
      };
      entry = { row, months, items };
      rows.set(id, entry);
    }
    entry.months[at] = (entry.months[at] ?? 0) + item.cents;
    entry.items.push({ ...item, month: at + 1, late: !item.paid && item.day < today });
  }
  const opening = basis.opening === null ? null : basis.opening + before;
  const sums = MONTHS.map((_, at) => ({ inCents: ins[at] ?? 0, outCents: outs[at] ?? 0 }));
  const months = accumulated({ opening, months: sums }, { year, today });
  const bySide = (side: FlowSide) => (side === 'INCOME' ? 0 : 1);
  return {
    rows: [...rows.values()]
      .map(({ row }) => ({ ...row, total: row.months.reduce((sum, cents) => sum + cents, 0) }))
      .toSorted(
        (a, b) =>
          bySide(a.side) - bySide(b.side) ||
          Number(a.code === '') - Number(b.code === '') ||
          a.code.localeCompare(b.code),
      ),
    months,
  };
}

/** The first months at whose end less than nothing is left, as far as balances are known. */
export const shortMonths = ({ months }: Pick<Flow, 'months'>): FlowMonth[] =>
  months.filter(({ balance, kind }) => kind !== 'realized' && balance !== null && balance < 0);

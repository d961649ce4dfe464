import { roundHalfAway } from '@/platform/format/number';
import type { OwnFigures, SettlementItem, SettlementValues } from '../settlementTypes';

/** Feed and its conversion may differ by this share of the own figure (FA-601, AR-502). */
const ACCEPTABLE = 5;

export const LINES = ['birds', 'kg', 'weight', 'lost', 'feedKg', 'conversion', 'efficiency'] as const;
export type LineName = (typeof LINES)[number];
/** Decimals of a line; what differs by less than half of the last one is the same. */
export const DECIMALS: Readonly<Record<LineName, number>> = {
  birds: 0,
  kg: 0,
  weight: 3,
  lost: 0,
  feedKg: 0,
  conversion: 3,
  efficiency: 0,
};
const TOLERATED: readonly LineName[] = ['feedKg', 'conversion'];
/** How far a sheet's line may be off and still be right, % of the own figure; 0: it has to be the same. */
export const toleranceOf = (line: LineName): number => (TOLERATED.includes(line) ? ACCEPTABLE : 0);

export interface ComparedLine {
  readonly line: LineName;
  readonly own: number | null;
  readonly sheet: number | null;
  /** Sheet − own. */
  readonly difference: number | null;
  /** Of the own figure. */
  readonly percent: number | null;
  readonly verdict: 'same' | 'acceptable' | 'different' | 'unknown';
}

const over = (value: number | null, by: number | null) =>
  value === null || by === null || by === 0 ? null : value / by;

/** The producer's figures beside the sheet's, line by line. */
export function comparedLines(own: OwnFigures, sheet: SettlementValues): ComparedLine[] {
  const mine: Readonly<Record<LineName, number | null>> = {
    birds: own.birds,
    kg: own.kg,
    weight: over(own.kg, own.birds),
    lost: own.lost,
    feedKg: own.feedKg,
    conversion: own.result?.feedConversion ?? null,
    efficiency: own.result?.efficiency ?? null,
  };
  const theirs: Readonly<Record<LineName, number | null>> = {
    birds: sheet.birds,
    kg: sheet.kg,
    weight: over(sheet.kg, sheet.birds),
    lost: sheet.lost,
    feedKg: sheet.feedKg,
    conversion: sheet.conversion,
    efficiency: sheet.efficiency,
  };
  return LINES.map((line): ComparedLine => {
    const [a, b] = [mine[line], theirs[line]];
    if (a === null || b === null)
      return { line, own: a, sheet: b, difference: null, percent: null, verdict: 'unknown' };
    const difference = roundHalfAway(b, DECIMALS[line]) - roundHalfAway(a, DECIMALS[line]);
    const percent = a === 0 ? null : (difference / a) * 100;
    const same = Math.abs(difference) < 0.5 * 10 ** -DECIMALS[line];
    const near = percent !== null && Math.abs(percent) <= toleranceOf(line);
    const verdict = same ? 'same' : near ? 'acceptable' : 'different';
    return {
      line,
      own: a,
      sheet: b,
      difference: same ? 0 : difference,
      percent: same ? 0 : percent,
      verdict,
    };
  });
}

const sumOf = (items: readonly SettlementItem[]): number | null =>
  items.reduce<number | null>((sum, { cents }) => (sum === null || cents === null ? null : sum + cents), 0);

/** Money of a settlement in cents; null where a part is not known. */
export interface SettlementMoney {
  /** Quantity of the sheet × rate. */
  readonly gross: number | null;
  readonly additions: number | null;
  readonly discounts: number | null;
  /** Gross + additions − discounts. */
  readonly computed: number | null;
  /** What the sheet pays − what it should pay by its own figures. */
  readonly sheetError: number | null;
  /** (Own quantity − the sheet's) × rate: what the difference in birds or kilograms is worth. */
  readonly quantityWorth: number | null;
  /** What the own figures would pay − what the sheet pays. */
  readonly missing: number | null;
}

/**
 * What a sheet pays against what it should: 23 400 birds × R$ 1,12 = R$ 26.208,00; + bonus − discounts.
 * The rate is in reais for a bird or a kilogram.
 */
export function settlementMoney(own: OwnFigures, sheet: SettlementValues): SettlementMoney {
  const { rate, basis, totalCents } = sheet;
  const worth = (quantity: number | null) =>
    quantity === null || rate === null || basis === null ? null : roundHalfAway(quantity * rate * 100, 0);
  const [theirs, mine] = basis === 'KG' ? [sheet.kg, own.kg] : [sheet.birds, own.birds];
  const gross = worth(theirs);
  const [additions, discounts] = [sumOf(sheet.additions), sumOf(sheet.discounts)];
  const rest = additions === null || discounts === null ? null : additions - discounts;
  const minus = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
  const computed = gross === null || rest === null ? null : gross + rest;
  const ownGross = worth(mine);
  return {
    gross,
    additions,
    discounts,
    computed,
    sheetError: minus(totalCents, computed),
    quantityWorth: minus(ownGross, gross),
    missing: ownGross === null || rest === null ? null : minus(ownGross + rest, totalCents),
  };
}

import type { Adjustment, Balance, BalanceLine, Section } from '../balanceTypes';

export interface BalanceSums {
  readonly bySection: Readonly<Record<Section, number>>;
  readonly assets: number;
  readonly liabilities: number;
  /** What of the assets is the producer's own: assets − liabilities, so that both sides are always equal. */
  readonly equity: number;
  /** Current assets ÷ current liabilities; null without any. */
  readonly current: number | null;
  /** Liabilities ÷ assets, %. */
  readonly debt: number | null;
  /** Current liabilities ÷ all liabilities, %. */
  readonly short: number | null;
}

const over = (part: number, whole: number, factor = 1): number | null =>
  whole === 0 ? null : (part / whole) * factor;

/**
 * Sums of a balance sheet in cents, registers and adjustments together (finance decisions §4.5: 850 000, 4 150 000,
 * 500 000 and 1 000 000 give 1,70, 30,0 %, 33,3 % and an equity of 3 500 000).
 */
export function balanceSums({ lines, adjustments }: Pick<Balance, 'lines' | 'adjustments'>): BalanceSums {
  const sum = (section: Section) =>
    [...lines, ...adjustments].reduce(
      (all, { section: own, cents }) => (own === section ? all + cents : all),
      0,
    );
  const bySection = {
    CURRENT_ASSETS: sum('CURRENT_ASSETS'),
    LONG_ASSETS: sum('LONG_ASSETS'),
    CURRENT_LIABILITIES: sum('CURRENT_LIABILITIES'),
    LONG_LIABILITIES: sum('LONG_LIABILITIES'),
  };
  const assets = bySection.CURRENT_ASSETS + bySection.LONG_ASSETS;
  const liabilities = bySection.CURRENT_LIABILITIES + bySection.LONG_LIABILITIES;
  return {
    bySection,
    assets,
    liabilities,
    equity: assets - liabilities,
    current: over(bySection.CURRENT_ASSETS, bySection.CURRENT_LIABILITIES),
    debt: over(liabilities, assets, 100),
    short: over(bySection.CURRENT_LIABILITIES, liabilities, 100),
  };
}

export type BalanceEntry =
  ({ readonly kind: 'line' } & BalanceLine) | ({ readonly kind: 'adjustment' } & Adjustment);

/** The lines of each section, registers first, the adjustments under them. */
export const entriesOf = (
  { lines, adjustments }: Pick<Balance, 'lines' | 'adjustments'>,
  section: Section,
): readonly BalanceEntry[] => [
  ...lines.filter((line) => line.section === section).map((line) => ({ kind: 'line' as const, ...line })),
  ...adjustments
    .filter((one) => one.section === section)
    .map((one) => ({ kind: 'adjustment' as const, ...one })),
];

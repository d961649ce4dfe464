import type { Report, ReportColumn } from '../reportTypes';

/** How a quantity of several months becomes one of them all. */
export type PartMerge = 'sum' | 'mean' | 'first' | 'last';

/** A quantity that indicators are computed from. Its words: `parts.<field>`. */
export interface BoardPart {
  readonly field: string;
  /** Its name on the wire. */
  readonly wire: string;
  readonly kind: 'number' | 'money';
  readonly merge: PartMerge;
  /** Of several farms it is their mean, a span of days; else their sum. */
  readonly meanOfGroups?: boolean;
  readonly unit?: string;
  readonly decimals?: number;
}

/** Quantities by their fields; money in cents, null when unknown. */
export type Parts = Readonly<Record<string, number | null>>;

/** One figure of a board. Its words: `indicators.<name>.title` and `.formula`. */
export interface Indicator {
  readonly name: string;
  /** Money is in cents. */
  readonly kind: 'number' | 'money' | 'percent';
  readonly unit?: string;
  readonly decimals?: number;
  /** The quantities that it takes, as its formula names them. */
  readonly parts: readonly string[];
  /** Which way is good; left out where neither is. */
  readonly better?: 'up' | 'down';
  /** Shown for this choice of the board only. */
  readonly only?: string;
  readonly figure: (parts: Parts) => number | null;
}

/** One page of indicators, as data. Its words: `boards.<name>.title` and `.empty`, `boards.<name>.groups`. */
export interface Board {
  readonly name: string;
  /** Permission of its page and name under which the server keeps the age of its data. */
  readonly key: string;
  /** Twelve months of a calendar year, or one harvest beside those before it. */
  readonly periods: 'months' | 'harvests';
  /** What is looked at: a species, a crop, a product. Its words: `choices.<name>`. */
  readonly choice: {
    readonly name: string;
    readonly wire: string;
    readonly values: readonly string[];
  };
  readonly parts: readonly BoardPart[];
  readonly indicators: readonly Indicator[];
  readonly ask: Report['ask'];
}

/** The columns by which the rows of a board are read: farm, crop or product, and period, beside its parts. */
export function boardColumns({ parts }: Board): readonly ReportColumn[] {
  return [
    { field: 'group', wire: 'groupName', identifying: true, needed: true },
    { field: 'period', needed: true },
    ...parts.map(({ field, wire, kind }): ReportColumn => ({ field, wire, kind })),
  ];
}

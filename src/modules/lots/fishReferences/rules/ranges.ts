import { recordOf } from '@/platform/typed/records';
import type { PlacedRow, RowsColumn } from '../../references/rules/readRows';

export const RANGE_FIGURES = [
  'from',
  'to',
  'biomassPercent',
  'mealsPerDay',
  'crudeProtein',
  'pelletSize',
  'dailyGain',
  'feedConversion',
] as const;
export type RangeFigure = (typeof RANGE_FIGURES)[number];

/** What a set says of fish of a weight (g): from ≤ weight < to. `to` is null of a range without an end. */
export type FishRange = Readonly<Record<RangeFigure, number | null>>;

interface RangeColumn extends RowsColumn<RangeFigure> {
  readonly least: number;
  readonly most: number;
  readonly whole?: true;
}

/** The figures of a range, with what each may be: weights in g, protein and ration in %, pellets in mm. */
export const RANGE_COLUMNS: readonly RangeColumn[] = [
  { name: 'from', unit: 'g', decimals: 2, required: true, least: 0, most: 100_000 },
  { name: 'to', unit: 'g', decimals: 2, least: 0.01, most: 100_000 },
  { name: 'biomassPercent', unit: '%', decimals: 2, required: true, least: 0.01, most: 100 },
  { name: 'mealsPerDay', unit: '', decimals: 0, least: 1, most: 24, whole: true },
  { name: 'crudeProtein', unit: '%', decimals: 2, least: 1, most: 100 },
  { name: 'pelletSize', unit: 'mm', decimals: 2, least: 0.01, most: 50 },
  { name: 'dailyGain', unit: 'g/dia', decimals: 2, least: 0, most: 1000 },
  { name: 'feedConversion', unit: '', decimals: 3, least: 0.1, most: 20 },
];

/** The same of a file: it says where ranges end, and may leave out where they start (`startsFromEnds`). */
export const FILE_COLUMNS: readonly RowsColumn<RangeFigure>[] = RANGE_COLUMNS.map(
  ({ name, unit, decimals, required }) => ({
    name,
    // Its name says the unit.
    ...(name === 'biomassPercent' ? { unit: '', fileUnit: unit } : { unit }),
    decimals,
    minDecimals: 0,
    ...(name === 'to' || (required && name !== 'from') ? { required: true as const } : {}),
  }),
);

export const emptyRange = (from: number | null): FishRange => ({
  ...recordOf(RANGE_FIGURES, () => null),
  from,
});

/** Where a range is wrong, and how. `line` is the one that was handed in. */
export type RangeFault = { readonly line: number } & (
  | { readonly field: 'from'; readonly why: 'gap'; readonly after: number; readonly from: number }
  | { readonly field: 'from'; readonly why: 'overlap'; readonly from: number; readonly other: PlacedRange }
  | { readonly field: 'to'; readonly why: 'order'; readonly from: number }
  | { readonly field: 'to'; readonly why: 'open' }
);

export interface PlacedRange {
  readonly line: number;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Ranges touch and never overlap, in whatever order they stand: each fault stands at its row. A range without a start,
 * or one that ends before it starts, says nothing of the others.
 */
export function checkRanges(rows: readonly PlacedRange[]): RangeFault[] {
  const faults: RangeFault[] = [];
  const started = rows.flatMap(({ line, from, to }) => (from === null ? [] : [{ line, from, to }]));
  const ordered = started.toSorted((a, b) => a.from - b.from || a.line - b.line);
  /** The range that reaches furthest of those before. */
  let before: { readonly line: number; readonly from: number; readonly to: number } | undefined;
  ordered.forEach((row, index) => {
    const { line, from, to } = row;
    if (before && from > before.to) faults.push({ line, field: 'from', why: 'gap', after: before.to, from });
    if (before && from < before.to) faults.push({ line, field: 'from', why: 'overlap', from, other: before });
    if (to === null) {
      if (index < ordered.length - 1) faults.push({ line, field: 'to', why: 'open' });
      before = undefined;
    } else if (to <= from) {
      faults.push({ line, field: 'to', why: 'order', from });
      before = undefined;
    } else if (!before || to > before.to) before = { line, from, to };
  });
  return faults.toSorted((a, b) => a.line - b.line);
}

/** A figure of a file that is not what its column takes. */
export type FigureFault = { readonly line: number; readonly figure: RangeFigure } & (
  | { readonly why: 'required' | 'whole' }
  | { readonly why: 'limits'; readonly least: number; readonly most: number }
);

export function checkFigures(rows: readonly PlacedRow<RangeFigure>[]): FigureFault[] {
  return rows.flatMap((row) =>
    RANGE_COLUMNS.flatMap(({ name: figure, required, whole, least, most }): FigureFault[] => {
      const { line, [figure]: value } = row;
      if (value === null) return required ? [{ line, figure, why: 'required' }] : [];
      if (value < least || value > most) return [{ line, figure, why: 'limits', least, most }];
      return whole && !Number.isInteger(value) ? [{ line, figure, why: 'whole' }] : [];
    }),
  );
}

/**
 * A table that only says up to which weight each of its lines goes: a line starts where the one before it ends, the
 * first at 0.
 */
export function startsFromEnds(rows: readonly PlacedRow<RangeFigure>[]): readonly PlacedRow<RangeFigure>[] {
  if (rows.some(({ from }) => from !== null)) return rows;
  return rows.map((row, at) => ({ ...row, from: at === 0 ? 0 : (rows[at - 1]?.to ?? null) }));
}

/** By their start; ranges without one last. */
export const byStart = <Row extends Pick<FishRange, 'from'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.from ?? Infinity) - (b.from ?? Infinity));

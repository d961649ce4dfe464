import { groupsBy } from '@/platform/typed/records';
import { convertUnit, type Extractor, NUTRIENTS, type Nutrient, type SoilUnit } from './nutrients';

/** What a table of a manual classifies: a measured nutrient, or a figure that follows from several. */
export const QUANTITIES = [...NUTRIENTS.filter((one) => one !== 'OTHER'), 'SB', 'T', 'V', 'M'] as const;
export type Quantity = Exclude<Nutrient, 'OTHER'> | 'SB' | 'T' | 'V' | 'M';

const DERIVED_UNITS: Readonly<Record<string, SoilUnit>> = {
  SB: 'cmolc/dm³',
  T: 'cmolc/dm³',
  V: '%',
  M: '%',
};
/** The unit of a derived figure; null of a measured one, which has the unit of its table. */
export const derivedUnit = (quantity: Quantity): SoilUnit | null => DERIVED_UNITS[quantity] ?? null;

export const BASES = ['CLAY', 'CTC'] as const;
/** By what a table is parted: clay (%), or capacity of exchange at pH 7 (cmolc/dm³). */
export type Basis = (typeof BASES)[number];

/**
 * One line of a manual's table. The upper bounds of its classes are inclusive, the last class is open above;
 * `classes` has one word more than there are bounds, lowest first.
 */
export interface ReferenceRow {
  readonly quantity: Quantity;
  /** Null: any, and of derived figures. */
  readonly extractor: Extractor | null;
  readonly unit: SoilUnit;
  readonly basis: Basis | null;
  /** Upper bound of the clay or CTC class, inclusive; null is open above. */
  readonly upTo: number | null;
  /** Crops that this line is of; '' for all of the reference. */
  readonly crop: string;
  readonly bounds: readonly number[];
  readonly classes: readonly string[];
  /** Relative yield (%) at the upper bound of each class that has one, lowest first; none where the table prints none. */
  readonly yields: readonly number[];
  readonly page: string;
}

/** Lines of one quantity, extractor and crop: what is printed as one table. */
export interface ReferenceTable {
  readonly quantity: Quantity;
  readonly extractor: Extractor | null;
  readonly crop: string;
  readonly unit: SoilUnit;
  readonly basis: Basis | null;
  /** By the upper bound of their class of clay or CTC, the open one last. */
  readonly rows: readonly ReferenceRow[];
}

const tableKey = ({ quantity, extractor, crop }: Pick<ReferenceRow, 'quantity' | 'extractor' | 'crop'>) =>
  `${quantity}|${extractor ?? ''}|${crop.trim().toLowerCase()}`;
const upper = ({ upTo }: Pick<ReferenceRow, 'upTo'>) => upTo ?? Infinity;

/** The tables that the lines of a reference make, in the order of their first lines. */
export function tablesOf(rows: readonly ReferenceRow[]): ReferenceTable[] {
  const groups = groupsBy(rows, tableKey);
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { quantity, extractor, crop, unit, basis } = first;
    return [{ quantity, extractor, crop, unit, basis, rows: lines.toSorted((a, b) => upper(a) - upper(b)) }];
  });
}

/** The fields of a line that can be wrong. */
export type RowField = 'unit' | 'basis' | 'upTo' | 'bounds' | 'classes' | 'yields';
export type RowFaultKind =
  /** Bounds do not rise, or there is none. */
  | 'rising'
  /** As many words as bounds plus one. */
  | 'classCount'
  /** Relative yields do not rise, pass 100, or are more than there are classes. */
  | 'yields'
  /** Lines of one table have different units or bases. */
  | 'mixed'
  /** Two lines of one table reach to the same bound. */
  | 'overlap'
  /** No line of the table is open above: larger values have no class. */
  | 'gap'
  /** A line without a basis stands beside others of its table. */
  | 'noBasis';
export interface RowFault {
  /** Place of the line, from 0. */
  readonly index: number;
  readonly field: RowField;
  readonly why: RowFaultKind;
}

const rises = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));

/** Every fault of the lines of a reference (FI §1: bounds not rising; gap, overlap). */
export function referenceFaults(rows: readonly ReferenceRow[]): RowFault[] {
  const own = rows.flatMap((row, index): RowFault[] => [
    ...(row.bounds.length === 0 || !rises(row.bounds)
      ? [{ index, field: 'bounds', why: 'rising' } as const]
      : []),
    ...(row.classes.length === row.bounds.length + 1
      ? []
      : [{ index, field: 'classes', why: 'classCount' } as const]),
    ...(rises(row.yields) &&
    row.yields.every((value) => value > 0 && value <= 100) &&
    row.yields.length <= row.classes.length
      ? []
      : [{ index, field: 'yields', why: 'yields' } as const]),
  ]);
  const placed = rows.map((row, index) => ({ row, index }));
  const groups = groupsBy(placed, ({ row }) => tableKey(row));
  const together = [...groups.values()].flatMap((lines): RowFault[] => {
    const [first] = lines;
    if (!first) return [];
    const found: RowFault[] = [];
    for (const [at, { row, index }] of lines.entries()) {
      if (row.unit !== first.row.unit) found.push({ index, field: 'unit', why: 'mixed' });
      if (row.basis !== first.row.basis) found.push({ index, field: 'basis', why: 'mixed' });
      else if (row.basis === null && lines.length > 1 && at > 0)
        found.push({ index, field: 'basis', why: 'noBasis' });
      else if (lines.slice(0, at).some((other) => other.row.upTo === row.upTo))
        found.push({ index, field: 'upTo', why: 'overlap' });
    }
    const { basis } = first.row;
    const reaches = lines.some(({ row: { upTo } }) => upTo === null || (basis === 'CLAY' && upTo >= 100));
    const last = lines.toSorted((a, b) => upper(b.row) - upper(a.row))[0];
    if (basis !== null && !reaches && last) found.push({ index: last.index, field: 'upTo', why: 'gap' });
    return found;
  });
  return [...own, ...together].toSorted((a, b) => a.index - b.index);
}

/** One measured or derived value of a sample, with what decides where a table reads it. */
export interface SoilSample {
  readonly value: number;
  readonly unit: SoilUnit;
  readonly extractor: Extractor | null;
  /** %. */
  readonly clay: number | null;
  /** cmolc/dm³ at pH 7. */
  readonly ctc: number | null;
}

/** The class of a value in a table, with the bounds that enclose it in the table's unit. */
export interface SoilClass {
  readonly kind: 'class';
  readonly index: number;
  readonly word: string;
  readonly count: number;
  /** Exclusive; null for the lowest class. */
  readonly above: number | null;
  /** Inclusive; null for the highest class. */
  readonly upTo: number | null;
  readonly row: ReferenceRow;
  /** Lower bound of the line's class of clay or CTC, exclusive; null where the line is the lowest, or has none. */
  readonly rowAbove: number | null;
  /** Band of relative yield from 0 (below 40 %) to 3; null where the table gives none. */
  readonly band: number | null;
}
export type NoClass = 'EXTRACTOR' | 'UNIT' | 'CLAY' | 'CTC' | 'TABLE';
export interface Unclassified {
  readonly kind: 'unclassified';
  readonly why: NoClass;
  /** Extractor or unit that the table is of. */
  readonly table: ReferenceTable | null;
}

/** Bounds of relative yield (FA-617–620): below 40 very low, below 70 low, below 90 medium, to 100 high. */
const YIELD_BANDS = [40, 70, 90] as const;
/** The critical level: 90 % of the greatest yield, the top of 'médio' (FA-621). */
const CRITICAL_YIELD = 90;

/** Band of a relative yield in %, 0 (very low) to 3 (high). */
export function yieldBand(percent: number): number {
  const at = YIELD_BANDS.findIndex((bound) => percent < bound);
  return at === -1 ? YIELD_BANDS.length : at;
}

/** Yields of a class lie between those at its bounds: the band is that of the middle. */
function bandOf(row: ReferenceRow, index: number): number | null {
  if (row.yields.length === 0) return null;
  const low = index === 0 ? 0 : (row.yields[index - 1] ?? 100);
  const high = row.yields[index] ?? 100;
  return yieldBand((low + high) / 2);
}

/**
 * Classifies a value by a table: by upper bound, inclusive and unrounded (T2). A table of another extractor, or parted by
 * clay or CTC that is not known, is refused, never guessed; a value in another unit is converted where that is possible.
 */
export function classify(table: ReferenceTable, sample: SoilSample): SoilClass | Unclassified {
  const refused = (why: NoClass): Unclassified => ({ kind: 'unclassified', why, table });
  if (table.extractor !== null && sample.extractor !== table.extractor) return refused('EXTRACTOR');
  const { quantity, unit, basis, rows } = table;
  const nutrient = NUTRIENTS.find((one) => one === quantity);
  const value =
    sample.unit === unit
      ? sample.value
      : nutrient === undefined
        ? null
        : convertUnit(nutrient, sample.value, sample.unit, unit);
  if (value === null) return refused('UNIT');
  const known = basis === 'CLAY' ? sample.clay : sample.ctc;
  if (basis !== null && known === null) return refused(basis);
  const at = basis === null ? 0 : rows.findIndex((row) => known !== null && known <= upper(row));
  const row = rows[at];
  if (!row) return refused('TABLE');
  const found = row.bounds.findIndex((bound) => value <= bound);
  const index = found === -1 ? row.bounds.length : found;
  return {
    kind: 'class',
    index,
    word: row.classes[index] ?? '',
    count: row.classes.length,
    above: index === 0 ? null : (row.bounds[index - 1] ?? null),
    upTo: row.bounds[index] ?? null,
    row,
    rowAbove: basis === null || at === 0 ? null : (rows[at - 1]?.upTo ?? null),
    band: bandOf(row, index),
  };
}

/**
 * The critical level of a line in its unit: the bound at which 90 % of the greatest yield is reached; null where the table
 * gives no yields, or none at 90 %.
 */
export function criticalLevel({ bounds, yields }: Pick<ReferenceRow, 'bounds' | 'yields'>): number | null {
  const at = yields.indexOf(CRITICAL_YIELD);
  return at === -1 ? null : (bounds[at] ?? null);
}

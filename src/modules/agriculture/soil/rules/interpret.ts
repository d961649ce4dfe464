import { derivedOf, type DerivedValues } from './derived';
import { convertUnit, effectiveValue, type SoilNutrient, type SoilPoint, type SoilUnit } from './nutrients';
import {
  classify,
  derivedUnit,
  type NoClass,
  type Quantity,
  QUANTITIES,
  type ReferenceTable,
  type SoilClass,
  type SoilSample,
  type Unclassified,
} from './reference';

/** What of an analysis is interpreted. */
export interface InterpretedSoil {
  readonly nutrients: readonly SoilNutrient[];
  readonly points: readonly SoilPoint[];
  /** Percent, of points whose clay was not measured. */
  readonly clay: number | null;
}

const DERIVED: Readonly<Record<'SB' | 'T' | 'V' | 'M', keyof DerivedValues>> = {
  SB: 'sb',
  T: 't',
  V: 'v',
  M: 'm',
};
const derivedKey = (quantity: Quantity): keyof DerivedValues | null =>
  quantity in DERIVED ? DERIVED[quantity as keyof typeof DERIVED] : null;

/** Clay of a point in percent: what was measured there, else the standard of the analysis. */
export function clayOf(soil: InterpretedSoil, { values }: Pick<SoilPoint, 'values'>): number | null {
  const column = soil.nutrients.find(({ nutrient }) => nutrient === 'CLAY');
  const value = column && values.find(({ nutrientId }) => nutrientId === column.id);
  return value && column ? convertUnit('CLAY', effectiveValue(value), column.unit, '%') : soil.clay;
}

/** What is measured of a quantity: a column of the analysis, or null of what is derived from several. */
export interface QuantitySource {
  readonly quantity: Quantity;
  readonly column: SoilNutrient | null;
  readonly unit: SoilUnit;
}

/** Everything that an analysis has of the quantities that tables know, in their order; 'other' nutrients have no table. */
export function sourcesOf({ nutrients, points }: InterpretedSoil): QuantitySource[] {
  const derived = points.map(({ values }) => derivedOf(nutrients, values));
  return QUANTITIES.flatMap((quantity): QuantitySource[] => {
    const key = derivedKey(quantity);
    if (key !== null) {
      const unit = derivedUnit(quantity);
      const known = derived.some((figures) => figures[key] !== null);
      return known && unit !== null ? [{ quantity, column: null, unit }] : [];
    }
    return nutrients
      .filter(({ nutrient }) => nutrient === quantity)
      .map((column) => ({ quantity, column, unit: column.unit }));
  });
}

/** The value of a source at a point, in the source's unit; below detection half of the limit; null where there is none. */
export function valueAt(
  { quantity, column }: Pick<QuantitySource, 'quantity' | 'column'>,
  nutrients: readonly SoilNutrient[],
  { values }: Pick<SoilPoint, 'values'>,
): number | null {
  if (column) {
    const value = values.find(({ nutrientId }) => nutrientId === column.id);
    return value ? effectiveValue(value) : null;
  }
  const key = derivedKey(quantity);
  return key === null ? null : derivedOf(nutrients, values)[key];
}

export interface InterpretedPoint {
  readonly point: SoilPoint;
  readonly value: number;
  readonly result: SoilClass | Unclassified;
}

/** How many points are of a class; `word` is the table's own. */
export interface ClassShare {
  readonly index: number;
  readonly word: string;
  readonly points: number;
}

/** A quantity of the analysis, read by one table of the reference; without a table it has no class. */
export interface InterpretedQuantity {
  readonly source: QuantitySource;
  readonly table: ReferenceTable | null;
  /** Those that have a value. */
  readonly points: readonly InterpretedPoint[];
  /** Classes from the lowest, those without points too; none where no point has a class. */
  readonly classes: readonly ClassShare[];
  /** Why points have no class, with how many. */
  readonly unclassified: readonly { readonly why: NoClass; readonly points: number }[];
  /** Mean of the values, in the source's unit. */
  readonly mean: number | null;
  /** Class of the mean at the mean clay and CTC. */
  readonly meanResult: SoilClass | Unclassified | null;
}

/** Mean of the values that are known; null where none is. */
export const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** The tables by which a source may be read: those of its extractor, else all of its quantity, which then refuse it. */
function tablesFor({ quantity, column }: QuantitySource, tables: readonly ReferenceTable[]) {
  const own = tables.filter((table) => table.quantity === quantity);
  const fitting = own.filter(
    ({ extractor }) => extractor === null || extractor === (column?.extractor ?? null),
  );
  return fitting.length > 0 ? fitting : own.slice(0, 1);
}

function sharesOf(points: readonly InterpretedPoint[]): ClassShare[] {
  const classified = points.flatMap(({ result }) => (result.kind === 'class' ? [result] : []));
  const [first] = classified;
  if (!first) return [];
  return first.row.classes.map((word, index) => ({
    index,
    word,
    points: classified.filter((result) => result.index === index).length,
  }));
}

function interpretBy(soil: InterpretedSoil, source: QuantitySource, table: ReferenceTable | null) {
  const sampleOf = (value: number, clay: number | null, ctc: number | null): SoilSample => ({
    value,
    unit: source.unit,
    extractor: source.column?.extractor ?? null,
    clay,
    ctc,
  });
  const read = (sample: SoilSample): SoilClass | Unclassified =>
    table ? classify(table, sample) : { kind: 'unclassified', why: 'TABLE', table: null };
  const bases = soil.points.map((point) => ({
    point,
    value: valueAt(source, soil.nutrients, point),
    clay: clayOf(soil, point),
    ctc: derivedOf(soil.nutrients, point.values).t,
  }));
  const points = bases.flatMap(({ point, value, clay, ctc }): InterpretedPoint[] =>
    value === null ? [] : [{ point, value, result: read(sampleOf(value, clay, ctc)) }],
  );
  const reasons = points.flatMap(({ result }) => (result.kind === 'unclassified' ? [result.why] : []));
  const mean = meanOf(points.map(({ value }) => value));
  const measured = bases.filter(({ value }) => value !== null);
  const meanSample =
    mean === null
      ? null
      : sampleOf(mean, meanOf(measured.map(({ clay }) => clay)), meanOf(measured.map(({ ctc }) => ctc)));
  return {
    source,
    table,
    points,
    classes: sharesOf(points),
    unclassified: [...new Set(reasons)].map((why) => ({
      why,
      points: reasons.filter((reason) => reason === why).length,
    })),
    mean,
    meanResult: meanSample && read(meanSample),
  };
}

/**
 * Reads an analysis by the tables of a reference: each quantity that was measured, or follows from what was, by each table
 * that fits it. A quantity that the reference has no table for is kept, without a class; a table of another extractor
 * refuses it in words (FI §4.5).
 */
export function interpret(soil: InterpretedSoil, tables: readonly ReferenceTable[]): InterpretedQuantity[] {
  return sourcesOf(soil).flatMap((source) => {
    const fitting = tablesFor(source, tables);
    return fitting.length === 0
      ? [interpretBy(soil, source, null)]
      : fitting.map((table) => interpretBy(soil, source, table));
  });
}

/** How many values of an analysis get a class by these tables: which reference to propose. */
export const classifiedCount = (soil: InterpretedSoil, tables: readonly ReferenceTable[]): number =>
  interpret(soil, tables).reduce(
    (sum, { points }) => sum + points.filter(({ result }) => result.kind === 'class').length,
    0,
  );

/** The mean of a quantity now and in a former analysis of the plot, in the present unit; null where they cannot be compared. */
export interface FormerMean {
  readonly mean: number;
  readonly change: number;
}

/** Compares with a former analysis: the same quantity by the same extractor, converted to the present unit. */
export function formerMean(
  { source, mean }: Pick<InterpretedQuantity, 'source' | 'mean'>,
  former: InterpretedSoil,
): FormerMean | null {
  const { quantity, column, unit } = source;
  const other = sourcesOf(former).find(
    (one) => one.quantity === quantity && (one.column?.extractor ?? null) === (column?.extractor ?? null),
  );
  if (!other || mean === null) return null;
  const before = meanOf(former.points.map((point) => valueAt(other, former.nutrients, point)));
  const converted =
    before === null ? null : column ? convertUnit(column.nutrient, before, other.unit, unit) : before;
  return converted === null ? null : { mean: converted, change: mean - converted };
}

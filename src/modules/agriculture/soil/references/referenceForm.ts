import { numberMarks } from '@/platform/format/formatLocale';
import { formatNumber, parseNumber } from '@/platform/format/number';
import { isOneOf } from '@/platform/typed/records';
import type { LimeMethod } from '../rules/lime';
import { type Extractor, NUTRIENT_FACTS, NUTRIENTS, SOIL_UNITS, type SoilUnit } from '../rules/nutrients';
import { type Basis, derivedUnit, type Quantity, type ReferenceRow } from '../rules/reference';
import type { ReferenceUse, SoilReference } from './soilReferenceWire';

/** Stands for the unit of pH, which has none, where an option needs a word. */
export const NO_UNIT = 'NONE';

/** A line of the form: bounds, classes and yields are lists parted by semicolons, as they are typed. */
export interface ReferenceLine {
  quantity: string | null;
  extractor: string | null;
  unit: string | null;
  basis: string | null;
  upTo: number | null;
  bounds: string;
  classes: string;
  yields: string;
  crop: string;
  page: string;
}

export interface ReferenceValues {
  /** Null for a new one. */
  version: number | null;
  seeded: boolean;
  /** What was computed with it; read only. */
  uses: readonly ReferenceUse[];
  name: string;
  manual: string;
  edition: string;
  region: string;
  crops: string;
  depthFrom: number | null;
  depthTo: number | null;
  limeMethod: string | null;
  targetV: number | null;
  rows: ReferenceLine[];
  smp: { smp: number | null; lime: number | null }[];
  observation: string;
}

const partsOf = (typed: string) =>
  typed
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The numbers of '10; 20,5', in the page's way of writing; null where one of them is none. */
export function numbersOf(typed: string): number[] | null {
  const numbers = partsOf(typed).map((part) => parseNumber(part, { marks: numberMarks() }));
  return numbers.every((one) => one !== null) ? numbers : null;
}
const wordsOf = partsOf;

const numbersText = (numbers: readonly number[]) =>
  numbers.map((one) => formatNumber(one, { decimals: 9, minDecimals: 0, thousands: false })).join('; ');

/** The units in which a table of a quantity can be: those of the nutrient, or that of the derived figure. */
export function unitsOf(quantity: string | null): readonly SoilUnit[] {
  const nutrient = NUTRIENTS.find((one) => one === quantity);
  if (nutrient) return NUTRIENT_FACTS[nutrient].units;
  const unit = derivedUnit(quantity as Quantity);
  return unit === null ? SOIL_UNITS : [unit];
}

export const emptyLine = (before?: Readonly<Record<string, unknown>>): ReferenceLine => ({
  quantity: null,
  extractor: null,
  unit: null,
  basis: null,
  upTo: null,
  bounds: '',
  classes: '',
  yields: '',
  crop: '',
  page: '',
  // The next class of clay of the same table differs in its bounds alone.
  ...(before ? { ...before, upTo: null, bounds: '' } : {}),
});

const lineOf = (row: ReferenceRow): ReferenceLine => ({
  ...row,
  unit: row.unit === '' ? NO_UNIT : row.unit,
  bounds: numbersText(row.bounds),
  classes: row.classes.join('; '),
  yields: numbersText(row.yields),
});

/** A line as a rule reads it. What cannot be read yet is left out: the schema says so at its cell. */
export function rowOf(line: ReferenceLine): ReferenceRow {
  const unit = line.unit === NO_UNIT ? '' : line.unit;
  return {
    quantity: line.quantity as Quantity,
    extractor: line.extractor as Extractor | null,
    unit: isOneOf(SOIL_UNITS, unit) ? unit : '',
    basis: line.basis as Basis | null,
    upTo: line.basis === null ? null : line.upTo,
    crop: line.crop.trim(),
    bounds: numbersOf(line.bounds) ?? [],
    classes: wordsOf(line.classes),
    yields: numbersOf(line.yields) ?? [],
    page: line.page.trim(),
  };
}

export const EMPTY_REFERENCE = {
  version: null,
  seeded: false,
  uses: [],
  depthFrom: 0,
  depthTo: 20,
  limeMethod: 'V_PERCENT' satisfies LimeMethod,
  targetV: null,
  rows: [emptyLine()],
  smp: [],
  observation: '',
} as const;

export const referenceValues = (reference: SoilReference): ReferenceValues => ({
  version: reference.version,
  seeded: reference.seeded,
  uses: reference.uses,
  name: reference.name,
  manual: reference.manual,
  edition: reference.edition,
  region: reference.region ?? '',
  crops: reference.crops ?? '',
  depthFrom: reference.depthFrom,
  depthTo: reference.depthTo,
  limeMethod: reference.limeMethod,
  targetV: reference.targetV,
  rows: reference.rows.map(lineOf),
  smp: reference.smp.map((row) => ({ ...row })),
  observation: reference.observation ?? '',
});

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** What is sent of a reference. */
export const referenceBody = ({ seeded: _seeded, uses: _uses, ...values }: ReferenceValues) => ({
  ...values,
  region: orNull(values.region),
  crops: orNull(values.crops),
  observation: orNull(values.observation),
  targetV: values.limeMethod === 'V_PERCENT' ? values.targetV : null,
  rows: values.rows.map(rowOf),
  smp: values.smp.toSorted((a, b) => (a.smp ?? 0) - (b.smp ?? 0)),
});

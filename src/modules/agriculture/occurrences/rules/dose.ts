import type { OccurrenceDescriptor, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { quantityText } from '@/families/occurrence/rules/quantityText';
import { decimalsFor, roundHalfAway } from '@/platform/format/number';

/** What a dose a hectare may be in. */
export type DoseUnit = 'L' | 'mL' | 'kg' | 'g' | 't' | 'sc' | 'un';

/** Units of one kind are brought to each other; sacks and pieces of nothing else. */
const MEASURES: Readonly<Record<DoseUnit, readonly [kind: string, of: number]>> = {
  L: ['volume', 1],
  mL: ['volume', 0.001],
  kg: ['mass', 1],
  g: ['mass', 0.001],
  t: ['mass', 1000],
  sc: ['sc', 1],
  un: ['un', 1],
};

/** The units of stock by their abbreviations and names, folded. */
const STOCK_UNITS: Readonly<Record<string, DoseUnit>> = {
  L: 'L',
  LT: 'L',
  LTS: 'L',
  LITRO: 'L',
  LITROS: 'L',
  ML: 'mL',
  KG: 'kg',
  QUILO: 'kg',
  QUILOGRAMA: 'kg',
  G: 'g',
  GR: 'g',
  GRAMA: 'g',
  T: 't',
  TON: 't',
  TONELADA: 't',
  SC: 'sc',
  SACA: 'sc',
  SACO: 'sc',
  UN: 'un',
  UND: 'un',
  UNIDADE: 'un',
};

const isDoseUnit = (unit: unknown): unit is DoseUnit => typeof unit === 'string' && unit in MEASURES;

/** The unit of a dose that a unit of stock is; null for boxes, gallons and others that tell no measure. */
export const unitOfStock = (unit: unknown): DoseUnit | null =>
  typeof unit === 'string' ? (STOCK_UNITS[unit.trim().toUpperCase()] ?? null) : null;

/** An amount in another unit; null where one does not measure what the other does. 500 mL are 0,5 L. */
export function converted(amount: number, from: DoseUnit, to: DoseUnit): number | null {
  const [[kind, of], [other, by]] = [MEASURES[from], MEASURES[to]];
  return kind === other ? (amount * of) / by : null;
}

/** A figure that is written into a field: three digits that count, two decimals at least; no binary dust. */
export const written = (value: number): number => roundHalfAway(value, decimalsFor(value, 2, 3));

/** The one unit of every dose of a type, as its field says it: kg of fertilizer, t of lime; null where each has its own. */
const fixedUnit = ({ fields }: Pick<OccurrenceDescriptor, 'fields'>): DoseUnit | null => {
  const field = fields.find(({ name }) => name === 'dose');
  const unit = field && 'unit' in field ? field.unit?.replace(/\/ha$/, '') : undefined;
  return isDoseUnit(unit) ? unit : null;
};

/**
 * The unit of the dose of what was written down: its own, that of its type, else that in which its product was taken out
 * of stock; null where nothing tells it.
 */
export function doseUnitOf(
  { values, depletion }: Pick<OccurrenceRecord, 'values'> & Partial<Pick<OccurrenceRecord, 'depletion'>>,
  descriptor: Pick<OccurrenceDescriptor, 'fields'> | undefined,
): DoseUnit | null {
  const own = values['doseUnit'];
  if (isDoseUnit(own)) return own;
  return (descriptor && fixedUnit(descriptor)) ?? unitOfStock(depletion?.[0]?.unit);
}

/** A unit as it is written; seeds and seedlings are counted. */
const UNIT_TEXT: Readonly<Partial<Record<DoseUnit, string>>> = { un: 'un.' };

/** An amount with its unit, in the larger one from a thousand on: '8,33 L' of 8 333 mL. '–' where either is unknown. */
export function amountText(amount: number | null, unit: DoseUnit | null): string {
  if (amount === null || unit === null) return '–';
  const larger = unit === 'mL' ? 'L' : unit === 'g' ? 'kg' : null;
  const shown = larger !== null && Math.abs(amount) >= 1000 ? converted(amount, unit, larger) : null;
  if (larger !== null && shown !== null) return `${quantityText(shown)} ${larger}`;
  return `${quantityText(amount)} ${UNIT_TEXT[unit] ?? unit}`;
}

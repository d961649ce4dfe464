import { numberOf } from '@/platform/http/loose';
import { DISCOUNT_ORDERS, SACK_KG, STANDARDS } from '@/domain/harvest/grainDiscounts';
import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import type { OccurrenceField } from '@/families/occurrence/occurrenceFields';
import type { OccurrenceValues } from '@/families/occurrence/occurrenceTypes';
import { sacksOf } from '../rules/field';
import {
  discountNotes,
  harvestedKg,
  netOfScale,
  standardIn,
  standardOfProduct,
  weightFaults,
} from '../rules/harvestWeight';
import { graceWarnings } from '../rules/pesticides';
import { END, hectaresOf, shown, WORK, WORK_EMPTY, workFields, workFaults, workMoment } from './common';

const MOST_KG = 10_000_000;
const weight = { kind: 'number', unit: 'kg', decimals: 2, min: 0, max: MOST_KG, span: 4 } as const;
const measured = { kind: 'percent', decimals: 2, min: 0, max: 100 } as const;
const isBuyers = (values: OccurrenceValues) => standardIn(values) === 'BUYER';
/** The standard of the product, where none was chosen. */
const standardBy = (values: OccurrenceValues) => {
  const standard = standardOfProduct(values['product']);
  return standard === null || standardIn(values) !== null ? {} : { standard };
};

const WEIGHT_FIELDS: readonly OccurrenceField[] = [
  { ...weight, name: 'grossKg', above: true, derive: netOfScale },
  { ...weight, name: 'tareKg', derive: netOfScale },
  { ...weight, name: 'netKg', above: true, required: true, helper: true },
  { name: 'standard', kind: 'select', options: STANDARDS, span: 8 },
  { ...weight, name: 'otherDiscountKg', helper: true },
  { ...measured, name: 'moistureBase', max: 99.99, span: 6, shownWhen: isBuyers },
  { ...measured, name: 'impurityBase', max: 99.99, span: 6, shownWhen: isBuyers },
  { ...measured, name: 'moisture', span: 3 },
  { ...measured, name: 'impurity', span: 3 },
  { name: 'discountOrder', kind: 'select', options: DISCOUNT_ORDERS, span: 6 },
];

/** Harvest: what the discounts leave of the net weight makes sacks and yield; a grace period that still runs is said. */
export const harvesting = defineOccurrence({
  ...WORK,
  slug: 'colheita',
  fields: [
    END,
    { name: 'product', kind: 'text', maxLength: 100, required: true, derive: standardBy },
    { name: 'sackKg', kind: 'number', unit: 'kg', min: 0, above: true, max: 1000, span: 3 },
    { name: 'plate', kind: 'plate', span: 3 },
    ...WEIGHT_FIELDS,
    ...workFields(),
  ],
  emptyValues: {
    product: '',
    grossKg: null,
    tareKg: null,
    netKg: null,
    standard: null,
    discountOrder: 'IMPURITY_FIRST',
    moistureBase: null,
    impurityBase: null,
    moisture: null,
    impurity: null,
    otherDiscountKg: null,
    sackKg: SACK_KG,
    plate: '',
    ...WORK_EMPTY,
  },
  check: (values, context) => [...workFaults(values, context), ...weightFaults(values)],
  notes: (values, { subjects }) => {
    const kg = harvestedKg(values);
    if (kg === null) return discountNotes(values);
    const { sacks, perHa } = sacksOf(kg, numberOf(values['sackKg']) ?? SACK_KG, hectaresOf(values, subjects));
    const words = { sacks: shown(sacks), perHa: shown(perHa) };
    return [...discountNotes(values), { field: 'netKg', key: 'sacks', values: words }];
  },
  warn: (values, context) => [
    ...graceWarnings(workMoment(values), context.records),
    ...WORK.warn(values, context),
  ],
  effects: () => [],
  summary: (values, { figure, named }) => `${named('product')} · ${figure(harvestedKg(values))} kg`,
});

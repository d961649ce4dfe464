import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { sacksOf } from '../rules/field';
import { graceWarnings } from '../rules/pesticides';
import { END, hectaresOf, num, shown, WORK, WORK_EMPTY, WORK_FIELDS, workFaults, workMoment } from './common';

const SACK_KG = 60;

/** Harvest: sacks and yield follow from the net weight; a grace period that still runs is said. */
export const harvesting = defineOccurrence({
  ...WORK,
  slug: 'colheita',
  fields: [
    END,
    { name: 'product', kind: 'text', maxLength: 100, required: true },
    { name: 'netKg', kind: 'number', unit: 'kg', min: 0, above: true, required: true },
    { name: 'sackKg', kind: 'number', unit: 'kg', min: 0, above: true, max: 1000, span: 4 },
    { name: 'moisture', kind: 'percent', min: 0, max: 100, span: 4 },
    { name: 'plate', kind: 'plate', span: 4 },
    ...WORK_FIELDS,
  ],
  emptyValues: { product: '', netKg: null, sackKg: SACK_KG, moisture: null, plate: '', ...WORK_EMPTY },
  check: workFaults,
  notes: (values, { subjects }) => {
    const kg = num(values['netKg']);
    if (kg === null) return [];
    const { sacks, perHa } = sacksOf(kg, num(values['sackKg']) ?? SACK_KG, hectaresOf(values, subjects));
    return [{ field: 'netKg', key: 'sacks', values: { sacks: shown(sacks), perHa: shown(perHa) } }];
  },
  warn: (values, context) => [
    ...graceWarnings(workMoment(values), context.records),
    ...WORK.warn(values, context),
  ],
  effects: () => [],
  summary: (values, { figure, named }) => `${named('product')} · ${figure(values['netKg'])} kg`,
});

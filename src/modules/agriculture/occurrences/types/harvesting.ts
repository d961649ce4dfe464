import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { addDays, formatDate } from '@/platform/format/date';
import { dayOf } from '@/platform/format/dateTime';
import { sacksOf } from '../rules/field';
import { areaFaults, hectaresOf, num, shown, WORK, WORK_EMPTY, WORK_FIELDS } from './common';

const SACK_KG = 60;

/** Harvest: sacks and yield follow from the net weight; a grace period that still runs is said. */
export const harvesting = defineOccurrence({
  ...WORK,
  slug: 'colheita',
  fields: [
    { name: 'product', kind: 'text', maxLength: 100, required: true },
    { name: 'netKg', kind: 'number', unit: 'kg', min: 0, above: true, required: true },
    { name: 'sackKg', kind: 'number', unit: 'kg', min: 0, above: true, max: 1000, span: 4 },
    { name: 'moisture', kind: 'percent', min: 0, max: 100, span: 4 },
    { name: 'plate', kind: 'plate', span: 4 },
    ...WORK_FIELDS,
  ],
  emptyValues: { product: '', netKg: null, sackKg: SACK_KG, moisture: null, plate: '', ...WORK_EMPTY },
  check: areaFaults,
  notes: (values, { subjects }) => {
    const kg = num(values['netKg']);
    if (kg === null) return [];
    const { sacks, perHa } = sacksOf(kg, num(values['sackKg']) ?? SACK_KG, hectaresOf(values, subjects));
    return [{ field: 'netKg', key: 'sacks', values: { sacks: shown(sacks), perHa: shown(perHa) } }];
  },
  warn: (values, { records }) => {
    const moment = values.state === 'DONE' ? values.happenedAt : values.plannedAt;
    if (moment === null) return [];
    const day = dayOf(moment);
    return records.flatMap((row) => {
      const days = num(row.values['graceDays']);
      if (row.type !== 'pulverizacao' || row.happenedAt === null || days === null || days === 0) return [];
      const free = addDays(dayOf(row.happenedAt), days);
      const product = typeof row.values['product'] === 'string' ? row.values['product'] : '';
      return dayOf(row.happenedAt) <= day && day < free
        ? [{ field: 'happenedAt', key: 'grace', values: { product, date: formatDate(free) } }]
        : [];
    });
  },
  effects: () => [],
  summary: (values, { figure, named }) => `${named('product')} · ${figure(values['netKg'])} kg`,
});

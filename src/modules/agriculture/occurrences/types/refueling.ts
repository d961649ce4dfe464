import { numberOf } from '@/platform/http/loose';
import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { FIELDS } from './common';

/** Fuel of a machine, from the farm's own tank or from outside. */
export const refueling = defineOccurrence({
  slug: 'abastecimento',
  where: FIELDS,
  needsAnimals: false,
  subject: 'one',
  depletes: 'one',
  fields: [
    { name: 'source', kind: 'radio', options: ['interno', 'externo'], required: true, span: 12 },
    { name: 'machine', kind: 'text', maxLength: 60, required: true },
    {
      name: 'fuel',
      kind: 'select',
      options: ['diesel-s10', 'diesel-s500', 'gasolina', 'etanol', 'arla'],
      required: true,
    },
    {
      name: 'litres',
      kind: 'number',
      unit: 'L',
      min: 0,
      above: true,
      max: 100_000,
      required: true,
      span: 4,
      derive: (values) =>
        values.depletion.length > 0 && values['source'] === 'interno'
          ? { 'depletion.0.quantity': numberOf(values['litres']) }
          : {},
    },
    { name: 'hourMeter', kind: 'number', unit: 'h', decimals: 1, min: 0, span: 4 },
    { name: 'mileage', kind: 'number', unit: 'km', decimals: 0, min: 0, span: 4 },
  ],
  emptyValues: { source: 'interno', machine: '', fuel: null, litres: null, hourMeter: null, mileage: null },
  effects: () => [],
  summary: (values, { figure, named }) => `${named('machine')} · ${figure(values['litres'])} L`,
});

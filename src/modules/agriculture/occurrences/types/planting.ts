import { numberOf } from '@/platform/http/loose';
import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { seedKgPerHectare, seedsPerHectare } from '../rules/field';
import {
  type Dosing,
  doseFaults,
  doseFields,
  END,
  shown,
  WORK,
  WORK_EMPTY,
  workFaults,
  workFields,
} from './common';

/** Seeds are weighed, or counted with the seedlings. */
const SEED: Dosing = { options: ['kg', 'sc', 'un'] };

/** Sowing: seeds and kilograms a hectare follow from what stands in a metre of row. */
export const planting = defineOccurrence({
  ...WORK,
  slug: 'plantio',
  depletes: 'several',
  fields: [
    END,
    { name: 'seed', kind: 'text', maxLength: 100, required: true, span: 6 },
    ...doseFields(SEED),
    { name: 'treatment', kind: 'text', maxLength: 100, span: 12 },
    { name: 'rowCm', kind: 'number', unit: 'cm', decimals: 1, min: 0, above: true, max: 2000 },
    { name: 'seedsPerMetre', kind: 'number', decimals: 2, min: 0, above: true, max: 1000 },
    { name: 'germination', kind: 'percent', min: 1, max: 100 },
    {
      name: 'thousandWeight',
      kind: 'number',
      unit: 'g',
      decimals: 1,
      min: 0,
      above: true,
      max: 5000,
    },
    ...workFields(SEED),
  ],
  emptyValues: {
    seed: '',
    dose: null,
    doseUnit: null,
    treatment: '',
    rowCm: null,
    seedsPerMetre: null,
    germination: null,
    thousandWeight: null,
    ...WORK_EMPTY,
  },
  check: (values, context) => [...workFaults(values, context), ...doseFaults(values)],
  notes: (values) => {
    const [perMetre, row] = [numberOf(values['seedsPerMetre']), numberOf(values['rowCm'])];
    const seeds = perMetre === null || row === null ? null : seedsPerHectare(perMetre, row);
    if (seeds === null) return [];
    const [germination, weight] = [numberOf(values['germination']), numberOf(values['thousandWeight'])];
    const plants = germination === null ? null : (seeds * germination) / 100;
    const kg = weight === null ? null : seedKgPerHectare(seeds, weight);
    return [
      {
        field: 'seedsPerMetre',
        key: 'sowing',
        values: { seeds: shown(seeds, 0), plants: shown(plants, 0), kg: shown(kg) },
      },
    ];
  },
  effects: () => [],
  summary: (_values, { named }) => named('seed'),
});

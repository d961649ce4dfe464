import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { END, WORK, WORK_EMPTY, workFields, workFaults } from './common';

/** Ploughing, harrowing and the like. */
export const soilPreparation = defineOccurrence({
  ...WORK,
  slug: 'preparo-do-solo',
  fields: [
    END,
    {
      name: 'operation',
      kind: 'select',
      options: ['gradagem', 'subsolagem', 'aracao', 'escarificacao', 'nivelamento', 'rocada', 'outra'],
      required: true,
    },
    { name: 'depthCm', kind: 'number', unit: 'cm', decimals: 1, min: 1, max: 100, required: true },
    ...workFields(),
  ],
  emptyValues: { operation: null, depthCm: null, ...WORK_EMPTY },
  check: workFaults,
  effects: () => [],
  summary: (values, { figure, named }) => `${named('operation')} · ${figure(values['depthCm'])} cm`,
});

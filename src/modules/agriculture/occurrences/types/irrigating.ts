import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { irrigationVolume } from '../rules/field';
import { areaFaults, hectaresOf, num, shown, WORK, WORK_EMPTY, WORK_FIELDS } from './common';

/** Water that was given. */
export const irrigating = defineOccurrence({
  ...WORK,
  slug: 'irrigacao',
  fields: [
    { name: 'system', kind: 'select', options: ['pivo', 'aspersao', 'gotejamento', 'sulco'], required: true },
    { name: 'mm', kind: 'number', unit: 'mm', decimals: 2, min: 0, above: true, max: 300, required: true },
    ...WORK_FIELDS,
  ],
  emptyValues: { system: null, mm: null, ...WORK_EMPTY },
  check: areaFaults,
  notes: (values, { subjects }) => {
    const [mm, area] = [num(values['mm']), hectaresOf(values, subjects)];
    return mm === null || area === null
      ? []
      : [{ field: 'mm', key: 'volume', values: { volume: shown(irrigationVolume(mm, area)) } }];
  },
  effects: () => [],
  summary: (values, { figure, named }) => `${named('system')} · ${figure(values['mm'])} mm`,
});

import { numberOf } from '@/platform/http/loose';
import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { dayOf } from '@/platform/format/dateTime';
import { END, WORK, WORK_EMPTY, workFields, workFaults, workMoment } from './common';

/** Soil that was sampled for an analysis: how deep, in how many points, at which laboratory; its report is a file. */
export const soilSampling = defineOccurrence({
  ...WORK,
  slug: 'analise-de-solo',
  fields: [
    END,
    { name: 'laboratory', kind: 'text', maxLength: 100, required: true, span: 12 },
    { name: 'protocol', kind: 'text', maxLength: 40, format: false },
    { name: 'resultAt', kind: 'date' },
    { name: 'depthFrom', kind: 'integer', unit: 'cm', min: 0, max: 200, required: true, span: 4 },
    { name: 'depthTo', kind: 'integer', unit: 'cm', min: 1, max: 300, required: true, span: 4 },
    { name: 'points', kind: 'integer', min: 1, max: 1000, helper: true, span: 4 },
    ...workFields(),
  ],
  emptyValues: {
    laboratory: '',
    protocol: '',
    depthFrom: 0,
    depthTo: 20,
    points: null,
    resultAt: null,
    ...WORK_EMPTY,
  },
  check: (values, context) => {
    const [from, to] = [numberOf(values['depthFrom']), numberOf(values['depthTo'])];
    const moment = workMoment(values);
    const result: unknown = values['resultAt'];
    return [
      ...workFaults(values, context),
      ...(from !== null && to !== null && to <= from ? [{ field: 'depthTo', key: 'depthOrder' }] : []),
      ...(moment !== null && typeof result === 'string' && result < dayOf(moment)
        ? [{ field: 'resultAt', key: 'resultEarly' }]
        : []),
    ];
  },
  effects: () => [],
  summary: (values, { figure, named }) =>
    `${named('laboratory')} · ${figure(values['depthFrom'])}–${figure(values['depthTo'])} cm`,
});

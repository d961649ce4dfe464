import { numberOf } from '@/platform/http/loose';
import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { isLocalDateTime, formatLocalDateTime } from '@/platform/format/dateTime';
import { irrigatedAlready } from '../rules/irrigatedAlready';
import { irrigationVolume } from '../rules/field';
import { END, hectaresOf, shown, WORK, WORK_EMPTY, workFields, workFaults } from './common';

/** Water that was given, over days where it names their end. */
export const irrigating = defineOccurrence({
  ...WORK,
  slug: 'irrigacao',
  fields: [
    END,
    { name: 'system', kind: 'select', options: ['pivo', 'aspersao', 'gotejamento', 'sulco'], required: true },
    { name: 'mm', kind: 'number', unit: 'mm', decimals: 2, min: 0, above: true, max: 300, required: true },
    ...workFields(),
  ],
  emptyValues: { system: null, mm: null, ...WORK_EMPTY },
  check: workFaults,
  notes: (values, { subjects }) => {
    const [mm, area] = [numberOf(values['mm']), hectaresOf(values, subjects)];
    return mm === null || area === null
      ? []
      : [{ field: 'mm', key: 'volume', values: { volume: shown(irrigationVolume(mm, area)) } }];
  },
  warn: (values, context) => [
    ...irrigatedAlready(values, context.records, context.record?.id ?? null),
    ...WORK.warn(values, context),
  ],
  effects: () => [],
  summary: ({ mm, endAt }, { figure, named, word }) => {
    const given = { system: named('system'), mm: figure(mm) };
    return isLocalDateTime(endAt)
      ? word('summaryUntil', { ...given, end: formatLocalDateTime(endAt) })
      : word('summary', given);
  },
});

import type {
  OccurrenceFault,
  OccurrenceRecord,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { formatDate } from '@/platform/format/date';
import { dayOf, isLocalDateTime } from '@/platform/format/dateTime';
import { formatNumber } from '@/platform/format/number';

const IRRIGATION = 'irrigacao';

/** The first and the last day of work; null where it has no moment. */
function daysOf(start: string | null, end: unknown) {
  if (start === null) return null;
  return [dayOf(start), dayOf(isLocalDateTime(end) && end > start ? end : start)] as const;
}

/** Other irrigation of the plots on the same days: what is written down twice counts twice. */
export function irrigatedAlready(
  values: OccurrenceValues,
  records: readonly OccurrenceRecord[],
  ownId: number | null,
): readonly OccurrenceFault[] {
  const moment = values.state === 'DONE' ? values.happenedAt : values.plannedAt;
  const days = daysOf(moment, values['endAt']);
  if (days === null) return [];
  return records.flatMap((record) => {
    if (record.type !== IRRIGATION || record.id === ownId) return [];
    if (!record.subjectIds.some((id) => values.subjectIds.includes(id))) return [];
    const other = daysOf(record.happenedAt ?? record.plannedAt, record.values['endAt']);
    if (other === null || other[0] > days[1] || days[0] > other[1]) return [];
    const { mm } = record.values;
    const depth = typeof mm === 'number' ? formatNumber(mm, { decimals: 2, minDecimals: 0 }) : '–';
    return [{ field: 'mm', key: 'irrigatedAlready', values: { mm: depth, date: formatDate(other[0]) } }];
  });
}

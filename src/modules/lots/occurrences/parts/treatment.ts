import type { OccurrenceField } from '@/families/occurrence/occurrenceFields';
import type {
  OccurrenceContext,
  OccurrenceFault,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import type { Id } from '@/platform/forms/options';
import { addDays, isLocalDate, type LocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { amountOf, othersOf } from './shared';

const MOST_DAYS = 180;

export const TREATMENT_FIELDS: readonly OccurrenceField[] = [
  { name: 'startDate', kind: 'date', required: true, span: 4 },
  { name: 'treatmentDays', kind: 'integer', unit: 'd', min: 1, max: MOST_DAYS, required: true, span: 4 },
  { name: 'graceDays', kind: 'integer', unit: 'd', min: 0, max: MOST_DAYS, required: true, span: 4 },
];
export const TREATMENT_EMPTY = { startDate: null, treatmentDays: null, graceDays: null };

/**
 * The first day on which animals may be slaughtered: the last day of treatment and the days of grace after it. Last day
 * 10/03 with 9 days of grace: 19/03.
 */
export function freeFrom(values: Readonly<Record<string, unknown>>): LocalDate | null {
  const { startDate, treatmentDays, graceDays } = values;
  if (!isLocalDate(startDate) || typeof treatmentDays !== 'number' || typeof graceDays !== 'number')
    return null;
  return addDays(startDate, treatmentDays - 1 + graceDays);
}

export const freeFromText = (values: Readonly<Record<string, unknown>>) => dayText(freeFrom(values)) || '–';

/** The days of grace go on: nothing may be slaughtered before. */
export function graceWarning(values: OccurrenceValues): readonly OccurrenceFault[] {
  const day = freeFrom(values);
  if (day === null || amountOf(values['graceDays']) === 0) return [];
  return [{ field: 'graceDays', key: 'grace', values: { date: dayText(day) } }];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Birds that leave on that day while a drug still holds them: each drug with the first day on which they may. */
export function inGrace(
  context: OccurrenceContext,
  lotId: Id | undefined,
  day: LocalDate,
): readonly OccurrenceFault[] {
  return ['tratamentos', 'doencas']
    .flatMap((type) => othersOf(context, type))
    .filter(({ subjectIds }) => lotId !== undefined && subjectIds.includes(lotId))
    .flatMap(({ values }): OccurrenceFault[] => {
      const free = freeFrom(values);
      const drug = textOf(values['principle']) || textOf(values['medication']) || textOf(values['product']);
      return free === null || free <= day
        ? []
        : [{ field: 'quantity', key: 'inGrace', values: { drug: drug || '–', date: dayText(free) } }];
    });
}

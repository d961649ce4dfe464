import { optional } from 'valibot';
import { addMonths, isMonth, type Month } from '@/platform/format/month';
import {
  anyId,
  choiceOrNull,
  countOrNull,
  figureOrNull,
  givenNumber,
  id,
  list,
  mark,
  needed,
  oneOf,
  optionalText,
  parsed,
  sparse,
  withSent,
} from '@/platform/http/wire';
import { cents, day, givenCents, numericIdOrNull } from '@/platform/http/wireValues';
import { type ForecastLine, RECURRENCES, type Scenario, type Schedule } from './forecastTypes';
import { MOST_MONTHS, YEAR } from './rules/forecast';

const LineFields = sparse({
  id: anyId,
  name: optionalText,
  side: oneOf(['INCOME', 'EXPENSE']),
  financialRatingId: optional(numericIdOrNull, null),
  value: optional(cents, null),
  firstDate: optional(day, null),
  recurrence: optional(choiceOrNull(RECURRENCES), null),
  untilDate: optional(day, null),
  /** Of scenarios of one calendar year: twelve, January first. */
  months: optional(list(cents), []),
  monthValues: optional(list(sparse({ month: needed('month', isMonth), value: givenCents })), []),
});

/** A line whose months of the former form wait for the scenario's first one. */
const LineWire = parsed(LineFields, 'schedule or months', (sent) => {
  const { value, firstDate: first, recurrence, untilDate: until, months, monthValues } = sent;
  const schedule: Schedule | null =
    value === null || first === null || recurrence === null
      ? null
      : { cents: value, first, recurrence, until };
  const former = months.length === YEAR ? months : [];
  const empty = schedule === null && monthValues.length === 0 && former.every((one) => one === null);
  if (empty) return null;
  return (startMonth: Month): ForecastLine => ({
    id: String(sent.id),
    name: sent.name,
    side: sent.side,
    ratingId: sent.financialRatingId,
    schedule,
    typed: Object.fromEntries([
      ...former.flatMap((one, at) => (one === null ? [] : [[addMonths(startMonth, at), one] as const])),
      ...monthValues.map((one) => [one.month, one.value] as const),
    ]),
  });
});

/** A scenario: of the former form it is the twelve months of its year. Lines that cannot be read are sent back as they came. */
export const ScenarioWire = parsed(
  sparse({
    id,
    version: givenNumber,
    year: optional(figureOrNull, null),
    startMonth: optional(optionalText, ''),
    monthCount: optional(countOrNull, null),
    openingBalance: cents,
    name: optionalText,
    chosen: mark,
    lines: list(withSent(LineWire)),
  }),
  'startMonth',
  ({ year, startMonth: written, monthCount, openingBalance: opening, lines, ...rest }): Scenario | null => {
    const startMonth = [written.slice(0, 7), `${year}-01`].find(isMonth);
    if (startMonth === undefined) return null;
    return {
      ...rest,
      startMonth,
      monthCount: monthCount ? Math.min(monthCount, MOST_MONTHS) : YEAR,
      opening,
      lines: lines.flatMap(({ read }) => (read ? [read(startMonth)] : [])),
      unread: lines.filter(({ read }) => read === null).map(({ sent }) => sent),
    };
  },
);

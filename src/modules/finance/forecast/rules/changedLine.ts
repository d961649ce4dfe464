import type { ForecastLine, Schedule } from '../forecastTypes';

type LineInput = Pick<ForecastLine, 'name' | 'side' | 'ratingId'> & Schedule;

const sameSchedule = (a: Schedule, b: Schedule) =>
  a.cents === b.cents && a.first === b.first && a.recurrence === b.recurrence && a.until === b.until;

/** The line as its form says; another schedule drops the values that were typed over the former one. */
export function changedLine(line: ForecastLine | null, input: LineInput, newId: string): ForecastLine {
  const { name, side, ratingId, cents, first, recurrence, until } = input;
  const own = { name: name.trim(), side, ratingId };
  const schedule = { cents, first, recurrence, until };
  if (line === null) return { id: newId, ...own, schedule, typed: {} };
  if (line.schedule === null) return { ...line, ...own };
  return { ...line, ...own, schedule, typed: sameSchedule(line.schedule, schedule) ? line.typed : {} };
}

import { isLocalDateTime, type LocalDateTime } from '@/platform/format/dateTime';

/** From when to when; null when unknown. */
export interface Period {
  readonly from: LocalDateTime | null;
  readonly to: LocalDateTime | null;
}

export const EMPTY_PERIOD: Period = { from: null, to: null };

const isPeriod = (value: unknown): value is Period =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** The periods of a field; none for what is no list of them. */
export const periodsIn = (value: unknown): readonly Period[] =>
  Array.isArray(value) ? value.filter(isPeriod) : [];

const MINUTE = 60_000;
/** Read as if it stood in UTC: the clock on the wall has no zone here. */
const msOf = (moment: LocalDateTime) => Date.parse(`${moment}:00Z`);

/** Minutes from one moment of the clock to another. */
export const minutesFrom = (from: LocalDateTime, to: LocalDateTime): number =>
  Math.round((msOf(to) - msOf(from)) / MINUTE);

/** The moment so many minutes later. */
export const later = (moment: LocalDateTime, minutes: number): LocalDateTime =>
  new Date(msOf(moment) + minutes * MINUTE).toISOString().slice(0, moment.length);

/** The same periods so many minutes later; what is no moment stays as it is. */
export const laterPeriods = (periods: readonly Period[], minutes: number): readonly Period[] => {
  const moved = (moment: LocalDateTime | null) => (isLocalDateTime(moment) ? later(moment, minutes) : moment);
  return periods.map(({ from, to }) => ({ from: moved(from), to: moved(to) }));
};

/** Paths of what was typed and is no moment, below the field's name. */
export const unreadablePeriods = (name: string, periods: readonly Period[]): readonly string[] =>
  periods.flatMap((period, at) =>
    (['from', 'to'] as const)
      .filter((end) => period[end] !== null && !isLocalDateTime(period[end]))
      .map((end) => `${name}.${at}.${end}`),
  );

interface PeriodFault {
  /** Below the field's name: '1.from'. */
  readonly path: string;
  readonly key: 'startFirst' | 'periodOpen' | 'periodEarly' | 'periodLater' | 'periodOverlaps';
  /** Counted from 1. */
  readonly number?: number;
}

/** When the last of the periods ends; null where none has an end that can be read. */
export const lastEndOf = (periods: readonly Period[]): LocalDateTime | null =>
  periods
    .flatMap(({ to }) => (isLocalDateTime(to) ? [to] : []))
    .toSorted()
    .at(-1) ?? null;

/**
 * Periods do not overlap, ends that touch do not either; none begins before the work, whose start is given first (FA-287–289).
 * @param start of the work
 * @param now of work that is done: none of its periods ends later; null for what is planned
 */
export function periodFaults(
  periods: readonly Period[],
  start: LocalDateTime | null,
  now: LocalDateTime | null = null,
): PeriodFault[] {
  return periods.flatMap(({ from, to }, at): PeriodFault[] => {
    if (start === null) return [{ path: `${at}.from`, key: 'startFirst' }];
    if (from === null) return [{ path: `${at}.from`, key: 'periodOpen' }];
    if (to === null || to <= from) return [{ path: `${at}.to`, key: 'periodOpen' }];
    if (from < start) return [{ path: `${at}.from`, key: 'periodEarly' }];
    if (now !== null && to > now) return [{ path: `${at}.to`, key: 'periodLater' }];
    const other = periods
      .slice(0, at)
      .findIndex((one) => one.from !== null && one.to !== null && one.from < to && from < one.to);
    return other < 0 ? [] : [{ path: `${at}.from`, key: 'periodOverlaps', number: other + 1 }];
  });
}

import { numberOf } from '@/platform/http/loose';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { dateToLocalDate, type LocalDate } from '@/platform/format/date';
import type { WaitingEntry } from '../roundOutbox';
import {
  LOST,
  ROUND_FIELDS,
  type RoundField,
  type RoundFigures,
  type RoundLot,
  type TypedFigures,
  type Unlikely,
} from '../roundTypes';
import { cameSince, knowingOf } from './between';

const LOSSES = 'mortos-e-eliminados';
const CONSUMPTION = 'consumo';
/** Percent of the living birds: more lost on a day needs a confirmation. */
const MUCH_LOSS = 1;
/** Losses are compared with the day before from this number on: 2 after 0 is nothing. */
const FEW = 10;
const MORE_LOSS = 3;
/** Feed and water of a day stay within this share of the day before. */
const REACH = 0.4;

export const NOTHING: RoundFigures = { dead: null, eliminated: null, feedKg: null, waterLitres: null };

/** What a lot's occurrences of a day say, and the consumption of that day, of which there is one. */
export interface DayFigures {
  readonly figures: RoundFigures;
  readonly consumption: OccurrenceRecord | null;
}

/** Sums the losses of a day and reads its consumption; a day without a record, or with one that lacks a figure, is unknown, not zero. */
export function figuresOf(records: readonly OccurrenceRecord[], lotId: number, day: LocalDate): DayFigures {
  const own = records.filter((row) => row.subjectIds.includes(lotId) && row.happenedAt?.slice(0, 10) === day);
  const losses = own.filter(({ type }) => type === LOSSES);
  const consumption = own.find(({ type }) => type === CONSUMPTION) ?? null;
  const sum = (name: string) =>
    losses.length === 0
      ? null
      : losses.reduce<number | null>((all, { values }) => {
          const own = numberOf(values[name]);
          return all === null || own === null ? null : all + own;
        }, 0);
  return {
    figures: {
      dead: sum('dead'),
      eliminated: sum('eliminated'),
      feedKg: numberOf(consumption?.values['feedKg']),
      waterLitres: numberOf(consumption?.values['waterLitres']),
    },
    consumption,
  };
}

/** What waits on this device for a lot and a day: losses that the server does not know yet, and whether consumption waits. */
export interface WaitingFigures {
  readonly lost: RoundFigures;
  readonly consumption: boolean;
}

/** Sums what waits unsent of a lot's day. */
export function waitingOf(entries: readonly WaitingEntry[], lotId: number, day: LocalDate): WaitingFigures {
  const own = entries.map(({ values }) => values).filter((one) => one.lotId === lotId && one.day === day);
  const losses = own.filter(({ type }) => type === LOSSES);
  const sum = (field: RoundField) =>
    losses.length === 0 ? null : losses.reduce((all, { figures }) => all + (figures[field] ?? 0), 0);
  return {
    lost: { ...NOTHING, dead: sum('dead'), eliminated: sum('eliminated') },
    consumption: own.some(({ type }) => type === CONSUMPTION),
  };
}

export const isTyped = (figures: RoundFigures): boolean =>
  ROUND_FIELDS.some((field) => figures[field] !== null);

/** A collector that is silent for longer tells nothing of the day. */
const SILENT_HOURS = 24;
const HOUR = 3_600_000;

/**
 * Whether feed and water of a day come by themselves: not of a day that the collector, silent since, did not tell to its
 * end. Where it is not known when it last sent, they are taken to come.
 */
export function reportsItself(
  { automatic, lastContactAt }: Pick<RoundLot, 'automatic' | 'lastContactAt'>,
  day: LocalDate,
  now: number,
): boolean {
  if (!automatic || lastContactAt === null) return automatic;
  const reported = new Date(lastContactAt);
  return dateToLocalDate(reported) > day || now - reported.getTime() < SILENT_HOURS * HOUR;
}

/** Feed or water is typed in the place of what an aviary reports, and nobody has said why. */
export const lacksReason = (typed: TypedFigures, { automatic }: Pick<RoundLot, 'automatic'>): boolean =>
  automatic && (typed.feedKg !== null || typed.waterLitres !== null) && (typed.reason ?? '').trim() === '';

/**
 * What a waiting entry does not know: figures of its day that somebody else has entered since it was typed.
 * @returns the field and what stands there by now; null where nothing came in between
 */
export const cameBetween = (entry: WaitingEntry, records: readonly OccurrenceRecord[]) =>
  cameSince(entry, records, ROUND_FIELDS, (rows, lotId, day) => figuresOf(rows, lotId, day).figures);

/** What an entry adds to: losses come on top of those of the day, its one consumption is replaced. */
export const addedBy = (type: string): readonly RoundField[] => (type === LOSSES ? LOST : []);

/** The waiting entries of the same losses, once one of them is sent: what it added is no news to the others. */
export const afterSending = (sent: WaitingEntry, waiting: readonly WaitingEntry[]): WaitingEntry[] =>
  knowingOf(sent, waiting, addedBy(sent.values.type));

/** Birds that were typed as lost. */
export const lostOf = ({ dead, eliminated }: Pick<RoundFigures, 'dead' | 'eliminated'>): number =>
  (dead ?? 0) + (eliminated ?? 0);

/** Birds that are left when what waits unsent is counted; null where the server does not know. */
export const aliveAfter = (
  { alive }: Pick<RoundLot, 'alive'>,
  waiting: Pick<RoundFigures, 'dead' | 'eliminated'>,
): number | null => (alive === null ? null : alive - lostOf(waiting));

/** More lost than are alive: that cannot be. */
export const isMoreThanAlive = (typed: RoundFigures, alive: number | null): boolean =>
  alive !== null && lostOf(typed) > alive;

/**
 * Figures that do not look like the day before: more than 1 % of the birds, three times the losses of yesterday, feed or
 * water more than 40 % away from yesterday's.
 */
export function unlikelyOf(
  typed: RoundFigures,
  before: RoundFigures,
  { alive }: Pick<RoundLot, 'alive'>,
): Unlikely[] {
  const found: Unlikely[] = [];
  const lost = lostOf(typed);
  const lostBefore = before.dead === null || before.eliminated === null ? null : lostOf(before);
  const field: RoundField = (typed.eliminated ?? 0) > (typed.dead ?? 0) ? 'eliminated' : 'dead';
  if (alive !== null && lost > 0 && (lost / alive) * 100 > MUCH_LOSS)
    found.push({ field, key: 'muchLoss', values: { lost, percent: (lost / alive) * 100 } });
  else if (lostBefore !== null && lost >= FEW && lost > MORE_LOSS * lostBefore)
    found.push({ field, key: 'muchMoreThanBefore', values: { value: lost, before: lostBefore } });
  for (const name of ['feedKg', 'waterLitres'] as const) {
    const [value, former] = [typed[name], before[name]];
    if (value === null || former === null || former === 0) continue;
    const change = value / former - 1;
    if (Math.abs(change) > REACH)
      found.push({
        field: name,
        key: change > 0 ? 'moreThanBefore' : 'lessThanBefore',
        values: { value, before: former, percent: Math.abs(change) * 100 },
      });
  }
  return found;
}

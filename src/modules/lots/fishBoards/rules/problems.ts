import { daysBetween, type LocalDate } from '@/platform/format/date';
import type { FishPondState } from '../fishBoardTypes';
import { type Dawn, dawnOf } from './dawn';
import { type FishState, fishState } from './fishState';
import { type Ammonia, ammoniaNow, limitsOf, type WaterNow, waterNow } from './pondWater';

/** Nets every two weeks are the custom; a week more is long. */
const SAMPLED_WITHIN = 21;
/** % of the fish that were there a week ago. */
const MUCH_LOST = 0.5;
/** More than so many % in 72 hours are told to the veterinary service (LD §4). */
const NOTIFIED_LOSS = 10;
const NOTIFIED_DAYS = 3;
const WEEK = 7;

const NOW_MAGNITUDES = ['DISSOLVED_OXYGEN', 'WATER_TEMPERATURE', 'PH'] as const;

export type Gravity = 'danger' | 'warning' | 'info';
export type Problem = { readonly gravity: Gravity } & (
  | { readonly kind: 'water'; readonly magnitude: string; readonly value: number; readonly critical: boolean }
  | { readonly kind: 'dawn'; readonly value: number; readonly critical: boolean }
  | { readonly kind: 'silent'; readonly magnitude: string; readonly at: number | null }
  | { readonly kind: 'ammonia'; readonly value: number }
  | { readonly kind: 'unsampled'; readonly days: number; readonly never: boolean }
  | { readonly kind: 'loss'; readonly percent: number; readonly days: number }
  | { readonly kind: 'grace'; readonly until: LocalDate; readonly afterEnd: boolean }
  | { readonly kind: 'noWeight' }
);

/** A pond with everything that its card says, computed once for an answer. */
export interface PondView {
  readonly id: number;
  readonly pond: FishPondState;
  readonly lot: FishPondState['lot'];
  readonly farmId: number | null;
  readonly farmName: string;
  readonly name: string;
  readonly serverTime: number;
  readonly state: FishState | null;
  readonly now: readonly WaterNow[];
  readonly ammonia: Ammonia | null;
  readonly dawn: Dawn | null;
  readonly problems: readonly Problem[];
}

/** % of the fish of so many days ago that died since; null when unknown. */
function lossOf({ days }: FishState, lot: NonNullable<FishPondState['lot']>, over: number): number | null {
  const last = days.slice(-over);
  const [first] = last;
  const present = first?.present ?? null;
  const lost = last.map(({ day }) => lot.lost?.[day] ?? null);
  if (present === null || present <= 0 || lost.some((one) => one === null)) return null;
  return (lost.reduce<number>((sum, one) => sum + (one ?? 0), 0) / present) * 100;
}

/** The last day without slaughter of all treatments, as the first day on which it may be; null where none holds the lot. */
const graceUntil = (treatments: NonNullable<FishPondState['lot']>['treatments'], today: LocalDate) =>
  treatments
    .flatMap(({ freeFrom }) => (freeFrom !== null && freeFrom > today ? [freeFrom] : []))
    .toSorted()
    .at(-1) ?? null;

function waterProblems(now: readonly WaterNow[], dawn: Dawn | null, ammonia: Ammonia | null): Problem[] {
  const found: Problem[] = now.flatMap((one): Problem[] => {
    const { magnitude, value, place } = one;
    if (value !== null && (place === 'critical' || place === 'outside'))
      return [
        {
          kind: 'water',
          gravity: place === 'critical' ? 'danger' : 'warning',
          magnitude,
          value,
          critical: place === 'critical',
        },
      ];
    return one.silent ? [{ kind: 'silent', gravity: 'warning', magnitude, at: one.sentAt }] : [];
  });
  if (dawn && (dawn.place === 'critical' || dawn.place === 'outside'))
    found.push({
      kind: 'dawn',
      gravity: dawn.place === 'critical' ? 'danger' : 'warning',
      value: dawn.expected,
      critical: dawn.place === 'critical',
    });
  if (ammonia?.free != null && (ammonia.place === 'critical' || ammonia.place === 'outside'))
    found.push({
      kind: 'ammonia',
      gravity: ammonia.place === 'critical' ? 'danger' : 'warning',
      value: ammonia.free,
    });
  return found;
}

function lotProblems(lot: NonNullable<FishPondState['lot']>, state: FishState, today: LocalDate): Problem[] {
  const found: Problem[] = [];
  const sudden = lossOf(state, lot, NOTIFIED_DAYS);
  const week = lossOf(state, lot, WEEK);
  if (sudden !== null && sudden >= NOTIFIED_LOSS)
    found.push({ kind: 'loss', gravity: 'danger', percent: sudden, days: NOTIFIED_DAYS });
  else if (week !== null && week >= MUCH_LOST)
    found.push({ kind: 'loss', gravity: 'warning', percent: week, days: WEEK });
  if (state.grams === null) found.push({ kind: 'noWeight', gravity: 'warning' });
  if (
    lot.day !== null &&
    lot.day > SAMPLED_WITHIN &&
    (!state.sampled || (state.sinceWeighed ?? 0) > SAMPLED_WITHIN)
  )
    found.push({
      kind: 'unsampled',
      gravity: 'warning',
      days: state.sinceWeighed ?? lot.day,
      never: !state.sampled,
    });
  const until = graceUntil(lot.treatments, today);
  if (until !== null) {
    const afterEnd = lot.expectedEndDate !== null && daysBetween(lot.expectedEndDate, until) > 0;
    found.push({ kind: 'grace', gravity: afterEnd ? 'warning' : 'info', until, afterEnd });
  }
  return found;
}

const ORDER: readonly Gravity[] = ['danger', 'warning', 'info'];
const rankOf = ({ gravity }: Problem) => ORDER.indexOf(gravity);

/** What a pond's card says, what is bad of it first. A pond without fish has no figures, and its water harms none. */
export function pondView(pond: FishPondState, serverTime: number, today: LocalDate): PondView {
  const { lot } = pond;
  const lives = lot?.status === 'inProgress';
  const state = lot && lot.status !== 'awaiting' ? fishState(lot, pond.area) : null;
  const now = NOW_MAGNITUDES.map((magnitude) => waterNow(pond, magnitude, serverTime));
  const ammonia = ammoniaNow(pond, serverTime);
  const dawn = dawnOf(pond.oxygen, serverTime, limitsOf(pond.waterSet, 'DISSOLVED_OXYGEN'));
  const problems =
    lives && state ? [...waterProblems(now, dawn, ammonia), ...lotProblems(lot, state, today)] : [];
  return {
    id: pond.id,
    pond,
    lot,
    farmId: pond.farmId,
    farmName: pond.farmName,
    name: pond.name,
    serverTime,
    state,
    now,
    ammonia,
    dawn,
    problems: problems.toSorted((a, b) => rankOf(a) - rankOf(b)),
  };
}

/** The ponds that need somebody first: by the gravest of their problems, then by how many they have, then by name. */
export function worstFirst(views: readonly PondView[]): PondView[] {
  const worst = ({ problems }: PondView) => {
    const [first] = problems;
    return first ? rankOf(first) : ORDER.length;
  };
  return views.toSorted(
    (a, b) =>
      worst(a) - worst(b) ||
      b.problems.length - a.problems.length ||
      Number(b.lot?.status === 'inProgress') - Number(a.lot?.status === 'inProgress') ||
      a.name.localeCompare(b.name, 'pt-BR', { numeric: true }),
  );
}

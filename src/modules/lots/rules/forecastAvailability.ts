import type { Lot } from '../lotTypes';

/** First day of a weight forecast (AR-407, AR-408, AR-512). */
const WEIGHT_FROM_DAY = { automatic: 14, manual: 21 } as const;
/** First day of a consumption forecast; 'after 14 days' is from day 14 (AR-411, AR-513, decisions §3.12). */
export const CONSUMPTION_FROM_DAY = 14;
/**
 * Days with a weighing that a weight forecast needs (AR-409). No document gives the number; three is ours: weighed once
 * a week, as is usual, a lot has three by day 21, and fewer cannot tell a trend from one odd sample.
 */
export const LEAST_WEIGHINGS = 3;

/**
 * What does not change by waiting. `noConsumption`: no day with a figure; `pastEnd`: no day is left until the expected end;
 * `noBirds`, `noWeighings`: the birds, or how often they were weighed, are not known.
 */
type Standing =
  | 'closed'
  | 'notHoused'
  | 'noAutomaticData'
  | 'noReference'
  | 'noConsumption'
  | 'noBirds'
  | 'noWeighings'
  | 'pastEnd';

/** Why there is no forecast. */
export type ForecastGap =
  | { readonly why: Standing }
  | { readonly why: 'tooYoung'; readonly fromDay: number; readonly daysLeft: number }
  | { readonly why: 'fewWeighings'; readonly weighings: number; readonly needed: number };

type Known = Pick<Lot, 'status' | 'day' | 'hasAutomaticData'> & Partial<Pick<Lot, 'housed'>>;

/** What no waiting changes, before age is looked at. */
function standing({ status, day }: Known): ForecastGap | null {
  if (status === 'blocked' || status === 'finished') return { why: 'closed' };
  return status === 'awaiting' || day === null ? { why: 'notHoused' } : null;
}

function tooYoung(day: number | null, fromDay: number): ForecastGap[] {
  const daysLeft = fromDay - (day ?? 0);
  return daysLeft > 0 ? [{ why: 'tooYoung', fromDay, daysLeft }] : [];
}

function fewWeighings(weighings: number | null): ForecastGap[] {
  if (weighings === null) return [{ why: 'noWeighings' }];
  return weighings < LEAST_WEIGHINGS ? [{ why: 'fewWeighings', weighings, needed: LEAST_WEIGHINGS }] : [];
}

/** The first day of the weight forecast of a lot with or without automatic data. */
export function weightFromDay({ hasAutomaticData }: Pick<Lot, 'hasAutomaticData'>): number {
  return hasAutomaticData ? WEIGHT_FROM_DAY.automatic : WEIGHT_FROM_DAY.manual;
}

/**
 * What keeps the weight forecast away; empty when it is there.
 * @param lot its state
 * @param weighings days on which it was weighed; the chicks' weight at housing is none of them; null when unknown
 * @param hasReference whether its reference set is known; the overview, which does not read it, says nothing
 */
export function weightForecastGaps(lot: Known, weighings: number | null, hasReference = true): ForecastGap[] {
  const always = standing(lot);
  if (always) return [always];
  const few = fewWeighings(weighings);
  return [
    ...tooYoung(lot.day, weightFromDay(lot)),
    ...few,
    ...(hasReference ? [] : [{ why: 'noReference' } as const]),
  ];
}

/** What keeps the consumption forecast away; empty when it is there. It needs automatic data at any age (AR-410). */
export function consumptionForecastGaps(lot: Known, hasReference = true): ForecastGap[] {
  const always = standing(lot);
  if (always?.why === 'closed') return [always];
  if (!lot.hasAutomaticData) return [{ why: 'noAutomaticData' }];
  if (always) return [always];
  return [
    ...tooYoung(lot.day, CONSUMPTION_FROM_DAY),
    ...(lot.housed === null ? [{ why: 'noBirds' } as const] : []),
    ...(hasReference ? [] : [{ why: 'noReference' } as const]),
  ];
}

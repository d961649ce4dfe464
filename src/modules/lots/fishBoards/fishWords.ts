import type { TFunction } from 'i18next';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { waterMagnitude, type WaterLimits } from '../fishReferences/rules/water';
import { conversionText, ratioText, shareText, wholeText } from '../poultryDashboard/words';
import type { FishLotState } from './fishBoardTypes';
import type { Dawn } from './rules/dawn';
import type { FishState } from './rules/fishState';
import type { Ammonia, WaterNow } from './rules/pondWater';
import type { Problem } from './rules/problems';

type T = TFunction<'fishBoards'>;

export const UNKNOWN = '–';
const HOUR = 3_600_000;

/** Grams of a fish: small ones with two decimals (LD §1.4). */
export const gramsText = (grams: number | null): string =>
  formatNumber(grams, { decimals: grams !== null && grams < 10 ? 2 : 0 });
export const kgText = (kg: number | null): string => formatNumber(kg, { decimals: 2, minDecimals: 0 });
/** % a day, to the third place as the decisions have it. */
export const rateText = (value: number | null): string => formatNumber(value, { decimals: 3 });

/** A magnitude of water in its decimals. */
export const waterText = (magnitude: string, value: number | null): string =>
  value === null ? UNKNOWN : formatNumber(value, { decimals: waterMagnitude(magnitude)?.decimals ?? 1 });
/** pH has no unit. */
export const waterUnit = (magnitude: string): string =>
  magnitude === 'PH' ? '' : (waterMagnitude(magnitude)?.unit ?? '');
const withUnit = (magnitude: string, value: number | null): string =>
  [waterText(magnitude, value), waterUnit(magnitude)].filter(Boolean).join(' ');

/** 'há 12 minutos', 'há 3 horas', 'há 2 dias'. */
export function ageText(t: T, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return t('age.minutes', { count: minutes });
  const hours = Math.floor(ms / HOUR);
  return hours < 48 ? t('age.hours', { count: hours }) : t('age.days', { count: Math.floor(hours / 24) });
}

export const magnitudeText = (t: T, magnitude: string): string => t(`magnitude.${magnitude}`, magnitude);

/** 'ideal 26,0 a 30,0', 'ideal a partir de 4,0'. */
export function limitsText(t: T, magnitude: string, limits: WaterLimits | null): string {
  const low = limits?.idealMin ?? limits?.criticalMin ?? null;
  const high = limits?.idealMax ?? limits?.criticalMax ?? null;
  const text = (value: number | null) => waterText(magnitude, value);
  if (low !== null && high !== null) return t('now.limits.between', { low: text(low), high: text(high) });
  if (low !== null) return t('now.limits.above', { low: text(low) });
  return high === null ? t('now.limits.none') : t('now.limits.below', { high: text(high) });
}

/** What stands under a magnitude: its limits and its age; of what is silent, what it said last and when. */
export function nowNote(t: T, now: WaterNow, serverTime: number): string {
  const { magnitude, value, source, at, last, silent, disabled, limits } = now;
  const age = at === null ? '' : ageText(t, serverTime - at);
  const parts = [
    value !== null ? limitsText(t, magnitude, limits) : '',
    source === 'measure' ? t('now.measured', { age }) : '',
    source === 'sensor' ? age : '',
    source === null && last !== null ? t('now.last', { value: withUnit(magnitude, last), age }) : '',
    source === null && last === null && !silent ? t('now.never') : '',
    silent ? t(disabled ? 'now.disabled' : at === null ? 'now.neverSent' : 'now.silent') : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A problem in a few words. */
export function problemText(t: T, problem: Problem, serverTime: number): string {
  switch (problem.kind) {
    case 'water':
      return t(problem.critical ? 'problem.waterCritical' : 'problem.water', {
        magnitude: magnitudeText(t, problem.magnitude),
        value: withUnit(problem.magnitude, problem.value),
      });
    case 'dawn':
      return t(problem.critical ? 'problem.dawnCritical' : 'problem.dawn', {
        value: waterText('DISSOLVED_OXYGEN', problem.value),
      });
    case 'silent': {
      const magnitude = magnitudeText(t, problem.magnitude);
      return problem.at === null
        ? t('problem.silentNever', { magnitude })
        : t('problem.silent', { magnitude, age: ageText(t, serverTime - problem.at) });
    }
    case 'ammonia':
      return t('problem.ammonia', { value: waterText('UNIONIZED_AMMONIA', problem.value) });
    case 'unsampled':
      return t(problem.never ? 'problem.neverSampled' : 'problem.unsampled', { count: problem.days });
    case 'loss':
      return t('problem.loss', { percent: shareText(problem.percent), days: problem.days });
    case 'grace':
      return t(problem.afterEnd ? 'problem.graceAfterEnd' : 'problem.grace', {
        date: dayText(problem.until),
      });
    case 'noWeight':
      return t('problem.noWeight');
  }
}

const lines = (...all: readonly (string | null | false)[]) => all.filter(Boolean).join('\n');

/** What is missing for a figure that needs fish and their weight. */
export function missingText(t: T, { alive, grams, start }: FishState): string {
  if (start === null) return t('note.startUnknown');
  if (alive === null) return t('note.lossUnknown');
  return grams === null ? t('note.noWeight') : t('note.noFish');
}

/** Where the weight of a fish comes from. */
export function weightNote(
  t: T,
  { curve, grams, weighed, sampled, sinceWeighed }: FishState,
  closed: boolean,
): string {
  if (closed) return grams === null ? t('note.lossUnknown') : t('note.harvestMean');
  if (sinceWeighed === null) return t('note.neverWeighed');
  if (grams === null) return t('note.notEstimated', { count: sinceWeighed });
  if (weighed) return t('note.weighedToday');
  if (curve.points.at(-1)?.source === 'housing') return t('note.housingDay');
  return sampled ? t('note.estimated', { count: sinceWeighed }) : t('note.neverSampled');
}

/** What came from other ponds and what went there; null where nothing did. */
export function movedText(t: T, { moved, eatenKg }: Pick<FishState, 'moved' | 'eatenKg'>): string | null {
  if (!moved || moved.inFish + moved.outFish === 0) return null;
  const { inFish, inKg, outFish, outKg } = moved;
  return [
    inFish > 0 ? t('moved.in', { fish: wholeText(inFish), kg: kgText(inKg) }) : '',
    outFish > 0 ? t('moved.out', { fish: wholeText(outFish), kg: kgText(outKg) }) : '',
    eatenKg === null ? t('moved.eatenUnknown') : t('moved.eaten', { kg: kgText(eatenKg) }),
  ]
    .filter(Boolean)
    .join(' ');
}

export function conversionFormula(t: T, state: FishState, closed: boolean): string {
  const { conversions, feedKg, producedKg: produced, startKg } = state;
  return lines(
    t(closed ? 'formula.conversionClosed' : 'formula.conversion'),
    conversions.onGain === null
      ? feedKg === null
        ? t('note.noFeed')
        : produced === null
          ? missingText(t, state)
          : t('note.noGain')
      : t('formula.conversionNumbers', {
          feed: kgText(feedKg),
          produced: kgText(produced),
          start: kgText(startKg),
          result: conversionText(conversions.onGain),
        }),
    movedText(t, state),
  );
}

export const growthFormula = (t: T, lot: FishLotState, { growthRate, grams }: FishState): string =>
  lines(
    t('formula.growth'),
    growthRate === null
      ? t('note.noWeight')
      : t('formula.growthNumbers', {
          to: gramsText(grams),
          from: gramsText(lot.unitWeight),
          days: lot.day,
          result: rateText(growthRate),
        }),
  );

export function survivalFormula(t: T, state: FishState, closed: boolean): string {
  const { stocked, survival, surviving } = state;
  return lines(
    t(closed ? 'formula.survivalClosed' : 'formula.survival'),
    survival === null
      ? missingText(t, state)
      : t('formula.survivalNumbers', {
          surviving: wholeText(surviving),
          start: wholeText(stocked),
          result: shareText(survival),
        }),
    movedText(t, state),
  );
}

export const biomassFormula = (t: T, state: FishState): string =>
  lines(
    t('formula.biomass'),
    state.biomass === null
      ? missingText(t, state)
      : t('formula.biomassNumbers', {
          fish: wholeText(state.alive),
          grams: kgText(state.grams),
          kg: kgText(state.biomass),
        }),
  );

export const ammoniaFormula = (t: T, { total, free, celsius, ph }: Ammonia): string =>
  lines(
    t('formula.ammonia'),
    free === null
      ? t('formula.ammoniaMissing', { total: waterText('TOTAL_AMMONIA', total) })
      : t('formula.ammoniaNumbers', {
          total: waterText('TOTAL_AMMONIA', total),
          celsius: ratioText(celsius),
          ph: ratioText(ph),
          free: waterText('UNIONIZED_AMMONIA', free),
        }),
  );

export function dawnFormula(t: T, { expected, worst, drop, from, nights }: Dawn): string {
  const evening = ratioText(from.value);
  return lines(
    t('formula.dawn'),
    t(from.tonight ? 'formula.dawnTonight' : 'formula.dawnMean', { evening }),
    t('formula.dawnNumbers', {
      evening,
      drop: ratioText(drop),
      result: ratioText(expected),
      worst: ratioText(worst),
      nights: nights.length,
    }),
  );
}

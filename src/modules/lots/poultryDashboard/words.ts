import type { TFunction } from 'i18next';
import { addDays } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { signedPercent } from '@/platform/format/signed';
import type { Lot } from '../lotTypes';
import { CONSUMPTION_FROM_DAY, type ForecastGap, weightFromDay } from '../rules/forecastAvailability';
import type { Performance } from '../rules/performance';

type T = TFunction<'lots'>;

/** Birds, kilograms and grams without decimals. */
export const wholeText = (value: number | null): string => formatNumber(value, { decimals: 0 });
export const shareText = (value: number | null): string => formatPercent(value);
export const ratioText = (value: number | null): string => formatNumber(value);
/** A feed conversion, to the third place (lots decisions §1.4). */
export const conversionText = (value: number | null): string => formatNumber(value, { decimals: 3 });

/** '+1,2%', '-0,8%', '0,0%'. */
export const changeText = (value: number, against: number): string =>
  signedPercent((value / against - 1) * 100, 1);

/** 'faltam 21 dias para o fim previsto'; empty where nothing is expected. */
export function leftText(t: T, { daysLeft }: Pick<Lot, 'daysLeft'>): string {
  if (daysLeft === null) return '';
  if (daysLeft === 0) return t('poultry.left.today');
  return daysLeft > 0
    ? t('poultry.left.days', { count: daysLeft })
    : t('poultry.left.past', { count: -daysLeft });
}

/** '5 dias', 'hoje', 'há 2 dias'. */
export function shortLeftText(t: T, daysLeft: number): string {
  if (daysLeft === 0) return t('poultry.left.shortToday');
  return daysLeft > 0
    ? t('poultry.left.short', { count: daysLeft })
    : t('poultry.left.shortPast', { count: -daysLeft });
}

/** 'dia 21 de 42', 'fechado em 19/11/2026, no dia 43'; empty before housing. */
export function ageText(
  t: T,
  { day, expectedDays, closingDate }: Pick<Lot, 'day' | 'expectedDays' | 'closingDate'>,
): string {
  if (day === null) return '';
  if (closingDate !== null) return t('poultry.card.closedAt', { date: dayText(closingDate), day });
  return expectedDays === null
    ? t('poultry.card.ageOnly', { day })
    : t('poultry.card.age', { day, total: expectedDays });
}

export type ForecastName = 'weight' | 'consumption';

/** The sentence that says why there is no forecast, and from when there will be one. */
export function gapText(t: T, name: ForecastName, lot: Lot, gap: ForecastGap): string {
  const weight = name === 'weight';
  const data = lot.hasAutomaticData ? t('poultry.gap.automatic') : t('poultry.gap.manual');
  switch (gap.why) {
    case 'tooYoung': {
      const date = lot.housingDate ? dayText(addDays(lot.housingDate, gap.fromDay)) : '';
      const parts = { day: gap.fromDay, count: gap.daysLeft, date, data };
      return weight ? t('poultry.gap.weightYoung', parts) : t('poultry.gap.consumptionYoung', parts);
    }
    case 'fewWeighings':
      return t('poultry.gap.fewWeighings', { count: gap.weighings, needed: gap.needed });
    case 'notHoused':
      return weight
        ? t('poultry.gap.weightHoused', { day: weightFromDay(lot), data })
        : t('poultry.gap.consumptionHoused', { day: CONSUMPTION_FROM_DAY });
    case 'closed':
      return weight ? t('poultry.gap.weightClosed') : t('poultry.gap.consumptionClosed');
    case 'noAutomaticData':
      return t('poultry.gap.noAutomaticData', { day: CONSUMPTION_FROM_DAY });
    case 'noReference':
      return t('poultry.gap.noReference');
    case 'noConsumption':
      return t('poultry.gap.noConsumption');
    case 'noBirds':
      return t('poultry.gap.noBirds');
    case 'noWeighings':
      return t('poultry.gap.noWeighings');
    case 'pastEnd':
      return t('poultry.gap.pastEnd');
  }
}

const kilograms = (value: number) => formatNumber(value, { decimals: 3 });

/** '6.000 × 2,050 + 17.400 × 2,950' */
const partsText = ({ parts }: Performance) =>
  parts.map(({ birds, weightKg }) => `${wholeText(birds)} × ${kilograms(weightKg)}`).join(' + ');
const lines = (...all: readonly (string | null)[]) => all.filter((line) => line !== null).join('\n');
const estimatedLine = (t: T, { parts }: Performance) =>
  parts.some(({ estimated }) => estimated) ? t('poultry.formula.unweighed') : null;

/** What keeps a lot from being computed: counts that were not reported come before a weighing that is not there yet. */
function missingText(t: T, { housed, lost, loads, lastWeighing }: Lot): string {
  const missing = [
    ...(housed === null ? [t('poultry.missing.housed')] : []),
    ...(lost === null || (lastWeighing !== null && lastWeighing.birdsLost === null)
      ? [t('poultry.missing.lost')]
      : []),
    ...(loads === null ? [t('poultry.missing.loads')] : []),
  ];
  return missing.length > 0
    ? t('poultry.missing.unreported', { what: missing.join(', ') })
    : t('poultry.formula.missing');
}

/** The formula of the feed conversion, with the lot's own figures where they are known, and that on gain below it. */
export function conversionFormula(t: T, lot: Lot, done: Performance | null): string {
  const formula = t('poultry.formula.conversion');
  if (!done || done.feedKg === null || done.feedConversion === null)
    return lines(formula, missingText(t, lot));
  const { feedKg: feed, onGain, birds } = done;
  return lines(
    formula,
    t('poultry.formula.conversionNumbers', {
      feed: wholeText(feed),
      weights: partsText(done),
      result: conversionText(done.feedConversion),
    }),
    onGain &&
      t('poultry.formula.conversionGain', {
        feed: wholeText(feed),
        kg: wholeText(done.kg),
        birds: wholeText(birds),
        chick: kilograms(onGain.chickKg),
        result: conversionText(onGain.feedConversion),
      }),
    estimatedLine(t, done),
  );
}

/** The formula of the efficiency, likewise. */
export function efficiencyFormula(t: T, lot: Lot, done: Performance | null): string {
  const formula = t('poultry.formula.efficiency');
  if (!done || done.feedConversion === null || done.efficiency === null)
    return lines(formula, missingText(t, lot));
  const { onGain, parts, ageDays } = done;
  const age = formatNumber(ageDays, { decimals: 2, minDecimals: 0 });
  return lines(
    formula,
    parts.length > 1
      ? t('poultry.formula.ageNumbers', {
          days: parts.map(({ birds, day }) => `${wholeText(birds)} × ${day}`).join(' + '),
          birds: wholeText(done.birds),
          result: age,
        })
      : null,
    t('poultry.formula.efficiencyNumbers', {
      viability: ratioText(done.viability),
      weight: kilograms(done.weightKg),
      age,
      conversion: conversionText(done.feedConversion),
      result: wholeText(done.efficiency),
    }),
    onGain && onGain.efficiency !== null
      ? t('poultry.formula.efficiencyGain', {
          gain: ratioText(onGain.gramsPerDay),
          viability: ratioText(done.viability),
          conversion: conversionText(onGain.feedConversion),
          result: wholeText(onGain.efficiency),
        })
      : null,
    estimatedLine(t, done),
  );
}

import type { TFunction } from 'i18next';
import { addDays } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import type { Lot } from '../lotTypes';
import { CONSUMPTION_FROM_DAY, type ForecastGap, weightFromDay } from '../rules/forecastAvailability';
import type { Performance } from '../rules/performance';

type T = TFunction<'lots'>;

/** Birds, kilograms and grams without decimals. */
export const wholeText = (value: number | null): string => formatNumber(value, { decimals: 0 });
export const shareText = (value: number | null): string => formatPercent(value);
export const ratioText = (value: number | null): string => formatNumber(value);

/** '+1,2%', '−0,8%', '0,0%'. */
export function changeText(value: number, against: number): string {
  const text = formatPercent((value / against - 1) * 100, { decimals: 1 }).replace('-', '−');
  return /^−?0,0%$/.test(text) ? '0,0%' : value > against ? `+${text}` : text;
}

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
export function ageText(t: T, { day, expectedDays, closingDate }: Lot): string {
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
    case 'pastEnd':
      return t('poultry.gap.pastEnd');
  }
}

const kilograms = (value: number) => formatNumber(value, { decimals: 3 });

/** The formula of the estimated feed conversion, with the lot's own figures where they are known. */
export function conversionFormula(t: T, done: Performance | null): string {
  const formula = t('poultry.formula.conversion');
  if (!done || done.feedKg === null || done.feedConversion === null)
    return `${formula}\n${t('poultry.formula.missing')}`;
  return `${formula}\n${t('poultry.formula.conversionNumbers', {
    feed: wholeText(done.feedKg),
    birds: wholeText(done.birds),
    weight: kilograms(done.weightKg),
    result: ratioText(done.feedConversion),
  })}`;
}

/** The formula of the efficiency, likewise. */
export function efficiencyFormula(t: T, done: Performance | null): string {
  const formula = t('poultry.formula.efficiency');
  if (!done || done.feedConversion === null || done.efficiency === null)
    return `${formula}\n${t('poultry.formula.missing')}`;
  return `${formula}\n${t('poultry.formula.efficiencyNumbers', {
    viability: ratioText(done.viability),
    weight: kilograms(done.weightKg),
    age: done.day,
    conversion: ratioText(done.feedConversion),
    result: wholeText(done.efficiency),
  })}`;
}

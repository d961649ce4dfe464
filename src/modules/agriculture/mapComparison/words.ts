import type { TFunction } from 'i18next';
import { dayText } from '@/platform/format/dayText';
import { formatNumber, type NumberFormat } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import type { SatelliteDate } from '../agricultureSchemas';
import { classEnds } from './rules/ndvi';

type T = TFunction<['agriculture']>;

/** An index with two decimals, as agronomists write it. */
export const indexText = (value: number | null | undefined, format?: NumberFormat): string =>
  formatNumber(value, format).replace('-', '−');

/** A change with its sign: +0,08, −0,12; nothing that rounds to zero has one. */
export function changeText(value: number | null | undefined): string {
  const text = indexText(value);
  return value != null && !/^−?0,00$/.test(text) && value > 0 ? `+${text}` : text.replace(/^−(?=0,00$)/, '');
}

/** '12/10/2026 · 8% nuvens' */
export function imageText(t: T, image: SatelliteDate): string {
  return t('mapComparison.image.option', {
    date: dayText(image.date),
    clouds: formatPercent(image.cloudCover, { decimals: 0 }),
  });
}

/** 'abaixo de 0,2', 'de 0,2 a 0,4', '0,8 ou mais'. */
export function rangeText(t: T, index: number, limits: readonly number[]): string {
  const { from, to } = classEnds(index, limits);
  const text = (value: number | null) => indexText(value, { minDecimals: 1 });
  if (from === null) return t('mapComparison.range.below', { to: text(to) });
  if (to === null) return t('mapComparison.range.above', { from: text(from) });
  return t('mapComparison.range.between', { from: text(from), to: text(to) });
}

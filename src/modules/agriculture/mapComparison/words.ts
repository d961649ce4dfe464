import type { TFunction } from 'i18next';
import { dayText } from '@/platform/format/dayText';
import { formatNumber, type NumberFormat } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { signedNumber } from '@/platform/format/signed';
import type { Figures } from './hooks/useFigures';
import { classEnds } from './rules/ndvi';
import type { SatelliteDate } from '../agricultureWire';

type T = TFunction<['agriculture']>;

/** An index with two decimals, as agronomists write it. */
export const indexText = (value: number | null | undefined, format?: NumberFormat): string =>
  formatNumber(value, format);

/** A change with its sign: +0,08, -0,12; nothing that rounds to zero has one. */
export const changeText = (value: number | null | undefined): string =>
  value == null ? '' : signedNumber(value, 2);

/** 'Média 0,65. Menor no sul (0,52), maior no norte (0,71).', as far as it is known. */
export function indexWhere(t: T, figures: Figures, side: 'a' | 'b'): string {
  const { [side]: own, where } = figures;
  if (!own) return t('mapComparison.where.unknown');
  const mean = t('mapComparison.where.mean', { mean: indexText(own.mean) });
  const ends = where[side];
  if (!ends) return mean;
  const { lowest, highest } = ends;
  return `${mean} ${t('mapComparison.where.index', {
    lowest: t(`mapComparison.sectors.${lowest.sector}`),
    low: indexText(lowest.mean),
    highest: t(`mapComparison.sectors.${highest.sector}`),
    high: indexText(highest.mean),
  })}`;
}

/** 'Variação mais baixa no nordeste (-0,12), mais alta no sul (+0,05).' */
export function changeWhere(t: T, { changed, where }: Figures): string {
  if (!changed || !where.changed) return t('mapComparison.where.unknown');
  const { lowest, highest } = where.changed;
  return t('mapComparison.where.change', {
    lowest: t(`mapComparison.sectors.${lowest.sector}`),
    low: changeText(lowest.mean),
    highest: t(`mapComparison.sectors.${highest.sector}`),
    high: changeText(highest.mean),
  });
}

/** '12/10/2026 · 8% nuvens' */
export function imageText(t: T, image: SatelliteDate): string {
  return t('mapComparison.image.option', {
    date: dayText(image.date),
    clouds: image.cloudCover === null ? '–' : formatPercent(image.cloudCover, { decimals: 0 }),
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

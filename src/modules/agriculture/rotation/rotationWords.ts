import type { TFunction } from 'i18next';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { formatDate } from '@/platform/format/date';
import { type Refusal, seasonBounds, type Warning } from './rules/rotation';
import type { RotationEntry, RotationPlot, SeasonColumn } from './rotationTypes';

type T = TFunction<['agricultureRotation']>;

export const yearText = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

export const columnText = (t: T, { year, season }: SeasonColumn) =>
  t('column', { season: t(`seasons.${season}`), year: yearText(year) });

/** The crop, or the land's other use. */
export const nameOf = (t: T, { kind, cropName }: Pick<RotationEntry, 'kind' | 'cropName'>): string =>
  kind === 'FALLOW' ? t('kinds.FALLOW') : cropName || t(`kinds.${kind}`);

export const entryText = (t: T, entry: RotationEntry): string =>
  t('entry', {
    name: nameOf(t, entry),
    area: formatNumber(entry.hectares),
    state: t(`states.${entry.state}`),
  });

/** A perennial crop in a season of annual ones. */
export const goingText = (t: T, entry: RotationEntry): string =>
  t('going', {
    name: nameOf(t, entry),
    area: formatNumber(entry.hectares),
    to: formatDate(entry.to),
  });

/** Why an entry is unwise, with what it is measured against. */
export function warningText(t: T, { kind, entry, other }: Warning): string {
  return t(`warnings.${kind}`, {
    name: nameOf(t, entry),
    other: other ? nameOf(t, other) : '',
    from: dayText(entry.from),
    to: dayText(other?.to),
    area: formatNumber(entry.hectares),
  });
}

/** Why something cannot stand in a cell. */
export function refusalText(
  t: T,
  refusal: Refusal,
  { hectares }: RotationPlot,
  column: SeasonColumn,
): string {
  const bounds = seasonBounds(column);
  return t(`refusals.${refusal}`, {
    area: formatNumber(hectares),
    from: formatDate(bounds.from),
    to: formatDate(bounds.to),
  });
}

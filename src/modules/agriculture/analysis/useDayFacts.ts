import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import type { PlantingAnalysis } from './analysisTypes';
import type { TrackName } from './lineTracks';
import { dayOfWork } from './rules/works';
import type { CropDays } from './useCropDays';
import type { CropWeather } from './useCropWeather';
import { useWorkName } from './useWorkName';

const UNKNOWN = '–';

/** What every track says of one day, in words; a figure that is not known as '–'. @param at its place on the axis */
export function useDayFacts(
  { works }: PlantingAnalysis,
  weather: CropWeather,
  { cost, days, deficit, ndvi }: CropDays,
  { at, day }: { readonly at: number; readonly day: LocalDate },
): readonly (readonly [TrackName, string])[] {
  const { t } = useTranslation('agricultureAnalysis');
  const nameOf = useWorkName();
  const [sky, spent] = [days[at], cost[at]];
  const shown = (value: number | null | undefined, unit: string, decimals = 2) =>
    value == null ? UNKNOWN : `${formatNumber(value, { decimals })} ${unit}`;
  const spentText =
    spent?.value == null
      ? UNKNOWN
      : t(spent.atLeast ? 'line.atLeast' : 'line.perHa', { cost: formatMoney(Math.round(spent.value)) });
  const done = works.filter((work) => dayOfWork(work) === day).map(({ record }) => nameOf(record.type));
  return [
    ['stages', weather.stages.findLast(({ date }) => date !== null && date <= day)?.code ?? UNKNOWN],
    ['works', done.join(', ') || UNKNOWN],
    ['ndvi', ndvi[at] == null ? UNKNOWN : formatNumber(ndvi[at], { decimals: 2 })],
    ['rain', shown(sky?.rain, 'mm')],
    ['temperature', t('line.to', { from: shown(sky?.tMin, '°C'), to: shown(sky?.tMax, '°C') })],
    ['degreeDays', shown(sky?.degreeDays, '°C·d')],
    ['chill', shown(sky?.chill, 'h')],
    ['deficit', shown(deficit[at], 'mm')],
    ['cost', spentText],
  ];
}

import type { TFunction } from 'i18next';
import type { ExportTable } from '@/platform/export/exportTable';
import type { PlantingAnalysis } from '../analysisTypes';
import type { CropDays } from '../useCropDays';
import type { CropWeather } from '../useCropWeather';
import { dayOfWork } from './works';

/** The time line as a table, one row a day: what is not known is blank, never 0. */
export function timeLineTable(
  t: TFunction<['agricultureAnalysis']>,
  { planting, works }: PlantingAnalysis,
  { axis, days, deficit, ndvi, cost }: Pick<CropDays, 'axis' | 'days' | 'deficit' | 'ndvi' | 'cost'>,
  { stages }: Pick<CropWeather, 'stages'>,
  nameOf: (type: string) => string,
): ExportTable {
  const number = (head: string, unit: string, decimals = 2) => ({
    head: `${head} (${unit})`,
    type: 'number' as const,
    decimals,
  });
  const text = (head: string) => ({ head, type: 'text' as const, decimals: 0 });
  return {
    title: [planting.plotName, planting.seedName, planting.harvestName].filter(Boolean).join(' · '),
    columns: [
      { head: t('day'), type: 'date', decimals: 0 },
      text(t('line.tracks.stages')),
      text(t('line.tracks.works')),
      { head: t('line.tracks.ndvi'), type: 'number', decimals: 2 },
      number(t('line.tracks.rain'), 'mm'),
      number(t('minimum'), '°C'),
      number(t('maximum'), '°C'),
      number(t('line.tracks.degreeDays'), '°C·d'),
      number(t('line.tracks.chill'), 'h', 2),
      number(t('line.tracks.deficit'), 'mm', 2),
      number(t('line.tracks.cost'), 'R$', 2),
    ],
    rows: axis.map((day, at) => {
      const sky = days[at];
      const spent = cost[at]?.value ?? null;
      return [
        day,
        stages.findLast(({ date }) => date !== null && date <= day)?.code ?? '',
        works
          .filter((work) => dayOfWork(work) === day)
          .map(({ record }) => nameOf(record.type))
          .join('; '),
        ndvi[at] ?? null,
        sky?.rain ?? null,
        sky?.tMin ?? null,
        sky?.tMax ?? null,
        sky?.degreeDays ?? null,
        sky?.chill ?? null,
        deficit[at] ?? null,
        spent === null ? null : spent / 100,
      ];
    }),
  };
}

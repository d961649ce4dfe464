import type { TFunction } from 'i18next';
import type { ExportTable } from '@/platform/export/exportTable';
import type { StageWeather } from './relate';

const SUMMED = ['days', 'degreeDays', 'chill', 'rain', 'et0', 'deficit', 'hot', 'cold'] as const;
const WHOLE: ReadonlySet<string> = new Set(['days', 'hot', 'cold']);

/** The weather of each stage as a table; a sum that is not known is blank. */
export const stageTable = (
  t: TFunction<['agricultureRelations']>,
  title: string,
  weather: readonly StageWeather[],
): ExportTable => ({
  title,
  columns: [
    { head: t('stages.stage'), type: 'text', decimals: 0 },
    { head: t('stages.from'), type: 'date', decimals: 0 },
    ...SUMMED.map((name) => ({
      head: t(`figures.${name}`),
      type: 'number' as const,
      decimals: WHOLE.has(name) ? 0 : 2,
    })),
  ],
  rows: weather.map((row) => [row.code, row.from, ...SUMMED.map((name) => row[name])]),
});

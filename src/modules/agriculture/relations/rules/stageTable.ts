import type { TFunction } from 'i18next';
import type { ExportTable } from '@/platform/export/exportTable';
import { STAGE_FIGURES, type StageFigure } from '../relationTypes';
import { SOWN, type StageWeather } from './relate';
import type { stageDeltas } from './stageDelta';

/** Figures that count days are whole. */
const WHOLE: ReadonlySet<StageFigure> = new Set(['days', 'hot', 'cold']);
export const decimalsOf = (name: StageFigure) => (WHOLE.has(name) ? 0 : 2);
/** The mean that a difference is taken from is not whole. */
export const deltaDecimalsOf = (name: StageFigure) => (WHOLE.has(name) ? 1 : 2);

/** The name of a stage; that of the days before the first one is a word. */
export const stageName = (t: TFunction<['agricultureRelations']>, code: string): string =>
  code === SOWN ? t('stages.sown') : code;

/** The weather of each stage as a table, with its difference to the former harvests; a figure that is not known is blank. */
export const stageTable = (
  t: TFunction<['agricultureRelations']>,
  title: string,
  weather: readonly StageWeather[],
  deltas: ReturnType<typeof stageDeltas>,
): ExportTable => ({
  title,
  columns: [
    { head: t('stages.stage'), type: 'text', decimals: 0 },
    { head: t('stages.from'), type: 'date', decimals: 0 },
    ...STAGE_FIGURES.map((name) => ({
      head: t(`figures.${name}`),
      type: 'number' as const,
      decimals: decimalsOf(name),
    })),
    ...STAGE_FIGURES.map((name) => ({
      head: t('former.delta', { figure: t(`figures.${name}`) }),
      type: 'number' as const,
      decimals: deltaDecimalsOf(name),
    })),
  ],
  rows: weather.map((row) => [
    stageName(t, row.code),
    row.from,
    ...STAGE_FIGURES.map((name) => row[name]),
    ...STAGE_FIGURES.map((name) => deltas.get(row.code)?.[name].value ?? null),
  ]),
});

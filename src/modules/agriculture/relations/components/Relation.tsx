import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { printTable } from '@/platform/export/printTable';
import { formatDate, today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { signedNumber } from '@/platform/format/signed';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { stageDeltas } from '../rules/stageDelta';
import { decimalsOf, deltaDecimalsOf, stageTable } from '../rules/stageTable';
import { correlationOf } from '../rules/correlation';
import { pentadsOf, type StageWeather, stageDates, weatherByStage } from '../rules/relate';
import type { DayFigure } from '../rules/dayFigures';
import { NumbersDialog } from '../dialogs/NumbersDialog';
import { type Pentad, type PlotRelation, STAGE_FIGURES, type StageFigure } from '../relationTypes';
import { type Phase, phaseOfCropYear } from '../../rules/climatePhase';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';

const Delta = styled('small')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
}));
const Opens = styled('button')(({ theme }) => ({
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:hover': { color: theme.tokens.primary },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 1 },
  '@media (pointer: coarse)': { minHeight: 44, minWidth: 44, textAlign: 'right' },
}));
const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));

/** Water of the soil when unknown, mm (FI §3.4). */
const USUAL_CAPACITY = 100;
const UNKNOWN = '–';

const shown = (value: number | null, decimals = 2) =>
  value === null ? UNKNOWN : formatNumber(value, { decimals });
const cellOf = (name: StageFigure, value: number | null) => shown(value, decimalsOf(name));
const sum = (rows: readonly StageWeather[], name: StageFigure) =>
  rows.reduce<number | null>((all, row) => (all === null || row[name] === null ? null : all + row[name]), 0);

export type WholeRelation = PlotRelation & {
  readonly plantedOn: NonNullable<PlotRelation['plantedOn']>;
  readonly cycle: NonNullable<PlotRelation['cycle']>;
  readonly station: NonNullable<PlotRelation['station']>;
};

interface RelationProps {
  readonly relation: WholeRelation;
  readonly world: 'agriculture' | 'forestry';
}

/** The weather of a planting by its stages, in steps of five days, and beside the harvests before it. Each sum of a stage opens its days. */
export function Relation({ relation, world }: RelationProps) {
  const { t } = useTranslation('agricultureRelations');
  const { cycle, station, plantedOn, days, former } = relation;
  const { place } = station;
  const capacity = relation.capacity ?? USUAL_CAPACITY;
  const [opened, setOpened] = useState<{ figure: DayFigure; stage: StageWeather } | null>(null);
  const { stages, by, pentads, weather } = useMemo(() => {
    const dated = stageDates(cycle.stages, plantedOn, days, cycle.baseTemperature, today());
    const five = pentadsOf(days, place, capacity);
    return {
      ...dated,
      pentads: five,
      weather: weatherByStage(dated.stages, days, five, place, cycle.baseTemperature),
    };
  }, [cycle, plantedOn, days, place, capacity]);
  const deltas = useMemo(() => stageDeltas(weather, former), [weather, former]);
  const staged = former.filter((one) => one.stages.length > 0).length;
  const figures = STAGE_FIGURES.map((name) => t(`figures.${name}`));
  const now = {
    rain: sum(weather, 'rain'),
    degreeDays: sum(weather, 'degreeDays'),
    deficit: sum(weather, 'deficit'),
    days: sum(weather, 'days'),
  };
  const pairs = former.flatMap(({ deficit, yield: sacks }) =>
    deficit === null || sacks === null ? [] : [[deficit, sacks] as const],
  );
  const correlation = correlationOf(pairs);
  const phaseText = (phase: Phase | null) => (phase === null ? UNKNOWN : t(`phases.${phase}`));
  const delta = (value: number | null, present: number | null) =>
    value === null || present === null ? UNKNOWN : signedNumber(present - value, 1);
  const x: ColumnSpec<Pentad> = { field: 'date', header: t('pentad'), kind: 'date' };
  const series = (field: 'rain' | 'et0' | 'deficit' | 'excess'): ColumnSpec<Pentad> => ({
    field,
    header: t(`series.${field}`),
    kind: 'number',
    unit: 'mm',
    decimals: 1,
  });
  const table = () =>
    stageTable(
      t,
      [t('stages.title'), relation.harvestName, relation.seedName].filter(Boolean).join(' · '),
      weather,
      deltas,
    );
  const download = async () => {
    const { csvFile } = await import('@/platform/export/csv');
    downloadFile(csvFile(table()), fileName(`${t('stages.title')} ${relation.harvestName}`, 'csv'));
  };
  const fromPlanting = pentads.filter(({ days: of }) => (of.at(-1) ?? '') >= plantedOn);
  return (
    <Parts>
      <FigureTableCard
        actions={
          <>
            <IconAction label={t('csv')} icon={<FileDownloadOutlined />} onClick={() => void download()} />
            <IconAction
              label={t('print')}
              icon={<PrintOutlined />}
              onClick={() => printTable(table(), t('stages.title'))}
            />
          </>
        }
        title={t('stages.title')}
        aside={t(by === 'DEGREE_DAYS' ? 'stages.byDegreeDays' : 'stages.byDays', {
          cycle: cycle.name,
          base: formatNumber(cycle.baseTemperature, { decimals: 0 }),
        })}
        heads={[t('stages.stage'), t('stages.from'), ...figures]}
        rows={[
          ...weather.map((row) => ({
            name: row.code,
            cells: [
              formatDate(row.from),
              ...STAGE_FIGURES.map((name) => {
                const delta = deltas.get(row.code)?.[name].value ?? null;
                return (
                  <>
                    {name === 'days' ? (
                      cellOf(name, row[name])
                    ) : (
                      <Opens
                        type="button"
                        aria-label={t('numbers.open', {
                          figure: t(`figures.${name}`),
                          stage: row.code,
                          value: cellOf(name, row[name]),
                        })}
                        onClick={() => setOpened({ figure: name, stage: row })}
                      >
                        {cellOf(name, row[name])}
                      </Opens>
                    )}
                    {delta !== null && (
                      <Delta>
                        {t('stages.delta', { delta: signedNumber(delta, deltaDecimalsOf(name)) })}
                      </Delta>
                    )}
                  </>
                );
              }),
            ],
          })),
          ...stages
            .filter(({ expected }) => expected)
            .map(({ code, date }) => ({
              name: code,
              cells: [
                date === null ? t('stages.unknown') : t('stages.expected', { date: formatDate(date) }),
                ...STAGE_FIGURES.map(() => UNKNOWN),
              ],
            })),
          {
            name: t('stages.total'),
            cells: ['', ...STAGE_FIGURES.map((name) => cellOf(name, sum(weather, name)))],
          },
        ]}
        note={
          <Note>
            {t('station', { name: station.name, capacity: formatNumber(capacity, { decimals: 0 }) })}{' '}
            {staged === 0 ? t('stages.noFormer') : t('stages.former', { count: staged })}
          </Note>
        }
      />
      <ChartCard<Pentad>
        title={t('chart')}
        kind="bar"
        rows={fromPlanting}
        x={x}
        series={[series('rain'), series('et0'), series('deficit'), series('excess')]}
      />
      {former.length > 0 && (
        <FigureTableCard
          title={t('former.title')}
          aside={t('former.aside')}
          heads={[
            t('former.harvest'),
            t('former.phase'),
            t('former.yield'),
            ...(['rain', 'degreeDays', 'deficit', 'days'] as const).flatMap((name) => [
              t(`figures.${name}`),
              t('former.delta', { figure: t(`figures.${name}`) }),
            ]),
          ]}
          rows={former.map((one) => ({
            name: one.name,
            cells: [
              phaseText(phaseOfCropYear(relation.trimesters, one.name)),
              shown(one.yield, 1),
              ...(['rain', 'degreeDays', 'deficit', 'days'] as const).flatMap((name) => [
                cellOf(name, one[name]),
                delta(one[name], now[name]),
              ]),
            ],
          }))}
          note={
            <Note>
              {correlation
                ? t('former.correlation', {
                    n: correlation.n,
                    r: formatNumber(correlation.r, { decimals: 2 }),
                  })
                : t('former.few', { n: pairs.length })}
            </Note>
          }
        />
      )}
      {opened && (
        <NumbersDialog
          {...opened}
          days={days}
          pentads={pentads}
          station={station}
          base={cycle.baseTemperature}
          capacity={capacity}
          world={world}
          onClose={() => setOpened(null)}
        />
      )}
    </Parts>
  );
}

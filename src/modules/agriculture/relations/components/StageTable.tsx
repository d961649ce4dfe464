import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { printTable } from '@/platform/export/printTable';
import { formatDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { signedNumber } from '@/platform/format/signed';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { STAGE_FIGURES } from '../relationTypes';
import type { DayFigure } from '../rules/dayFigures';
import { lastCropDay, type stageDates, type StageWeather } from '../rules/relate';
import { stageDeltas } from '../rules/stageDelta';
import { deltaDecimalsOf, stageName, stageTable } from '../rules/stageTable';
import type { WholeRelation } from '../wholeRelation';
import { cellOf, Note, sumOf, UNKNOWN } from './stageCells';

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

interface StageTableProps {
  readonly relation: WholeRelation;
  /** The stages of the cycle with their dates, and by what they were found. */
  readonly dated: ReturnType<typeof stageDates>;
  readonly weather: readonly StageWeather[];
  /** Water that the soil holds, mm. */
  readonly capacity: number;
  readonly onOpen: (figure: DayFigure, stage: StageWeather) => void;
}

/** The weather of each stage, what it differs by from the harvests before it, and the stages that are still to come. */
export function StageTable({ relation, dated, weather, capacity, onOpen }: StageTableProps) {
  const { t } = useTranslation('agricultureRelations');
  const { cycle, station, former } = relation;
  const { stages, by } = dated;
  const deltas = useMemo(() => stageDeltas(weather, former), [weather, former]);
  const staged = former.filter((one) => one.stages.length > 0).length;
  const figures = STAGE_FIGURES.map((name) => t(`figures.${name}`));
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
  return (
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
      heads={[t('stages.stage'), { label: t('stages.from'), kind: 'text' }, ...figures]}
      rows={[
        ...weather.map((row) => ({
          name: stageName(t, row.code),
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
                        stage: stageName(t, row.code),
                        value: cellOf(name, row[name]),
                      })}
                      onClick={() => onOpen(name, row)}
                    >
                      {cellOf(name, row[name])}
                    </Opens>
                  )}
                  {delta !== null && (
                    <Delta>{t('stages.delta', { delta: signedNumber(delta, deltaDecimalsOf(name)) })}</Delta>
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
          name: t('stages.total', {
            from: dayText(relation.plantedOn),
            to: dayText(lastCropDay(relation.harvestedOn, today())),
          }),
          cells: ['', ...STAGE_FIGURES.map((name) => cellOf(name, sumOf(weather, name)))],
        },
      ]}
      note={
        <Note>
          {t('station', { name: station.name, capacity: formatNumber(capacity, { decimals: 0 }) })}{' '}
          {staged === 0 ? t('stages.noFormer') : t('stages.former', { count: staged })}
        </Note>
      }
    />
  );
}

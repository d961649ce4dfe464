import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { useLocalGridState } from '@/platform/grid/useGridState';
import { useQuery } from '@/platform/store/useQuery';
import type { RowId } from '@/platform/store/resourceState';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { MetricTile } from '@/platform/ui/MetricTile';
import { transportLoss } from '../fishRules/fishFigures';
import { type FinalResult, finalResult, type ResultRow, resultRows } from '../fishRules/fishResult';
import { fishLotLife } from './fishLotService';
import type { FishLotLife } from './fishLotWire';

const NONE: readonly ResultRow[] = [];
const USUAL = { sort: { field: 'day', direction: 'asc' }, pageSize: 50 } as const;
/** Fish below it are weighed to the hundredth of a gram. */
const SMALL = 10;

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 16,
  marginBottom: 12,
  padding: 16,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));
const Notes = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '0 0 12px',
  color: theme.tokens.textMuted,
  '& p': { margin: '0 0 2px' },
}));

const whole = (value: number | null) => (value === null ? '–' : formatNumber(value, { decimals: 0 }));
const ratio = (value: number | null) => (value === null ? '–' : formatNumber(value, { decimals: 3 }));

/** What a closed lot came to beside its last row: each conversion by its name, what is missing, what the water gave. */
function Final({ life, result }: { readonly life: FishLotLife; readonly result: FinalResult }) {
  const { t } = useTranslation('fishLots');
  const { missing } = result;
  const transport = transportLoss(life);
  return (
    <Tiles role="group" aria-label={t('results.final')}>
      <MetricTile label={t('results.onGain')} value={ratio(result.onGain)} />
      <MetricTile label={t('results.onHarvest')} value={ratio(result.onHarvest)} />
      <MetricTile
        label={t('results.withDead')}
        value={ratio(result.withDead)}
        {...(result.withDead === null ? { note: t('results.deadUnweighed') } : {})}
      />
      <MetricTile
        label={t('results.perHectare')}
        value={whole(result.kgPerHectare)}
        {...(result.kgPerHectare === null
          ? { note: life.area === null ? t('results.noArea') : t('results.noHarvest') }
          : {})}
      />
      <MetricTile
        label={t('results.missing')}
        value={whole(missing?.all ?? null)}
        {...(missing
          ? {
              note: t('results.missingNote', {
                dead: whole(missing.dead),
                notFound: whole(missing.notFound),
              }),
            }
          : {})}
      />
      <MetricTile
        label={t('results.transport')}
        value={transport === null ? '–' : formatNumber(transport)}
        suffix="%"
        note={transport === null ? t('results.notCounted') : t('results.transportNote')}
      />
    </Tiles>
  );
}

/** The results of a lot: by sampling, and as it ended. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('fishLots');
  const { status, data, error, retry } = useQuery(fishLotLife, id);
  const rows = useMemo(() => (data ? resultRows(data) : NONE), [data]);
  const result = useMemo(() => data && finalResult(data), [data]);
  const grid = useLocalGridState('lots.fishResults', USUAL);
  const number = (
    field: keyof ResultRow,
    decimals: number,
    more: Partial<ColumnSpec<ResultRow>> = {},
  ): ColumnSpec<ResultRow> => ({
    field,
    header: t(`results.columns.${field}`),
    kind: 'number',
    decimals,
    width: 84,
    nothing: '–',
    ...more,
  });
  const columns: ColumnSpec<ResultRow>[] = [
    number('day', 0, { width: 64 }),
    {
      field: 'kind',
      header: t('results.columns.kind'),
      identifying: true,
      width: 190,
      value: ({ kind, day }) =>
        t(`results.kinds.${kind}`, {
          date: data?.housingDate ? dayText(addDays(data.housingDate, day)) : '',
        }),
    },
    number('grams', 0, {
      unit: 'g',
      format: (value) => formatNumber(Number(value), { decimals: Number(value) < SMALL ? 2 : 0 }),
    }),
    number('fish', 0),
    number('kg', 0, { unit: 'kg', width: 96 }),
    number('survival', 2, { kind: 'percent', width: 122 }),
    number('feedKg', 0, { unit: 'kg', width: 88 }),
    number('onGain', 3, { width: 88 }),
    number('growthRate', 3, { unit: '%/d' }),
    number('gramsPerDay', 2, { unit: 'g/d', width: 88 }),
  ];
  const notes = data && [
    ...(data.unread > 0 ? [t('results.unread', { count: data.unread })] : []),
    ...(data.deadInTransport === null && data.housed !== null ? [t('results.transportUnknown')] : []),
    ...(data.samplings.length === 0 && rows.length > 0 ? [t('results.noSampling')] : []),
    ...(result?.meanDays
      ? [t('results.meanDays', { days: formatNumber(result.meanDays, { decimals: 1 }) })]
      : []),
    ...(rows.length > 0 ? [t('results.basis')] : []),
  ];
  return (
    <>
      {data && result && <Final life={data} result={result} />}
      <DataTable
        grid={grid}
        label={t('results.title')}
        columns={columns}
        rows={rows}
        rowId={({ kind, day }) => `${kind} ${day}`}
        status={status}
        error={error}
        onRetry={retry}
        search={false}
        countLabel={(count) => t('results.count', { count })}
        height="content"
        exportName={t('results.exportName')}
        emptyState={{ title: t('results.empty.title'), text: t('results.empty.text') }}
      />
      {notes && (
        <Notes>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notes>
      )}
    </>
  );
}

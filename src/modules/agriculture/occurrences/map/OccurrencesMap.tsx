import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { formatLocalDateTime } from '@/platform/format/dateTime';
import { areaBounds, joinBounds } from '@/platform/geo/bounds';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { typeStep } from '@/platform/theme/typography';
import { type MapPart, PlotsMap } from '../../components/PlotsMap';
import { type DrawnPlot, type PlotLast, useLastDone } from './useLastDone';

const Box = styled('div')({ marginBottom: 12 });
const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  ...typeStep('caption'),
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& span': { flex: 'none', width: 12, height: 12, borderRadius: 3 },
});

const USUAL = { sort: { field: 'happenedAt', direction: 'asc' }, pageSize: 50 } as const;
const CLIENT = { mode: 'client' } as const;

interface OccurrencesMapProps {
  readonly plots: readonly DrawnPlot[];
  readonly records: readonly OccurrenceRecord[];
  /** The chosen type; null is any. */
  readonly type: string | null;
  readonly chosenId: string | null;
  readonly loading: boolean;
  /** Farms, to be looked at one by one. */
  readonly parts: readonly MapPart[];
  readonly onOpen: (plotId: number) => void;
}

/** Plots by what was last done on them: on the map in colours, below it as a table that says the same. */
export function OccurrencesMap(props: OccurrencesMapProps) {
  const { plots, records, type, chosenId, loading, parts, onOpen } = props;
  const { t } = useTranslation('agricultureOccurrences');
  const texts = useOccurrenceTexts('agricultureOccurrences');
  const grid = useGridState('agriculture.occurrencesMap', USUAL);
  const { rows, legend } = useLastDone(plots, records, type);
  const drawn = useMemo(
    () =>
      rows.flatMap(({ id, name, area, colour }) =>
        area === null ? [] : [{ id, area, label: name, colour }],
      ),
    [rows],
  );
  const bounds = useMemo(() => {
    const shown = plots.filter(({ id }) => chosenId === null || String(id) === chosenId);
    return joinBounds(shown.map(({ area }) => area && areaBounds(area)));
  }, [plots, chosenId]);

  const columns = useMemo(
    (): readonly ColumnSpec<PlotLast>[] => [
      { field: 'name', header: t('plot'), identifying: true },
      {
        field: 'type',
        header: t('map.last'),
        width: 200,
        value: (row) =>
          row.type === null ? t(type === null ? 'map.nothing' : 'map.never') : texts.title(row.type),
      },
      {
        field: 'happenedAt',
        header: t('map.when'),
        width: 160,
        format: (value) => formatLocalDateTime(String(value)),
        nothing: '–',
      },
      { field: 'days', header: t('map.days'), kind: 'number', decimals: 0, width: 120, nothing: '–' },
    ],
    [t, texts, type],
  );
  return (
    <>
      <Legend aria-label={t('map.legend')}>
        {legend.map(({ key, label, colour, count }) => (
          <li key={key}>
            <span aria-hidden style={{ background: colour }} />
            {t('map.class', { label, count })}
          </li>
        ))}
      </Legend>
      <Box>
        <PlotsMap
          label={t('map.label')}
          height="clamp(300px, calc(100dvh - 420px), 560px)"
          plots={drawn}
          bounds={bounds}
          maxZoom={16}
          parts={chosenId === null ? parts : []}
          selectedId={chosenId === null ? null : Number(chosenId)}
          onOpen={onOpen}
        />
      </Box>
      <DataTable
        grid={grid}
        label={t('map.table')}
        columns={columns}
        rows={chosenId === null ? rows : rows.filter(({ id }) => String(id) === chosenId)}
        status={loading ? 'loading' : 'ready'}
        error={null}
        paging={CLIENT}
        search={t('map.search')}
        onOpen={({ id }) => onOpen(id)}
        exportName={t('map.label')}
        emptyState={{ title: t('map.emptyTitle'), text: t('map.empty') }}
        height="content"
      />
    </>
  );
}

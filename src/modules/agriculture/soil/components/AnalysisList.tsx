import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import AddOutlined from '@mui/icons-material/AddOutlined';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { formatDate } from '@/platform/format/date';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import type { RowAction } from '@/platform/grid/rowActions';
import { useGridState } from '@/platform/grid/useGridState';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { PageHead } from '@/platform/ui/PageHead';
import { toast } from '@/platform/ui/toast';
import { depthText, plotsText } from '../analysisText';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilAnalysisRow, SoilWorld } from '../soilAnalysisWire';
import { importHref, soilHref } from '../soilLinks';

const USUAL = { sort: { field: 'collectedAt', direction: 'desc' } } as const;

const columnsOf = (t: TFunction<'soilAnalysis'>): readonly ColumnSpec<SoilAnalysisRow>[] => [
  { field: 'plotNames', header: t('head.plots'), identifying: true, wraps: true, value: plotsText },
  { field: 'farmName', header: t('head.farm'), width: 220, wraps: true },
  { field: 'collectedAt', header: t('head.collectedAt'), kind: 'date' },
  // Sorted by where the layer begins, then by where it ends.
  {
    field: 'depth',
    header: t('head.depth'),
    width: 124,
    value: ({ depthFrom, depthTo }) => depthFrom * 1000 + depthTo,
    format: (value) => {
      const sorted = Number(value);
      return depthText({ depthFrom: Math.floor(sorted / 1000), depthTo: sorted % 1000 });
    },
  },
  { field: 'laboratory', header: t('head.laboratory'), width: 220, wraps: true },
  { field: 'protocol', header: t('head.protocol'), width: 140, hidden: true },
  { field: 'pointCount', header: t('list.points'), kind: 'number', decimals: 0, width: 96, nothing: '–' },
  {
    field: 'nutrientCount',
    header: t('list.nutrients'),
    kind: 'number',
    decimals: 0,
    width: 116,
    nothing: '–',
  },
  {
    field: 'mapCount',
    header: t('list.maps'),
    kind: 'number',
    decimals: 0,
    width: 96,
    nothing: '–',
    hidden: true,
  },
];

/** The different words of the rows, as options of a filter. */
const optionsOf = (words: readonly string[]) =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
    .map((word) => ({ id: word, name: word }));

const filtersOf = (
  t: TFunction<'soilAnalysis'>,
  rows: readonly SoilAnalysisRow[],
): readonly FilterSpec<SoilAnalysisRow>[] => [
  {
    name: 'propriedade',
    label: t('head.farm'),
    kind: 'multiSelect',
    value: ({ farmName }) => farmName,
    options: optionsOf(rows.map(({ farmName }) => farmName)),
  },
  {
    name: 'talhao',
    label: t('head.plots'),
    kind: 'multiSelect',
    value: ({ plotNames }) => plotNames,
    options: optionsOf(rows.flatMap(({ plotNames }) => plotNames)),
  },
  {
    name: 'coleta',
    label: t('head.collectedAt'),
    kind: 'dateRange',
    value: ({ collectedAt }) => collectedAt,
  },
  {
    name: 'profundidade',
    label: t('head.depth'),
    kind: 'multiSelect',
    value: depthText,
    options: optionsOf(rows.map(depthText)),
  },
  {
    name: 'laboratorio',
    label: t('head.laboratory'),
    kind: 'multiSelect',
    value: ({ laboratory }) => laboratory,
    options: optionsOf(rows.map(({ laboratory }) => laboratory)),
  },
];

/** Every analysis of a world's soils. */
export function AnalysisList({ world }: { readonly world: SoilWorld }) {
  const { t } = useTranslation('soilAnalysis');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const resource = soilAnalyses[world];
  const grid = useGridState(`agriculture.soilAnalyses.${world}`, USUAL);
  const { rows, list, retry } = useList(resource, undefined);
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t, rows), [t, rows]);
  const open = useCallback(
    (row: SoilAnalysisRow) => void navigate(soilHref(world, row.id)),
    [navigate, world],
  );
  const remove = useCallback(
    async (row: SoilAnalysisRow) => {
      const isSure = await confirm({
        title: t('list.removeTitle'),
        body: t('list.removeText', {
          plots: plotsText(row),
          day: formatDate(row.collectedAt),
          depth: depthText(row),
        }),
        confirmLabel: t('list.removeConfirm'),
        danger: true,
      });
      if (!isSure) return;
      try {
        await dispatch(resource.remove(row.id));
        toast({ tone: 'success', text: t('list.removed') });
      } catch (thrown) {
        notifyRefusal(thrown, t('list.notRemoved'));
      }
    },
    [dispatch, resource, t],
  );
  const rowActions = useMemo(
    (): readonly RowAction<SoilAnalysisRow>[] => [
      { id: 'open', label: t('list.open'), icon: EditOutlined, run: open, primary: true },
      { id: 'remove', label: t('list.remove'), icon: DeleteOutlined, run: (row) => void remove(row) },
    ],
    [t, open, remove],
  );
  const title = t(world === 'SILVICULTURE' ? 'forestryTitle' : 'title');
  return (
    <>
      <PageHead
        title={title}
        subtitle={t('subtitle')}
        primary={{
          label: t('list.new'),
          icon: <AddOutlined />,
          onClick: () => void navigate(soilHref(world, 'nova')),
        }}
        actions={[
          {
            label: t('list.import'),
            icon: <FileUploadOutlined />,
            onClick: () => void navigate(importHref(world)),
          },
        ]}
      />
      <DataTable
        grid={grid}
        label={title}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={retry}
        filters={filters}
        rowActions={rowActions}
        onOpen={open}
        search={t('list.search')}
        exportName={t('list.exportName')}
        countLabel={(count) => t('list.count', { count })}
        emptyState={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </>
  );
}

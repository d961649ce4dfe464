import BlockOutlined from '@mui/icons-material/BlockOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { SavedViews } from '@/platform/grid/views/SavedViews';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useList } from '@/platform/store/useResource';
import { PageHead } from '@/platform/ui/PageHead';
import { usePeriodGrid } from '../usePeriodGrid';
import { keptFilters, queryOf, shownFilters } from '../documents/query/queryFilters';
import { CancelDialog } from './CancelDialog';
import { movementColumns } from './movementColumns';
import { MovementPanel } from './MovementPanel';
import type { MovementRow } from './movementRow';
import { ReclassifyDialog } from './ReclassifyDialog';
import { movements } from './movementSlice';

const USUAL = { sort: { field: 'date', direction: 'desc' }, pageSize: 50 } as const;
const FILTERS = { shownFilters, keptFilters };

/** Documents of the period that the filters show, a year unless another one is chosen. */
function useMovements() {
  const { grid, day } = usePeriodGrid('finance.documentMovements', USUAL, FILTERS);
  const { from, to } = queryOf(grid.query.filters, day);
  return { grid, ...useList(movements, { from, to }) };
}

const OPEN = 'registro';

function useOpenRow(rows: readonly MovementRow[]) {
  const { text, set } = useAddressValues();
  const dialog = text(OPEN);
  const show = useCallback(
    (row: MovementRow | null) => set({ [OPEN]: row && row.id }, { push: true }),
    [set],
  );
  return [rows.find(({ id }) => String(id) === dialog) ?? null, show] as const;
}

const words = (rows: readonly MovementRow[], read: (row: MovementRow) => string) =>
  [...new Set(rows.map(read))]
    .filter((word) => word !== '')
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((word) => ({ id: word, name: word }));

function useFilters(rows: readonly MovementRow[]): readonly FilterSpec<MovementRow>[] {
  const { t } = useTranslation('financeMovement');
  return useMemo(() => {
    const list = (name: string, label: string, read: (row: MovementRow) => string) =>
      ({ name, label, kind: 'multiSelect', value: read, options: words(rows, read) }) as const;
    return [
      { name: 'emissao', label: t('filters.period'), kind: 'dateRange', value: ({ date }) => date },
      {
        name: 'lado',
        label: t('columns.side'),
        kind: 'multiSelect',
        value: ({ side }) => side,
        options: (['EXPENSE', 'INCOME'] as const).map((id) => ({ id, name: t(`sides.${id}`) })),
      },
      list('conta', t('columns.rating'), ({ ratingName }) => ratingName),
      list('propriedade', t('columns.farm'), ({ farmName }) => farmName),
      list('safra', t('columns.harvest'), ({ harvestName }) => harvestName),
      {
        name: 'situacao',
        label: t('columns.state'),
        kind: 'multiSelect',
        value: ({ cancelled }) => (cancelled ? 'cancelled' : 'active'),
        options: (['active', 'cancelled'] as const).map((id) => ({ id, name: t(`states.${id}`) })),
      },
      { name: 'valor', label: t('columns.value'), kind: 'moneyRange', value: ({ value }) => value },
    ];
  }, [t, rows]);
}

type OpenDialog =
  | { readonly kind: 'reclassify'; readonly rows: readonly MovementRow[] }
  | { readonly kind: 'cancel'; readonly row: MovementRow };

/** What each document moved; many are given another place in the books together, one is taken back. */
export function Component() {
  const { t } = useTranslation('financeMovement');
  const { grid, rows, list, retry } = useMovements();
  const [open, show] = useOpenRow(rows);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const filters = useFilters(rows);
  const columns = useMemo(() => movementColumns(t), [t]);
  const rowActions = useMemo((): readonly RowAction<MovementRow>[] => {
    const gone = ({ cancelled }: MovementRow) => (cancelled ? t('alreadyCancelled') : undefined);
    return [
      { id: 'view', label: t('panel.action'), icon: VisibilityOutlined, primary: true, run: show },
      {
        id: 'reclassify',
        label: t('reclassify.action'),
        icon: EditNoteOutlined,
        reason: gone,
        run: (row) => setDialog({ kind: 'reclassify', rows: [row] }),
      },
      {
        id: 'cancel',
        label: t('cancel.action'),
        icon: BlockOutlined,
        reason: gone,
        run: (row) => setDialog({ kind: 'cancel', row }),
      },
    ];
  }, [t, show]);
  const bulkActions = useMemo(
    (): readonly BulkAction<MovementRow>[] => [
      {
        id: 'reclassify',
        label: t('reclassify.action'),
        icon: EditNoteOutlined,
        reason: (chosen) => (chosen.some(({ cancelled }) => cancelled) ? t('someCancelled') : undefined),
        run: (chosen) => setDialog({ kind: 'reclassify', rows: chosen }),
      },
    ],
    [t],
  );
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      <DataTable
        grid={grid}
        label={t('title')}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={retry}
        filters={filters}
        floatingFilters
        rowActions={rowActions}
        bulkActions={bulkActions}
        onOpen={show}
        search={t('search')}
        countLabel={(count) => t('count', { count, formatted: formatNumber(count, { decimals: 0 }) })}
        exportName={t('exportName')}
        toolbar={<SavedViews grid={grid} />}
        emptyState={{ title: t('empty.title'), text: t('empty.text') }}
      />
      {open && <MovementPanel row={open} onClose={() => show(null)} />}
      {dialog?.kind === 'reclassify' && <ReclassifyDialog rows={dialog.rows} onClose={close} />}
      {dialog?.kind === 'cancel' && <CancelDialog row={dialog.row} onClose={close} />}
    </>
  );
}

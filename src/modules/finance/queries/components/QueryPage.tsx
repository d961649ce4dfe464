import AddOutlined from '@mui/icons-material/AddOutlined';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { applyFilters } from '@/platform/filters/applyFilters';
import { parseFilters } from '@/platform/filters/filterValues';
import { today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { DataTable } from '@/platform/grid/DataTable';
import { searchRows } from '@/platform/grid/rowPipeline';
import { useGridState } from '@/platform/grid/useGridState';
import { SavedViews } from '@/platform/grid/views/SavedViews';
import { href } from '@/platform/routing/href';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useList } from '@/platform/store/useResource';
import type { PageAction } from '@/platform/ui/pageAction';
import { PageHead } from '@/platform/ui/PageHead';
import type { QueryDescriptor } from '../queryDescriptor';
import type { QueryRow } from '../queryTypes';
import { useQueryFilters } from '../useQueryFilters';
import { QueryPanel } from './QueryPanel';
import { SumStrip } from './SumStrip';

const OPEN = 'registro';

/** The record whose panel is open, in the address: a link, reload and Back show the same. */
function useOpenRecord() {
  const { text, set } = useAddressValues();
  const show = useCallback((id: string | null) => set({ [OPEN]: id }, { push: true }), [set]);
  return [text(OPEN), show] as const;
}

/** Where each kind is entered: by an occurrence. */
const SLUGS = {
  contracts: 'contrato',
  orders: 'pedido',
  advances: 'adiantamento',
  consortia: 'consorcio',
} as const satisfies Record<QueryDescriptor<QueryRow>['name'], string>;

/** 'Novo' leads to the occurrence that makes such a record, for who may enter one. */
function useNewRecord(name: keyof typeof SLUGS): PageAction | null {
  const { t } = useTranslation('financeQueries');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  if (!holds('FINANCIAL_OCCURRENCE')) return null;
  const to = href('financeOccurrences', { id: SLUGS[name] }, { registro: 'novo' });
  return { label: t(`${name}.new`), icon: <AddOutlined />, onClick: () => void navigate(to) };
}

/** One query: sums, the list under them, and a record's panel beside it. */
export function QueryPage<Row extends QueryRow>({ query }: { readonly query: QueryDescriptor<Row> }) {
  const { t } = useTranslation('financeQueries');
  const { t: tGrid } = useTranslation('grid');
  const { resource, name } = query;
  const day = today();
  const grid = useGridState(`finance.${name}`, { sort: query.sort, pageSize: 50 });
  const { rows, list, retry } = useList(resource, undefined);
  const filters = useQueryFilters(query, day, { rows, status: list.status, onRetry: retry });
  const columns = useMemo(() => query.columns(t, day, rows), [query, t, day, rows]);
  const { search, filters: raw } = grid.query;
  // The sums are those of the rows that the list shows.
  const found = useMemo(() => {
    const left = applyFilters(rows, filters, parseFilters(filters, raw));
    return searchRows(left, visibleColumns(columns, grid.layout), search, tGrid);
  }, [rows, filters, raw, columns, grid.layout, search, tGrid]);
  const known = list.loadedAt !== null;
  const sums = useMemo(() => (known ? query.sums(found, t, day) : null), [known, query, found, t, day]);
  const [openId, show] = useOpenRecord();
  const enter = useNewRecord(name);
  const open = useCallback((row: Row) => show(String(row.id)), [show]);
  const countLabel = useCallback(
    (count: number) => t(`${name}.count`, { count, formatted: formatNumber(count, { decimals: 0 }) }),
    [t, name],
  );
  return (
    <>
      <PageHead
        title={t(`${name}.title`)}
        subtitle={t(`${name}.subtitle`)}
        {...(enter && { primary: enter })}
      />
      {(known || list.status !== 'failed') && <SumStrip cards={sums} />}
      <DataTable
        grid={grid}
        label={t(`${name}.title`)}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={retry}
        filters={filters}
        floatingFilters
        onOpen={open}
        search={t(`${name}.search`)}
        countLabel={countLabel}
        exportName={t(`${name}.exportName`)}
        toolbar={<SavedViews grid={grid} />}
        emptyState={{ title: t(`${name}.empty.title`), text: t(`${name}.empty.text`) }}
      />
      {openId !== null && <QueryPanel query={query} id={openId} onClose={() => show(null)} />}
    </>
  );
}

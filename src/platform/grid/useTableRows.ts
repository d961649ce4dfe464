import { useEffect, useMemo } from 'react';
import { applyFilters } from '@/platform/filters/applyFilters';
import { parseFilters } from '@/platform/filters/filterValues';
import { type GridTexts } from '@/platform/grid/cellText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { DataTableProps } from '@/platform/grid/dataTableProps';
import { useSame } from '@/platform/react/useSame';
import { clampPage, searchRows, sortRows, warmUpRows } from '@/platform/grid/rowPipeline';

export interface TableRows<Row> {
  /** Everything that search and filters leave, sorted; in server mode the page in view. */
  readonly all: readonly Row[];
  readonly page: readonly Row[];
  readonly pageIndex: number;
  readonly total: number;
}

/** From the rows a page has to the rows a grid shows: filter, sort, search, page. */
export function useTableRows<Row>(
  props: DataTableProps<Row>,
  visible: readonly ColumnSpec<Row>[],
  t: GridTexts,
  language: string,
): TableRows<Row> {
  const { rows, columns, paging } = props;
  const { search, page, pageSize } = props.grid.query;
  // Parts of a query that stay the same while another part changes: nothing is sorted or filtered anew for them.
  const sort = useSame(props.grid.query.sort);
  const raw = useSame(props.grid.query.filters);
  const client = paging?.mode !== 'server';
  const filters = paging?.mode === 'client' && paging.filtered ? undefined : props.filters;

  const searched = useMemo(() => {
    const hidden = columns.filter((column) => column.alwaysSearched && !visible.includes(column));
    return hidden.length > 0 ? [...visible, ...hidden] : visible;
  }, [columns, visible]);
  const filtered = useMemo(
    () => (client && filters ? applyFilters(rows, filters, parseFilters(filters, raw)) : rows),
    [client, rows, filters, raw],
  );
  // Sorted first: searching keeps the order, so typing on compares nothing anew.
  const sorted = useMemo(
    () => (client ? sortRows(filtered, columns, sort, language) : filtered),
    [client, filtered, columns, sort, language],
  );
  const all = useMemo(
    () => (client ? searchRows(sorted, searched, search, t) : sorted),
    [client, sorted, searched, search, t],
  );
  useEffect(
    () => (client ? warmUpRows(filtered, searched, t, language) : undefined),
    [client, filtered, searched, t, language],
  );
  const total = paging?.mode === 'server' ? paging.total : all.length;
  const pageIndex = clampPage(page, pageSize, total);
  const shown = useMemo(
    () => (client ? all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize) : all.slice(0, 100)),
    [client, all, pageIndex, pageSize],
  );
  return { all, page: shown, pageIndex, total };
}

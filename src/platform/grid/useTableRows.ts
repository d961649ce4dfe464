import { useMemo } from 'react';
import { applyFilters } from '@/platform/filters/applyFilters';
import { parseFilters } from '@/platform/filters/filterValues';
import { type GridTexts } from '@/platform/grid/cellText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { DataTableProps } from '@/platform/grid/dataTableProps';
import { clampPage, searchRows, sortRows } from '@/platform/grid/rowPipeline';

export interface TableRows<Row> {
  /** Everything that search and filters leave, in the order it came; in server mode the page in view. */
  readonly found: readonly Row[];
  /** The same, sorted. */
  readonly all: readonly Row[];
  readonly page: readonly Row[];
  readonly pageIndex: number;
  readonly total: number;
}

/** From the rows a page has to the rows a grid shows: filter, search, sort, page. */
export function useTableRows<Row>(
  props: DataTableProps<Row>,
  visible: readonly ColumnSpec<Row>[],
  t: GridTexts,
  language: string,
): TableRows<Row> {
  const { rows, columns, filters, paging } = props;
  const { search, sort, page, pageSize, filters: raw } = props.grid.query;
  const client = paging?.mode !== 'server';

  const filtered = useMemo(
    () => (client && filters ? applyFilters(rows, filters, parseFilters(filters, raw)) : rows),
    [client, rows, filters, raw],
  );
  const found = useMemo(
    () => (client ? searchRows(filtered, visible, search, t) : filtered),
    [client, filtered, visible, search, t],
  );
  const all = useMemo(
    () => (client ? sortRows(found, columns, sort, language) : found),
    [client, found, columns, sort, language],
  );
  const total = paging?.mode === 'server' ? paging.total : all.length;
  const pageIndex = clampPage(page, pageSize, total);
  const shown = useMemo(
    () => (client ? all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize) : all.slice(0, 100)),
    [client, all, pageIndex, pageSize],
  );
  return { found, all, page: shown, pageIndex, total };
}

import { useCallback, useMemo } from 'react';
import type { RawFilters } from '@/platform/filters/filterValues';
import type { LocalDate } from '@/platform/format/date';
import type { GridSort } from '@/platform/grid/gridQuery';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import type { Report } from './reportTypes';
import { type ColumnChoice, readColumns } from './rules/columnChoice';
import { readGroups } from './rules/grouping';
import { usualFilters, withNeededDays } from './rules/questions';

const REQUESTED = 'consulta';
const FILTER = 'filtro.';
const GROUPS = 'grupos';
const SORT = 'ordem';
const CHART = 'grafico';
const BAR = 'barra';
const COLUMNS = 'colunas';
const YES = '1';
const OWN: ReadonlySet<string> = new Set([REQUESTED, GROUPS, SORT, CHART, BAR, COLUMNS]);

export interface ReportAddress {
  /** Somebody has pressed 'Buscar', here or where the link comes from. */
  readonly requested: boolean;
  readonly raw: RawFilters;
  readonly groups: readonly string[];
  readonly sort: GridSort | null;
  readonly chart: boolean;
  /** Key of the chart's point that filters the sheet; null shows all rows. */
  readonly bar: string | null;
  /** Which columns are shown, in which order. */
  readonly columns: ColumnChoice;
  /** The same as the address writes it; null as the report has them. */
  readonly columnText: string | null;
  /** Changes the filters; with `columns` they are requested as well, and shown in these. */
  readonly setFilters: (raw: RawFilters, search: ReportSearch | null) => void;
  readonly setGroups: (groups: readonly string[]) => void;
  readonly setSort: (sort: GridSort | null) => void;
  readonly setChart: (shown: boolean) => void;
  readonly setBar: (key: string | null) => void;
  /** As `columnsText` writes them. */
  readonly setColumns: (text: string | null) => void;
  /** Nothing of the report stands in the address. */
  readonly untouched: boolean;
  /** Shows all of it at once, and asks. */
  readonly show: (look: ReportLook) => void;
}

/** A press of 'Buscar'. */
interface ReportSearch {
  /** What the reader last made of the columns, for an address that says nothing of them. */
  readonly columns: string | null;
}

/** What the address holds of a report. */
export interface ReportLook {
  readonly filters: RawFilters;
  readonly groups: readonly string[];
  readonly sort: GridSort | null;
  readonly chart: boolean;
  readonly columns: string | null;
}

const sortText = (sort: GridSort) => `${sort.direction === 'desc' ? '-' : ''}${sort.field}`;

function writeFilters(next: URLSearchParams, raw: RawFilters): void {
  for (const key of Array.from(next.keys())) if (key.startsWith(FILTER)) next.delete(key);
  for (const [name, value] of Object.entries(raw)) if (value) next.set(FILTER + name, value);
}

const setOrDrop = (next: URLSearchParams, name: string, value: string | null) =>
  value === null ? next.delete(name) : next.set(name, value);

function filtersIn(params: URLSearchParams): RawFilters {
  return Object.fromEntries(
    [...params].flatMap(([key, value]): [string, string][] =>
      key.startsWith(FILTER) && value ? [[key.slice(FILTER.length), value]] : [],
    ),
  );
}

function readSort(text: string | null): GridSort | null {
  if (!text) return null;
  return text.startsWith('-')
    ? { field: text.slice(1), direction: 'desc' }
    : { field: text, direction: 'asc' };
}

/** What a report shows and how, in the address: reload, Back and a sent link show the same. */
export function useReportAddress(report: Report, today: LocalDate, begun: RawFilters): ReportAddress {
  const [params, setParams] = useAddressParams();
  const change = useCallback(
    (edit: (next: URLSearchParams) => void) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          edit(next);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const setFilters = useCallback(
    (raw: RawFilters, search: ReportSearch | null) =>
      change((next) => {
        writeFilters(next, raw);
        if (!search) return;
        // From then on the address alone says what is shown, so that a sent link shows the same.
        if (next.get(REQUESTED) !== YES && !next.has(COLUMNS)) setOrDrop(next, COLUMNS, search.columns);
        next.set(REQUESTED, YES);
      }),
    [change],
  );
  const setGroups = useCallback(
    (groups: readonly string[]) => change((next) => next.set(GROUPS, groups.join(','))),
    [change],
  );
  const setSort = useCallback(
    (sort: GridSort | null) => change((next) => setOrDrop(next, SORT, sort && sortText(sort))),
    [change],
  );
  const setChart = useCallback(
    (shown: boolean) => change((next) => setOrDrop(next, CHART, shown ? YES : null)),
    [change],
  );
  const setBar = useCallback((key: string | null) => change((next) => setOrDrop(next, BAR, key)), [change]);
  const setColumns = useCallback(
    (text: string | null) => change((next) => setOrDrop(next, COLUMNS, text)),
    [change],
  );
  const show = useCallback(
    ({ filters, groups, sort, chart, columns }: ReportLook) =>
      change((next) => {
        writeFilters(next, filters);
        next.set(GROUPS, groups.join(','));
        setOrDrop(next, SORT, sort && sortText(sort));
        setOrDrop(next, CHART, chart ? YES : null);
        setOrDrop(next, COLUMNS, columns);
        next.set(REQUESTED, YES);
        next.delete(BAR);
      }),
    [change],
  );
  const columnText = params.get(COLUMNS);
  const columns = useMemo(() => readColumns(columnText), [columnText]);
  return useMemo(() => {
    const requested = params.get(REQUESTED) === YES;
    const written = filtersIn(params);
    const begins = Object.keys(written).length === 0 ? begun : {};
    return {
      requested,
      raw: requested
        ? withNeededDays(report, written, today)
        : { ...usualFilters(report, today), ...begins, ...written },
      groups: readGroups(report, params.get(GROUPS)),
      sort: readSort(params.get(SORT)),
      chart: params.get(CHART) === YES,
      bar: params.get(BAR),
      columns,
      columnText,
      setFilters,
      setGroups,
      setSort,
      setChart,
      setBar,
      setColumns,
      untouched: ![...params.keys()].some((key) => OWN.has(key) || key.startsWith(FILTER)),
      show,
    };
  }, [
    params,
    columns,
    columnText,
    report,
    today,
    begun,
    setFilters,
    setGroups,
    setSort,
    setChart,
    setBar,
    setColumns,
    show,
  ]);
}

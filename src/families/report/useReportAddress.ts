import { useCallback, useMemo } from 'react';
import type { RawFilters } from '@/platform/filters/filterValues';
import type { LocalDate } from '@/platform/format/date';
import type { GridSort } from '@/platform/grid/gridQuery';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import type { Report } from './reportTypes';
import { readGroups } from './rules/grouping';
import { usualFilters } from './rules/questions';

const ASKED = 'consulta';
const FILTER = 'filtro.';
const GROUPS = 'grupos';
const SORT = 'ordem';
const CHART = 'grafico';
const BAR = 'barra';
const YES = '1';
const OWN: ReadonlySet<string> = new Set([ASKED, GROUPS, SORT, CHART, BAR]);

export interface ReportAddress {
  /** Somebody has pressed 'Buscar', here or where the link comes from. */
  readonly asked: boolean;
  readonly raw: RawFilters;
  readonly groups: readonly string[];
  readonly sort: GridSort | null;
  readonly chart: boolean;
  /** Key of the chart's point that the sheet is held to; null shows all rows. */
  readonly bar: string | null;
  /** Changes the filters; with `search` they are asked for as well. */
  readonly setFilters: (raw: RawFilters, search: boolean) => void;
  readonly setGroups: (groups: readonly string[]) => void;
  readonly setSort: (sort: GridSort | null) => void;
  readonly setChart: (shown: boolean) => void;
  readonly setBar: (key: string | null) => void;
  /** Nothing of the report stands in the address. */
  readonly untouched: boolean;
  /** Shows all of it at once, and asks. */
  readonly show: (look: ReportLook) => void;
}

/** What the address holds of a report. */
export interface ReportLook {
  readonly filters: RawFilters;
  readonly groups: readonly string[];
  readonly sort: GridSort | null;
  readonly chart: boolean;
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
export function useReportAddress(report: Report, today: LocalDate): ReportAddress {
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
    (raw: RawFilters, search: boolean) =>
      change((next) => {
        writeFilters(next, raw);
        if (search) next.set(ASKED, YES);
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
  const show = useCallback(
    ({ filters, groups, sort, chart }: ReportLook) =>
      change((next) => {
        writeFilters(next, filters);
        next.set(GROUPS, groups.join(','));
        setOrDrop(next, SORT, sort && sortText(sort));
        setOrDrop(next, CHART, chart ? YES : null);
        next.set(ASKED, YES);
        next.delete(BAR);
      }),
    [change],
  );
  return useMemo(() => {
    const asked = params.get(ASKED) === YES;
    const written = filtersIn(params);
    return {
      asked,
      raw: asked ? written : { ...usualFilters(report, today), ...written },
      groups: readGroups(report, params.get(GROUPS)),
      sort: readSort(params.get(SORT)),
      chart: params.get(CHART) === YES,
      bar: params.get(BAR),
      setFilters,
      setGroups,
      setSort,
      setChart,
      setBar,
      untouched: ![...params.keys()].some((key) => OWN.has(key) || key.startsWith(FILTER)),
      show,
    };
  }, [params, report, today, setFilters, setGroups, setSort, setChart, setBar, show]);
}

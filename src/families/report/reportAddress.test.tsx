import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import type { Report, ReportFilter } from './reportTypes';
import { useReportAddress } from './useReportAddress';
import { useReportFilters } from './useReportFilters';

beforeAll(() => startI18n('pt-BR', ['report', 'grid']));

const TODAY = '2026-09-18';
const report = (
  filters: readonly ReportFilter[] = [{ kind: 'year', name: 'ano', wire: 'year' }],
): Report => ({
  name: 'probe',
  key: 'PROBE',
  basis: 'payment',
  filters,
  columns: [
    { field: 'farm', identifying: true },
    { field: 'value', kind: 'money', total: 'sum' },
  ],
  groups: [
    { name: 'propriedade', field: 'farm' },
    { name: 'mes', field: 'day', by: 'month' },
  ],
  usualGroups: ['propriedade'],
  ask: () => Promise.resolve([]),
});

function open(search: string, begun: Record<string, string> = {}) {
  const shown: { page: ReactNode } = { page: null };
  const of = report();
  const router = createMemoryRouter([{ path: '/x', Component: () => shown.page }], {
    initialEntries: [`/x${search}`],
  });
  const { result } = renderHook(() => useReportAddress(of, TODAY, begun), {
    wrapper: ({ children }) => {
      shown.page = children;
      return <RouterProvider router={router} />;
    },
  });
  return {
    now: () => result.current,
    do: (work: (address: typeof result.current) => void) => act(async () => work(result.current)),
    search: () => decodeURIComponent(router.state.location.search),
  };
}

describe('the address of a report', () => {
  it('begins with the usual filters and headings, and with what was begun', () => {
    const { now } = open('');
    expect(now()).toMatchObject({
      requested: false,
      raw: { ano: '2026' },
      groups: ['propriedade'],
      sort: null,
      chart: false,
      bar: null,
      columnText: null,
      untouched: true,
    });
    expect(open('', { propriedade: '7' }).now().raw).toEqual({ ano: '2026', propriedade: '7' });
  });

  it('that names a filter begins with no other than that and the usual ones', () => {
    expect(open('?filtro.safra=3', { propriedade: '7' }).now().raw).toEqual({ ano: '2026', safra: '3' });
    expect(open('?filtro.safra=3').now().untouched).toBe(false);
    expect(open('?outro=1').now().untouched).toBe(true);
    expect(open('?barra=2026-01').now().untouched).toBe(false);
  });

  it('once requested says all: nothing is added', () => {
    const { now } = open(
      '?consulta=1&filtro.ano=2024&filtro.vazio=&ordem=-value&grafico=1&barra=b&grupos=mes',
    );
    expect(now()).toMatchObject({
      requested: true,
      raw: { ano: '2024' },
      groups: ['mes'],
      sort: { field: 'value', direction: 'desc' },
      chart: true,
      bar: 'b',
    });
    expect(open('?consulta=0&ordem=value').now()).toMatchObject({
      requested: false,
      sort: { field: 'value', direction: 'asc' },
    });
  });

  it('takes filters in the place of the former, and is requested where they are', async () => {
    const page = open('?filtro.safra=3&outro=1');
    await page.do(({ setFilters }) => setFilters({ ano: '2025', vazio: '' }, null));
    expect(page.search()).toBe('?outro=1&filtro.ano=2025');
    await page.do(({ setFilters }) => setFilters({ ano: '2025' }, { columns: 'farm,value' }));
    expect(page.search()).toBe('?outro=1&filtro.ano=2025&colunas=farm,value&consulta=1');
    // A second time the columns of the address stand.
    await page.do(({ setFilters }) => setFilters({ ano: '2024' }, { columns: 'value' }));
    expect(page.search()).toContain('colunas=farm,value');
    await page.do(({ setColumns }) => setColumns(null));
    await page.do(({ setFilters }) => setFilters({ ano: '2024' }, { columns: 'value' }));
    expect(page.search()).not.toContain('colunas');
  });

  it('takes columns that it has when it is requested first', async () => {
    const page = open('?colunas=farm');
    await page.do(({ setFilters }) => setFilters({}, { columns: 'value' }));
    expect(page.search()).toBe('?colunas=farm&consulta=1');
  });

  it('takes headings, order, chart and bar, and lets them go', async () => {
    const page = open('');
    await page.do(({ setGroups }) => setGroups(['mes', 'propriedade']));
    await page.do(({ setSort }) => setSort({ field: 'value', direction: 'desc' }));
    await page.do(({ setChart }) => setChart(true));
    await page.do(({ setBar }) => setBar('2026-01'));
    expect(page.search()).toBe('?grupos=mes,propriedade&ordem=-value&grafico=1&barra=2026-01');
    await page.do(({ setSort }) => setSort({ field: 'value', direction: 'asc' }));
    await page.do(({ setChart }) => setChart(false));
    await page.do(({ setBar }) => setBar(null));
    await page.do(({ setGroups }) => setGroups([]));
    expect(page.search()).toBe('?grupos=&ordem=value');
    expect(page.now().groups).toEqual([]);
    await page.do(({ setSort }) => setSort(null));
    expect(page.search()).toBe('?grupos=');
  });

  it('shows a view as a whole, without the bar of the former', async () => {
    const page = open('?barra=b&filtro.safra=3&ordem=x&grafico=1');
    const view = { filters: { ano: '2020' }, groups: ['mes'], sort: null, chart: false, columns: null };
    await page.do(({ show }) => show(view));
    expect(page.search()).toBe('?filtro.ano=2020&grupos=mes&consulta=1');
    await page.do(({ show }) =>
      show({ ...view, sort: { field: 'value', direction: 'desc' }, chart: true, columns: 'value' }),
    );
    expect(page.now()).toMatchObject({ chart: true, columnText: 'value', sort: { direction: 'desc' } });
  });
});

describe('the filters of a report', () => {
  const texts = {
    filter: (name: string) => `filtro ${name}`,
    word: (set: string, id: string) => `${set} ${id}`,
  } as unknown as Parameters<typeof useReportFilters>[2];
  const month = () => ({ from: '2026-09-01', to: '2026-09-30' });
  const LISTS = {
    farms: { options: [{ id: 1, name: 'SEDE' }] },
    days: { options: [{ id: '2026-01-01', name: 'x' }] },
  };
  const specsOf = (...filters: ReportFilter[]) =>
    renderHook(() => useReportFilters(report(filters), LISTS, texts, TODAY)).result.current;
  const spec = (filter: ReportFilter) => specsOf(filter)[0];

  it.each<[string, ReportFilter, object]>([
    [
      'a period',
      { kind: 'period', name: 'p', longest: 'year', usual: month },
      { kind: 'dateRange', lasting: true },
    ],
    [
      'a period that may stay empty',
      { kind: 'period', name: 'p', longest: 'year', usual: month, freeUnless: { filter: 'q', is: 'a' } },
      { lasting: false },
    ],
    ['a day', { kind: 'date', name: 'd', wire: 'd' }, { kind: 'date', lasting: true }],
    ['a day that may stay empty', { kind: 'date', name: 'd', wire: 'd', free: {} }, { lasting: false }],
    [
      'a day of a list',
      { kind: 'date', name: 'd', wire: 'd', among: { list: 'days' } },
      { kind: 'select', options: LISTS.days.options },
    ],
    [
      'a year',
      { kind: 'year', name: 'y', wire: 'y' },
      {
        kind: 'select',
        lasting: true,
        options: [2026, 2025, 2024, 2023, 2022, 2021].map((year) => ({
          id: String(year),
          name: String(year),
        })),
      },
    ],
    [
      'a list',
      { kind: 'list', name: 'l', wire: 'l', list: 'farms' },
      { kind: 'multiSelect', lasting: false, options: LISTS.farms.options },
    ],
    [
      'a list of which one is needed',
      { kind: 'list', name: 'l', wire: 'l', list: 'farms', least: 1 },
      { lasting: true },
    ],
    [
      'a list that hangs on another',
      { kind: 'list', name: 'l', wire: 'l', list: 'none', within: 'farm' },
      { within: 'farm' },
    ],
    [
      'a choice',
      { kind: 'choice', name: 'c', wire: 'c', words: 'w', values: ['A', 'B'] },
      {
        kind: 'select',
        lasting: false,
        options: [
          { id: 'A', name: 'w A' },
          { id: 'B', name: 'w B' },
        ],
      },
    ],
    [
      'a choice that is always one',
      { kind: 'choice', name: 'c', wire: 'c', words: 'w', values: ['A'], usual: 'A' },
      { lasting: true },
    ],
    ['a text', { kind: 'text', name: 't', wire: 't' }, { kind: 'text', lasting: false, label: 'filtro t' }],
  ])('%s', (_, filter, expected) => {
    expect(spec(filter)).toMatchObject(expected);
  });

  it('say what is wrong with a value, and nothing of a right one', () => {
    const needed = spec({ kind: 'list', name: 'l', wire: 'l', list: 'farms', least: 1 });
    expect(needed?.fault?.(null, {})).toEqual(expect.any(String));
    expect(needed?.fault?.(['1'], {})).toBeNull();
    const other = spec({ kind: 'date', name: 'd', wire: 'd', unlike: ['e'] });
    expect(other?.fault?.('2026-01-01', { e: '2026-01-01' })).toEqual(expect.any(String));
    expect(other?.fault?.('2026-01-01', { e: ['2026-01-01'] })).toBeNull();
  });

  it('let the reader choose how long a period may be, only where the report does', () => {
    const lengths = specsOf({ kind: 'period', name: 'p', longest: 'choice', usual: month });
    expect(lengths[0]).toMatchObject({ name: 'intervalo', kind: 'select', lasting: true });
    expect(lengths[0]?.options?.map(({ id }) => id)).toEqual(['30', '365']);
    expect(lengths[1]?.name).toBe('p');
    expect(specsOf({ kind: 'period', name: 'p', longest: 'year', usual: month })[0]?.name).toBe('p');
  });
});

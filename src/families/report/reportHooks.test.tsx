import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import { createAppStore } from '@/platform/store/store';
import { reportRows } from './reportRows';
import type { ReportTexts } from './reportTexts';
import type { Report, ReportFilter, ReportRow } from './reportTypes';
import { besideName } from './rules/comparison';
import type { ReportAddress } from './useReportAddress';
import { useKeptPlace } from './useKeptPlace';
import { useLastFilters } from './useLastFilters';
import { useRawFilters } from './useRawFilters';
import { useReportAnswer } from './useReportAnswer';
import { useReportTotals } from './useReportTotals';
import { useResults } from './useResults';

beforeEach(() => {
  localStorage.clear();
  setLogSink(() => undefined);
});

const TODAY = '2026-09-18';
const texts = { foot: (id: string) => `pé ${id}` } as unknown as ReportTexts;
const report = (over: Partial<Report> = {}): Report => ({
  name: 'probe',
  key: 'PROBE',
  basis: 'payment',
  filters: [{ kind: 'year', name: 'ano', wire: 'year' }],
  columns: [
    { field: 'account', identifying: true },
    { field: 'date', kind: 'date' },
    { field: 'value', kind: 'money', total: 'sum' },
  ],
  groups: [
    { name: 'conta', field: 'account', order: ['A', 'B'] },
    { name: 'data', field: 'date' },
  ],
  ask: () => Promise.resolve([]),
  ...over,
});
const store = () => createAppStore({ isReset: () => false, keep: [] }, []);
const stored = () => {
  const own = store();
  return ({ children }: { readonly children: ReactNode }) => <Provider store={own}>{children}</Provider>;
};

describe('the results of a statement', () => {
  const sum = (rows: readonly ReportRow[]) => rows.length;
  const results = {
    group: 'conta',
    lines: [{ id: 'lucro', through: 'B', figures: { value: sum } }],
  } as unknown as NonNullable<Report['results']>;
  const of = (over: Partial<Report>, groups: readonly string[]) =>
    renderHook(() => useResults(report(over), texts, groups, undefined)).result.current;

  it('stand at the level on which its parts are', () => {
    expect(of({ results }, ['conta'])).toMatchObject({ level: 1, order: ['A', 'B'] });
    expect(of({ results }, ['data', 'conta'])?.level).toBe(2);
    expect(of({ results }, ['conta'])?.lines[0]).toMatchObject({
      id: 'lucro',
      label: 'pé lucro',
      through: 'B',
    });
  });

  it('are none without its parts, nor in another report', () => {
    expect(of({ results }, ['data'])).toBeUndefined();
    expect(of({}, ['conta'])).toBeUndefined();
    expect(of({ results, groups: [{ name: 'conta', field: 'account' }] }, ['conta'])?.order).toEqual([]);
  });
});

describe('the lines at the foot', () => {
  const shown = [
    { field: 'account', header: 'Conta' },
    { field: 'value', header: 'Valor', kind: 'money', total: 'sum' },
  ] as never;
  const of = (over: Partial<Report>, columns = shown) =>
    renderHook(() => useReportTotals(report(over), texts, undefined, columns, [{ value: 5 }])).result.current;

  it('are those of the report, else the total of what adds up', () => {
    const foot = [{ id: 'saldo', figures: {} }] as unknown as NonNullable<Report['foot']>;
    expect(of({ foot })).toMatchObject([{ id: 'saldo', label: 'pé saldo' }]);
    expect(of({})).toBeUndefined();
  });

  it('are none where nothing adds up', () => {
    expect(of({}, [{ field: 'account', header: 'Conta' }] as never)).toEqual([]);
  });
});

describe('the filters that an address leaves open', () => {
  const days: ReportFilter = {
    kind: 'date',
    name: 'data',
    wire: 'date',
    among: { list: 'days', first: 0 },
  } as unknown as ReportFilter;
  const address = (over: Partial<ReportAddress> = {}) =>
    ({ requested: false, raw: { banco: '1' }, ...over }) as ReportAddress;
  const lists = (onShown?: () => void) =>
    ({
      days: {
        options: [
          { id: '2026-03-31', name: 'x' },
          { id: '2026-02-28', name: 'y' },
        ],
        onShown,
      },
    }) as never;
  const of = (filters: readonly ReportFilter[], at: ReportAddress, given: never) => {
    const own = report({ filters });
    return renderHook(() => useRawFilters(own, at, given)).result.current;
  };

  it('begin with the days of their list, which is asked for', () => {
    const onShown = vi.fn<() => void>();
    const banks: ReportFilter = { kind: 'list', name: 'banco', list: 'banks', wire: 'bankId' };
    expect(of([banks, days], address(), lists(onShown))).toEqual({ banco: '1', data: '2026-03-31' });
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  it('stay as they are once it is requested, or while no list is there', () => {
    expect(of([days], address({ requested: true }), lists())).toEqual({ banco: '1' });
    expect(of([days], address(), {} as never)).toEqual({ banco: '1' });
  });

  it('ask for no list that no filter of days has', () => {
    const onShown = vi.fn<() => void>();
    const plain = { ...days, among: undefined } as unknown as ReportFilter;
    expect(of([plain], address(), lists(onShown))).toEqual({ banco: '1' });
    expect(onShown).not.toHaveBeenCalled();
  });
});

describe('the last filters', () => {
  const period: ReportFilter = {
    kind: 'period',
    name: 'periodo',
    longest: 'year',
    usual: (day) => ({ from: day, to: day }),
  };
  const own = report({ filters: [period, { kind: 'text', name: 'nome', wire: 'name' }] });
  const visit = () => renderHook(() => useLastFilters(own, TODAY)).result;
  const kept = () =>
    Object.keys(localStorage).find((key) => localStorage.getItem(key)?.includes('nome')) ?? '';

  it('are offered as they were, the usual ones as they are today', () => {
    const result = visit();
    expect(result.current.last).toBeNull();
    act(() => result.current.keepLast({ periodo: `${TODAY}..${TODAY}`, nome: 'soja' }));
    expect(visit().current.last).toEqual({ periodo: `${TODAY}..${TODAY}`, nome: 'soja' });
    expect(localStorage.getItem(kept())).not.toContain('periodo');
  });

  it.each(['', '{', 'null', '7', '["nome"]', '{}', '{"nome":7}'])(
    'are none in what is garbled: %s',
    (text) => {
      const result = visit();
      act(() => result.current.keepLast({ nome: 'soja' }));
      localStorage.setItem(kept(), text);
      expect(visit().current.last).toBeNull();
    },
  );

  it('leave out what is no text', () => {
    const result = visit();
    act(() => result.current.keepLast({ nome: 'soja' }));
    localStorage.setItem(kept(), '{"nome":"milho","outro":7}');
    expect(visit().current.last).toMatchObject({ nome: 'milho' });
    expect(visit().current.last).not.toHaveProperty('outro');
  });
});

describe('where a reader stood in a sheet', () => {
  const open = () => {
    const seen: { kept?: ReturnType<typeof useKeptPlace> } = {};
    function Page() {
      const kept = useKeptPlace();
      return <span ref={() => void (seen.kept = kept)} hidden />;
    }
    const pages = [
      { path: '/a', Component: Page },
      { path: '/b', element: null },
    ];
    const router = createMemoryRouter(pages, { initialEntries: ['/a'] });
    renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
    const go = (to: string | number) => act(() => router.navigate(to as string));
    return { go, seen };
  };

  it('is there for who comes back, not for who comes anew', async () => {
    const { go, seen } = open();
    expect(seen.kept?.startAt).toBeNull();
    const place = { top: 40 } as never;
    seen.kept?.keepPlace(place);
    await go('/b');
    await go('/a');
    expect(seen.kept?.startAt).toBeNull();
    await go('/b');
    await go(-3);
    expect(seen.kept?.startAt).toBe(place);
  });

  it('is forgotten after twenty others', async () => {
    const { go, seen } = open();
    for (let top = 0; top < 21; top += 1) {
      seen.kept?.keepPlace({ top } as never);
      await go('/b');
      await go('/a');
    }
    await go('/b');
    await go(-41);
    expect(seen.kept?.startAt).toEqual({ top: 1 });
    await go(-1);
    await go(-1);
    expect(seen.kept?.startAt).toBeNull();
  });
});

describe('what the filters of a report find', () => {
  const rowsOf = (year: string | null) => [{ account: year, date: `${year}-03-01`, value: 5 }];
  const search = (raw: Record<string, string>, right = true) => {
    const ask = vi.fn<Report['ask']>(async (params: URLSearchParams) => rowsOf(params.get('year')));
    const own = report({ ask });
    const found = reportRows('test', own);
    const given = { raw, today: TODAY, right };
    const shown = renderHook(() => useReportAnswer(found, own, given), { wrapper: stored() });
    return { ...shown, ask };
  };

  it('is not asked while they are wrong', () => {
    const { result, ask } = search({ ano: '2026' }, false);
    act(() => result.current.askAgain({ ano: '2026' }));
    expect(ask).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ compared: null, set: false });
  });

  it('is asked once more for the same filters, not for others', async () => {
    const { result, ask } = search({ ano: '2026' });
    await waitFor(() => expect(result.current.answer.status).toBe('ready'));
    expect(result.current.answer.rows).toHaveLength(1);
    expect(result.current).toMatchObject({ compared: null, set: false });
    act(() => result.current.askAgain({ ano: '2025' }));
    expect(ask).toHaveBeenCalledTimes(1);
    act(() => result.current.askAgain({ ano: '2026' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });

  it('stands beside what another time finds, days of which are filed with its own', async () => {
    const { result, ask } = search({ ano: '2026', [besideName('ano')]: '2024' });
    await waitFor(() => expect(result.current.compared).not.toBeNull());
    expect(ask).toHaveBeenCalledTimes(2);
    expect(result.current.set).toBe(true);
    const rows = result.current.compared?.rows ?? [];
    const days = rows.map((row) => [row['date'], result.current.compared?.filed(row)['date']]);
    expect(days).toContainEqual(['2026-03-01', '2026-03-01']);
    expect(days).toContainEqual(['2024-03-01', '2026-03-01']);
  });
});

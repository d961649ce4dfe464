import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import type { ChartCard } from '@/platform/chart/ChartCard';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import type { Comparison } from './comparison/useComparison';
import { ReportSheet } from './ReportSheet';
import type { ReportTexts } from './reportTexts';
import type { Report, ReportRow } from './reportTypes';
import { pairRows } from './rules/comparison';
import type { ReportAddress } from './useReportAddress';

const seen = vi.hoisted(() => ({ chart: vi.fn() }));
vi.mock('@/platform/chart/ChartCard', () => ({
  ChartCard: (props: ComponentProps<typeof ChartCard>) => {
    seen.chart(props);
    return null;
  },
}));

beforeAll(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'grid', 'sheet', 'chart', 'report']));

const texts = {
  title: 'Contas',
  empty: 'Nada',
  column: (label: string) => label,
  group: (name: string) => `por ${name}`,
  word: (_: string, value: string) => value,
} as unknown as ReportTexts;
const base: Report = {
  name: 'probe',
  key: 'PROBE',
  basis: 'payment',
  filters: [],
  columns: [
    { field: 'account', identifying: true, opens: true },
    { field: 'value', kind: 'money', total: 'sum' },
  ],
  groups: [],
  ask: () => Promise.resolve([]),
};
const ROWS: readonly ReportRow[] = [
  { id: 1, account: 'ANA', value: 500 },
  { id: 2, account: 'BIA', value: 700 },
  { id: 3, account: null, value: 900 },
];

function open(
  over: Partial<Report> = {},
  at: Partial<ReportAddress> = {},
  compared: Comparison | null = null,
) {
  const [setChart, setBar] = [vi.fn<(shown: boolean) => void>(), vi.fn<(key: string | null) => void>()];
  const address = {
    groups: [],
    sort: null,
    chart: false,
    bar: null,
    columns: { hidden: {}, order: [] },
    columnText: null,
    setChart,
    setBar,
    setSort: () => undefined,
    ...at,
  } as unknown as ReportAddress;
  const given: ComponentProps<typeof ReportSheet> = {
    report: { ...base, ...over },
    texts,
    address,
    answer: { status: 'ready', rows: ROWS, error: null, retry: () => undefined },
    compared,
    note: '',
    notes: { notes: {}, write: () => undefined, saveAs: () => undefined, drop: () => undefined },
    shownView: null,
    startAt: null,
    onLeave: () => undefined,
  };
  const router = createMemoryRouter(
    [
      { path: '/x', element: <ReportSheet {...given} /> },
      { path: '/conta/:id', element: null },
    ],
    { initialEntries: ['/x'] },
  );
  render(
    <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <RouterProvider router={router} />
      </AppThemeProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), router, setChart, setBar };
}

it('opens the page that a row comes from, or a dialog over the sheet', async () => {
  const target: NonNullable<Report['target']> = ({ id }) =>
    id === 1 ? { to: '/conta/1' } : id === 2 ? { overlay: 'documento', params: { id: '2' } } : null;
  const { user, router } = open({ target });
  await user.click(await screen.findByRole('button', { name: 'BIA', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toContain('documento'));
  expect(router.state.location.pathname).toBe('/x');
  await user.click(screen.getByRole('button', { name: 'ANA', hidden: true }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/conta/1'));
});

it('shows and hides the chart of a report that has one, and offers headings where it has some', async () => {
  const chart = { kind: 'bar', by: 'conta', series: ['value'] } as const;
  const groups = [{ name: 'conta', field: 'account' }];
  const { user, setChart } = open({ chart, groups });
  await user.click(await screen.findByRole('button', { name: 'Mostrar gráfico' }));
  expect(setChart).toHaveBeenCalledWith(true);
  expect(screen.getByRole('button', { name: 'Agrupar' })).toBeVisible();
});

it('has neither chart nor headings where the report has none', async () => {
  open();
  await screen.findByText('BIA');
  expect(screen.queryByRole('button', { name: /gráfico/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Agrupar' })).toBeNull();
});

it.each([
  ['BIA', 'BIA', 'BIA', 'ANA'],
  ['', 'Não informado', '9,00', 'BIA'],
])('shows the rows of the point %s alone, and lets go of it', async (bar, name, shown, gone) => {
  const chart = { kind: 'bar', by: 'conta', series: ['value'] } as const;
  const { user, setBar } = open({ chart, groups: [{ name: 'conta', field: 'account' }] }, { bar });
  await screen.findAllByText(shown);
  expect(screen.queryByText(gone)).toBeNull();
  await user.click(screen.getByRole('button', { name: new RegExp(`por conta.*${name}`) }));
  expect(setBar).toHaveBeenCalledWith(null);
});

it.each([
  ['by itself', true, null],
  ['beside another time', false, { ...pairRows(base, ROWS, ROWS), filed: (row: ReportRow) => row }],
])('its chart %s is stacked: %s', async (_, stacked, compared) => {
  const chart = { kind: 'bar', by: 'conta', series: ['value'], stacked: true } as const;
  open({ chart, groups: [{ name: 'conta', field: 'account' }] }, { chart: true }, compared);
  await screen.findAllByText('BIA');
  expect(seen.chart.mock.lastCall?.[0]).toMatchObject({ stacked });
});

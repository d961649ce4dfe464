import { fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartCard } from '@/platform/chart/ChartCard';
import type { ViewsMenu } from '@/platform/grid/views/ViewsMenu';
import { usePreferredView } from '@/platform/grid/views/ViewsMenu';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import type { SheetTotal } from '@/platform/sheet/sheetProps';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { GroupMenu } from './GroupMenu';
import { type Drawn, ReportChart } from './ReportChart';
import type { ReportTexts } from './reportTexts';
import type { Report, ReportFilter, ReportRow } from './reportTypes';
import { ReportViews, useLookNow } from './ReportViews';
import { besideName, pairRows } from './rules/comparison';
import type { ReportPoint } from './rules/chartRows';
import type { ReportView } from './rules/reportView';
import type { ReportAddress } from './useReportAddress';
import { useReportFilters } from './useReportFilters';
import { useReportTotals } from './useReportTotals';
import { useResults } from './useResults';

const seen = vi.hoisted(() => ({ chart: vi.fn(), views: vi.fn() }));
vi.mock('@/platform/chart/ChartCard', () => ({
  ChartCard: (props: ComponentProps<typeof ChartCard>) => {
    seen.chart(props);
    return null;
  },
}));
vi.mock('@/platform/grid/views/ViewsMenu', () => ({
  ViewsMenu: (props: ComponentProps<typeof ViewsMenu>) => {
    seen.views(props);
    return null;
  },
  usePreferredView: vi.fn(() => null),
  useShownView: vi.fn(() => 'Minha'),
}));

beforeAll(() => startI18n('pt-BR', ['ui', 'grid', 'forms', 'report']));
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
beforeEach(() => {
  localStorage.clear();
  seen.chart.mockClear();
  seen.views.mockClear();
});
afterEach(() => happyDOM.setViewport({ width: 1024 }));

const TODAY = '2026-09-18';
const group = (name: string) => ({ name, field: name });
const reportOf = (over: Partial<Report> = {}): Report => ({
  name: 'probe',
  key: 'PROBE',
  basis: 'payment',
  filters: [{ kind: 'year', name: 'ano', wire: 'year' }],
  columns: [
    { field: 'account', identifying: true },
    { field: 'value', kind: 'money', total: 'sum' },
    { field: 'extra', hidden: true },
  ],
  groups: [group('conta'), group('mes'), group('safra')],
  ask: () => Promise.resolve([]),
  ...over,
});
const texts = {
  group: (name: string) => `g ${name}`,
  foot: (id: string) => `pé ${id}`,
  filter: (name: string) => `filtro ${name}`,
  word: (set: string, id: string) => `${set} ${id}`,
} as unknown as ReportTexts;
const show = (element: ReactNode) => {
  render(<AppThemeProvider preferences={DEFAULT_PREFERENCES}>{element}</AppThemeProvider>);
  return userEvent.setup();
};

describe('headings that are dragged', () => {
  async function open(groups: string[], over: Partial<Report> = {}) {
    const setGroups = vi.fn<(groups: readonly string[]) => void>();
    const user = show(<GroupMenu report={reportOf(over)} texts={texts} address={{ groups, setGroups }} />);
    await user.click(screen.getByRole('button', { name: /^Agrupa/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Agrupar' });
    const handles = [...dialog.querySelectorAll<HTMLElement>('[draggable]')];
    const levels = handles.map((handle) => handle.parentElement as HTMLElement);
    const isOver = () => levels.map(({ dataset }) => dataset['over']);
    return { setGroups, handles, levels, over: isOver, user };
  }
  const draggable = (handles: readonly HTMLElement[]) =>
    handles.map((handle) => handle.getAttribute('draggable') === 'true');
  const at = <T,>(rows: readonly T[], place: number): T => {
    const row = rows[place];
    if (row === undefined) throw new Error(`nothing at ${place}`);
    return row;
  };

  it('change places with the one that they are dropped on', async () => {
    const { setGroups, handles, levels, over } = await open(['conta', 'mes', 'safra']);
    expect(draggable(handles)).toEqual([true, true, true]);
    fireEvent.dragStart(at(handles, 0));
    expect(fireEvent.dragOver(at(levels, 2))).toBe(false);
    expect(over()).toEqual(['false', 'false', 'true']);
    fireEvent.drop(at(levels, 2));
    expect(setGroups).toHaveBeenCalledExactlyOnceWith(['safra', 'mes', 'conta']);
    expect(over()).toEqual(['false', 'false', 'false']);
  });

  it('stay where they were dropped on themselves, let go of, or never taken up', async () => {
    const { setGroups, handles, levels, over } = await open(['conta', 'mes']);
    fireEvent.dragStart(at(handles, 1));
    fireEvent.dragOver(at(levels, 1));
    expect(over()).toEqual(['false', 'false', 'false']);
    fireEvent.drop(at(levels, 1));
    fireEvent.dragStart(at(handles, 1));
    fireEvent.dragOver(at(levels, 0));
    expect(over()[0]).toBe('true');
    fireEvent.dragEnd(at(handles, 1));
    expect(over()[0]).toBe('false');
    fireEvent.drop(at(levels, 0));
    expect(fireEvent.dragOver(at(levels, 0))).toBe(true);
    expect(setGroups).not.toHaveBeenCalled();
  });

  it('cannot be dropped on a level without a heading', async () => {
    const { handles, levels, over } = await open(['conta', 'mes']);
    expect(draggable(handles)).toEqual([true, true, false]);
    expect(handles.map(({ style }) => style.visibility)).toEqual(['', '', 'hidden']);
    fireEvent.dragStart(at(handles, 0));
    expect(fireEvent.dragOver(at(levels, 2))).toBe(true);
    expect(over()).toEqual(['false', 'false', 'false']);
  });

  it('are not dragged while there is one', async () => {
    const { handles } = await open(['conta']);
    expect(draggable(handles)).toEqual([false, false]);
    expect(handles.map(({ style }) => style.visibility)).toEqual(['hidden', 'hidden']);
  });

  it('are an icon on a telephone, named by what is chosen', async () => {
    happyDOM.setViewport({ width: 390 });
    const user = show(
      <GroupMenu report={reportOf()} texts={texts} address={{ groups: ['conta'], setGroups: vi.fn() }} />,
    );
    const button = screen.getByRole('button', { name: 'Agrupado por g conta' });
    expect(button).toHaveTextContent('');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(within(await screen.findByRole('dialog')).getAllByRole('combobox')).toHaveLength(2);
  });
});

describe('the chart over a report', () => {
  const point = (name: string, key: string | null): ReportPoint => ({ name, key, rows: [], figures: {} });
  const drawing = {
    points: [point('A', 'a'), point('Sem', null), point('B', '')],
    x: { field: 'name', header: 'Conta' },
    series: [
      { field: 'value', header: 'Valor' },
      { field: 'kg', header: 'Peso' },
    ],
  } as Drawn;
  const byGroup = { kind: 'bar', by: 'conta', series: ['value'] } as const;
  function chart(over: Partial<ComponentProps<typeof ReportChart>> = {}) {
    const onBar = vi.fn();
    const given = { chart: byGroup, drawing, status: 'ready', compared: false, bar: null } as const;
    show(<ReportChart {...given} onBar={onBar} {...over} />);
    const props = seen.chart.mock.lastCall?.[0] as ComponentProps<typeof ChartCard<ReportPoint>>;
    return { onBar, props, choose: (at: number) => props.onChoose?.(drawing.points[at] as ReportPoint) };
  }

  it('is titled by its series and what it goes along', () => {
    const { props } = chart();
    expect(props.title).toBe('Valor, Peso – Conta');
    expect(props.kind).toBe('bar');
    expect(props.chosen).toBeNull();
  });

  it.each([
    ['a', 'A'],
    ['', 'B'],
    ['gone', undefined],
  ])('marks the bar %j that is chosen', (bar, name) => {
    expect(chart({ bar }).props.chosen?.name).toBe(name);
  });

  it('chooses a bar, and lets go of it by a second press', () => {
    const { onBar, choose } = chart({ bar: 'a' });
    choose(2);
    expect(onBar).toHaveBeenLastCalledWith('');
    choose(0);
    expect(onBar).toHaveBeenLastCalledWith(null);
  });

  it.each([
    [{ ...byGroup, stacked: true }, false, true],
    [{ ...byGroup, stacked: true }, true, false],
    [byGroup, false, false],
  ])('%o, compared %s, is stacked: %s', (own, compared, stacked) => {
    expect(chart({ chart: own, compared }).props.stacked).toBe(stacked);
  });

  it('over columns has no bars to choose, and is not stacked', () => {
    const { props } = chart({ chart: { kind: 'line', across: ['jan'], over: 'mes', lines: ['in'] } });
    expect(props).not.toHaveProperty('onChoose');
    expect(props).not.toHaveProperty('chosen');
    expect(props.stacked).toBe(false);
  });
});

describe('the views of a report', () => {
  const addressOf = (over: Partial<ReportAddress> = {}) => {
    const address = {
      requested: true,
      raw: { ano: '2026', banco: '3' },
      groups: ['conta'],
      sort: null,
      chart: true,
      columnText: 'value,account',
      untouched: true,
      show: vi.fn(),
      ...over,
    };
    return address as unknown as ReportAddress & { show: typeof address.show };
  };
  const VIEW: ReportView = { filters: { banco: '7' }, groups: ['mes'], sort: null, chart: false };
  function open(preferred: ReportView | null, over: Partial<ReportAddress> = {}) {
    vi.mocked(usePreferredView).mockReturnValue(preferred);
    const address = addressOf(over);
    const onShow = vi.fn();
    const notes = { saveAs: vi.fn(), drop: vi.fn(), notes: {}, write: vi.fn() };
    show(
      <ReportViews
        report={reportOf()}
        address={address}
        today={TODAY}
        now={VIEW}
        notes={notes}
        onShow={onShow}
      />,
    );
    const props = seen.views.mock.lastCall?.[0] as ComponentProps<typeof ViewsMenu<ReportView>>;
    return { address, onShow, notes, props };
  }

  it('begin with the preferred one where the address says nothing', () => {
    const { address, onShow } = open({ ...VIEW, columns: 'account,-value' });
    expect(onShow).toHaveBeenCalledTimes(1);
    expect(address.show).toHaveBeenCalledExactlyOnceWith({
      ...VIEW,
      columns: 'account,-value',
      filters: { ano: '2026', banco: '7' },
    });
  });

  it.each<[string, ReportView | null, boolean]>([
    ['none is preferred', null, true],
    ['the address says something', VIEW, false],
  ])('begin with none where %s', (_, preferred, untouched) => {
    const { address, onShow } = open(preferred, { untouched });
    expect(address.show).not.toHaveBeenCalled();
    expect(onShow).not.toHaveBeenCalled();
  });

  it('take and lose their notes, and one may be preferred', () => {
    const { props, notes } = open(null);
    props.onSaved?.('A');
    props.onDeleted?.('B');
    expect(notes.saveAs).toHaveBeenCalledExactlyOnceWith('A');
    expect(notes.drop).toHaveBeenCalledExactlyOnceWith('B');
    expect(props.preferable).toBe(true);
  });

  it('hold what differs from the usual, and the columns of the address once it is requested', () => {
    const look = (over: Partial<ReportAddress> = {}) =>
      renderHook(() => useLookNow(reportOf(), addressOf(over), TODAY)).result.current;
    expect(look()).toEqual({
      now: { filters: { banco: '3' }, groups: ['conta'], sort: null, chart: true, columns: 'value,account' },
      keptColumns: null,
      shownView: 'Minha',
    });
    expect(look({ requested: false }).now.columns).toBeNull();
  });
});

describe('what a comparison adds', () => {
  const NOW: readonly ReportRow[] = [{ id: 1, account: 'A', value: 30 }];
  const WAS: readonly ReportRow[] = [{ id: 1, account: 'A', value: 20 }];
  const { rows, sides } = pairRows({ same: ['account'] }, NOW, WAS);
  const foot = [
    { id: 'saldo', figures: (some: readonly ReportRow[]) => ({ value: Number(some[0]?.['value']) }) },
  ];
  const BOTH = { value: 30, 'value~was': 20, 'value~delta': 10, 'value~change': 50 };

  const added = (line?: SheetTotal<ReportRow>) =>
    typeof line?.figures === 'function' ? line.figures(rows) : line?.figures;

  it('to the foot and to results is what each was', () => {
    const totals = (beside: typeof sides | undefined) =>
      renderHook(() => useReportTotals(reportOf({ foot }), texts, beside, [], rows)).result.current;
    expect(added(totals(sides)?.[0])).toEqual(BOTH);
    expect(added(totals(undefined)?.[0])).toEqual({ value: 30 });
    const results = { group: 'conta', lines: foot.map((line) => ({ ...line, through: 'A' })) };
    const lines = (beside: typeof sides | undefined) =>
      renderHook(() => useResults(reportOf({ results }), texts, ['conta'], beside)).result.current?.lines;
    expect(lines(sides)?.[0]?.figures(rows)).toEqual(BOTH);
    expect(lines(undefined)?.[0]?.figures(rows)).toEqual({ value: 30 });
  });

  it('to the filters is another time, which must be another', () => {
    const filters: ReportFilter[] = [
      { kind: 'year', name: 'ano', wire: 'year' },
      { kind: 'text', name: 'nome', wire: 'name' },
    ];
    const specs = renderHook(() => useReportFilters(reportOf({ filters }), {}, texts, TODAY)).result.current;
    expect(specs.map(({ name }) => name)).toEqual(['ano', 'nome', besideName('ano')]);
    const beside = specs[2];
    expect(beside?.label).toContain('filtro ano');
    expect(beside?.lasting).toBeUndefined();
    expect(beside?.options).toHaveLength(6);
    expect(beside?.fault?.('2025', { ano: '2025' })).toEqual(expect.any(String));
    expect(beside?.fault?.('2024', { ano: '2025' })).toBeNull();
    expect(beside?.fault?.(null, {})).toBeNull();
  });

  it('leaves out the lists that a page does not have', () => {
    const filters: ReportFilter[] = [
      { kind: 'list', name: 'l', wire: 'l', list: 'none' },
      { kind: 'date', name: 'd', wire: 'd', among: { list: 'none' } },
    ];
    const specs = renderHook(() => useReportFilters(reportOf({ filters }), {}, texts, TODAY)).result.current;
    expect(specs.map(({ options }) => options)).toEqual([undefined, undefined, undefined]);
    expect(specs.map((spec) => 'within' in spec)).toEqual([false, false, false]);
  });
});

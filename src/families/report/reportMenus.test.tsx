import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { RawFilters } from '@/platform/filters/filterValues';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { Beside } from './comparison/Beside';
import { CompareMenu } from './comparison/CompareMenu';
import { GroupMenu } from './GroupMenu';
import { ReportBar } from './ReportBar';
import { ReportStart } from './ReportStart';
import type { ReportTexts } from './reportTexts';
import type { Report } from './reportTypes';
import { besideName } from './rules/comparison';

beforeAll(() => startI18n('pt-BR', ['ui', 'grid', 'forms', 'report']));

const group = (name: string) => ({ name, field: name });
const report: Report = {
  name: 'probe',
  key: 'PROBE',
  basis: 'payment',
  filters: [
    { kind: 'period', name: 'periodo', longest: 'year', usual: (day) => ({ from: day, to: day }) },
    { kind: 'list', name: 'banco', list: 'banks', wire: 'bankId' },
  ],
  columns: [{ field: 'value', kind: 'money', total: 'sum' }],
  groups: [group('conta'), group('fazenda'), group('mes'), group('safra')],
  ask: () => Promise.resolve([]),
};
const texts = {
  group: (name: string) => `g ${name}`,
  column: (label: string) => label,
} as unknown as ReportTexts;

function show(element: ReactNode) {
  const view = render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <MemoryRouter>{element}</MemoryRouter>
    </AppThemeProvider>,
  );
  return { ...view, user: userEvent.setup() };
}

describe('the headings of a report', () => {
  const open = async (groups: string[], over: Partial<Report> = {}) => {
    const setGroups = vi.fn<(groups: readonly string[]) => void>();
    const shown = show(
      <GroupMenu report={{ ...report, ...over }} texts={texts} address={{ groups, setGroups }} />,
    );
    const button = screen.getByRole('button', { name: /^Agrupa/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).toBeNull();
    const label = button.textContent;
    await shown.user.click(button);
    await screen.findByRole('dialog', { name: 'Agrupar' });
    const levels = screen.getAllByRole('combobox').length;
    const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
    return { ...shown, setGroups, label, levels, press };
  };

  it('have one level more than are chosen, three at most, and no more than there are', async () => {
    const none = await open([]);
    expect([none.label, none.levels]).toEqual(['Agrupar', 1]);
    none.unmount();
    const one = await open(['conta']);
    expect([one.label, one.levels]).toEqual(['Agrupado por g conta', 2]);
    expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
    one.unmount();
    const three = await open(['conta', 'mes', 'safra']);
    expect([three.label, three.levels]).toEqual(['Agrupado por g conta › g mes › g safra', 3]);
    three.unmount();
    const few = await open(['conta'], { groups: [group('conta')] });
    expect(few.levels).toBe(1);
  });

  it('are chosen for a level', async () => {
    const { user, setGroups } = await open(['conta']);
    await user.click(screen.getByRole('combobox', { name: /^2º nível/ }));
    await user.click(await screen.findByRole('option', { name: 'g mes' }));
    expect(setGroups).toHaveBeenLastCalledWith(['conta', 'mes']);
  });

  it('move outwards and inwards, not past the ends', async () => {
    const { setGroups, press } = await open(['conta', 'mes', 'safra']);
    await press('Mover g mes para cima');
    expect(setGroups).toHaveBeenLastCalledWith(['mes', 'conta', 'safra']);
    await press('Mover g mes para baixo');
    expect(setGroups).toHaveBeenLastCalledWith(['conta', 'safra', 'mes']);
    expect(setGroups).toHaveBeenCalledTimes(2);
    for (const name of ['Mover g conta para cima', 'Mover g safra para baixo'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Mover g conta para baixo', 'Mover g safra para cima'])
      expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('what stands beside a report', () => {
  const TIME = '2026-03-01..2026-03-31';
  const specs: readonly FilterSpec[] = [
    { name: 'periodo', label: 'Período', kind: 'dateRange' } as unknown as FilterSpec,
  ];
  const open = (raw: RawFilters, over: Partial<Report> = {}, offered = specs) => {
    const [onFilters, onOther] = [vi.fn<(raw: RawFilters) => void>(), vi.fn<() => void>()];
    const own = { report: { ...report, ...over }, specs: offered, raw, onFilters, onOther };
    return { ...show(<CompareMenu {...own} />), onFilters, onOther };
  };
  const menu = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    await screen.findByText('Outro…');
    const item = (name: RegExp) => {
      const found = screen.getByText(name).closest('li');
      if (!found) throw new Error('no item');
      return found;
    };
    return item;
  };
  const MARCH_BEFORE = '2025-03-01..2025-03-31';

  it('is offered where a report has a time', () => {
    open({}, { filters: report.filters.slice(1) });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is the time before or the same a year before, with its days', async () => {
    const { user, onFilters } = open({ periodo: TIME, banco: '3' });
    const item = await menu(user);
    expect(screen.queryByText('Não comparar')).toBeNull();
    expect(item(/^Período anterior/)).toHaveTextContent(/01\/02\/2026.*28\/02\/2026/);
    expect(item(/^Período anterior/)).toHaveAttribute('aria-checked', 'false');
    await user.click(item(/^Um ano antes/));
    expect(onFilters).toHaveBeenCalledWith({
      periodo: TIME,
      banco: '3',
      [besideName('periodo')]: MARCH_BEFORE,
    });
  });

  it('is marked where it is chosen, and can be taken away', async () => {
    const { user, onFilters } = open({ periodo: TIME, [besideName('periodo')]: MARCH_BEFORE });
    const item = await menu(user);
    expect(item(/^Um ano antes/)).toHaveAttribute('aria-checked', 'true');
    expect(item(/^Período anterior/)).toHaveAttribute('aria-checked', 'false');
    await user.click(item(/^Não comparar/));
    expect(onFilters).toHaveBeenCalledWith({ periodo: TIME });
  });

  it('is any other time, and no suggestion while none is chosen', async () => {
    const { user, onOther } = open({ banco: '3' });
    const item = await menu(user);
    expect(screen.queryByText(/^Um ano antes/)).toBeNull();
    await user.click(item(/^Outro…/));
    expect(onOther).toHaveBeenCalledTimes(1);
  });

  it('is named as it stands in the address where its filter has no words', async () => {
    const { user } = open({ periodo: TIME }, {}, []);
    const item = await menu(user);
    expect(item(/^Um ano antes/)).toHaveTextContent(`Um ano antes (${MARCH_BEFORE})`);
  });
});

it('another time beside a report is chosen among its filters', async () => {
  const [onOpened, onFilters] = [vi.fn<(open: boolean) => void>(), vi.fn<(raw: RawFilters) => void>()];
  const own = {
    report,
    specs: [],
    raw: {},
    opened: false,
    faulty: false,
    today: '2026-03-01',
    address: { untouched: false },
    now: { filters: {}, groups: [], sort: null, chart: false, columns: null },
    notes: { saveAs: () => undefined, drop: () => undefined },
    onFilters,
    onSearch: onFilters,
    onOpened,
    onShow: () => undefined,
  } as unknown as ComponentProps<typeof ReportBar>;
  const { user } = show(<ReportBar {...own} />);
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  await user.click(await screen.findByText('Outro…'));
  expect(onOpened.mock.calls).toEqual([[true]]);
  expect(onFilters).not.toHaveBeenCalled();
});

describe('what is beside a report and did not come', () => {
  const answer = (over: object) =>
    ({
      status: 'ready',
      rows: [],
      faults: [],
      error: null,
      retry: vi.fn<() => void>(),
      ...over,
    }) as unknown as ComponentProps<typeof Beside>['answer'];

  it('is said, and asked again', async () => {
    const failed = answer({ status: 'failed' });
    const { user } = show(<Beside answer={failed} texts={texts} />);
    expect(document.body).toHaveTextContent('A comparação não foi carregada.');
    expect(document.body).toHaveTextContent('O relatório aparece sozinho, sem o período comparado.');
    expect(document.body).not.toHaveTextContent(/null|undefined|false/);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(failed.retry).toHaveBeenCalledTimes(1);
  });

  it('is named where not all of it could be read', () => {
    const faults = [{ line: 2, name: 'SOJA', labels: ['valor'] }];
    show(<Beside answer={answer({ faults })} texts={texts} />);
    expect(document.body).toHaveTextContent('No período comparado: linha 2 (SOJA): valor.');
    expect(document.body).not.toHaveTextContent('A comparação não foi carregada.');
  });
});

describe('a report that is not there yet', () => {
  const specs = [{ name: 'banco', label: 'Conta' }] as unknown as readonly FilterSpec[];
  const begin = (over: Partial<ComponentProps<typeof ReportStart>> = {}) => {
    const [onBegin, onLast] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const own = { requested: false, faults: new Map(), specs, onBegin, onLast } as ComponentProps<
      typeof ReportStart
    >;
    return { ...show(<ReportStart {...own} {...over} />), onBegin, onLast };
  };

  it('is requested, or with the last filters', async () => {
    const { user, onBegin, onLast } = begin();
    expect(document.body).toHaveTextContent('Escolha os filtros e busque');
    expect(document.body).toHaveTextContent('O relatório é montado quando você pressiona Buscar.');
    await user.click(screen.getByRole('button', { name: 'Buscar com os últimos filtros' }));
    expect(onLast).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(onBegin).toHaveBeenCalledTimes(1);
  });

  it('has no last filters at first', () => {
    begin({ onLast: undefined as never });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('says what is wrong with which filter', async () => {
    const faults = new Map([
      ['banco', 'leastOne'],
      ['outro', 'dateMissing'],
    ]) as never;
    begin({ requested: true, faults });
    expect(document.body).toHaveTextContent('Há um filtro a corrigir');
    expect(document.body).toHaveTextContent('Conta: Escolha pelo menos uma conta.');
    expect(document.body).toHaveTextContent('outro: Informe a data.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Corrigir filtros' })).toBeVisible());
    expect(screen.queryByRole('button', { name: /últimos filtros/ })).toBeNull();
  });
});

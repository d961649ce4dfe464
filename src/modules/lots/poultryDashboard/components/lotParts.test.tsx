import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { lotsRoutes } from '../../lotsRoutes';
import type { AviaryState, Lot, LotCourse, Weighing } from '../../lotTypes';
import type { DashboardAddress } from '../hooks/useDashboardAddress';
import { lotPicture } from '../lotPicture';
import { AviaryCard } from './AviaryCard';
import { ForecastCard } from './ForecastCard';
import { ForecastLines } from './ForecastLines';
import { LotFigures } from './LotFigures';
import { LotState } from './LotState';
import { OverviewFilters } from './OverviewFilters';

startDemo({ routes: lotsRoutes, namespaces: ['lots', 'forms', 'common', 'ui'] });

const LOT: Lot = {
  id: 7,
  number: '31',
  status: 'inProgress',
  hasAutomaticData: true,
  housingDate: '2026-05-01',
  expectedEndDate: '2026-06-12',
  closingDate: null,
  lineage: 'COBB 500',
  day: 20,
  expectedDays: 42,
  daysLeft: 22,
  housed: 10_000,
  lost: 200,
  loaded: 0,
  loads: [],
  chickWeight: 42,
  feedConsumed: 12_000,
  weighingCount: 3,
  lastWeighing: {
    day: 20,
    date: '2026-05-21',
    weight: 900,
    birdsWeighed: 100,
    birdsLost: 200,
    feedConsumed: 12_000,
    referenceWeight: 1_000,
  },
};
const AVIARY: AviaryState = {
  id: 1,
  name: 'AVIARIO 1',
  farmId: 5,
  farmName: 'SANTA FE',
  lastContactAt: null,
  silentHours: null,
  lot: LOT,
  nextLot: null,
};
const lot = (own: Partial<Lot>): Lot => ({ ...LOT, ...own });
const ALL = ['CHICKEN_LOT', 'POULTRY_BULLETIN'];
const show = (element: ReactNode, keys = ALL) =>
  openSignedIn({ routes: [{ path: '*', element }], at: '/x?situacao=bloqueado', keys });
const textOf = (label: string) => screen.getByText(label).closest('div')?.textContent;
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the figures of a lot', () => {
  it('are those of its birds, in short on a card', () => {
    show(<LotFigures lot={LOT} />);
    expect(textOf('Aves vivas')).toBe('Aves vivas9.800de 10.000 alojadas');
    expect(textOf('Mortalidade')).toBe('Mortalidade2,00%viabilidade 98,00%');
    expect(textOf('Peso médio')).toMatch(/^Peso médio900\s?gdia \d+ · [-−]10,0% ante a referência$/);
    expect(textOf('Consumo de ração')).toMatch(/12\.000\s?kg1,20 kg por ave$/);
    expect(textOf('CA estimada')).toMatch(/1,361no dia 20$/);
    expect(textOf('Eficiência (IEP)')).toMatch(/no dia 20$/);
    expect(screen.queryByText('Viabilidade')).toBeNull();
    expect(screen.queryByText('Uniformidade')).toBeNull();
  });

  it('are more on the page of the lot: viability, gain, and how even its birds are', () => {
    const sample: Weighing = { day: 20, weight: 900, birdsWeighed: 4, readings: [880, 900, 920, 700] };
    show(<LotFigures lot={LOT} large sample={sample} />);
    expect(textOf('Mortalidade')).toMatch(/200 mortas e eliminadas$/);
    expect(textOf('Viabilidade')).toMatch(/98,00%/);
    expect(textOf('CA estimada')).toMatch(/no dia 20 · sobre o ganho 1,427$/);
    expect(textOf('Eficiência (IEP)')).toMatch(/no dia 20 · pelo ganho \d+$/);
    expect(textOf('Uniformidade')).toMatch(/75,00%/);
    expect(links()).toEqual([['pesagem do dia 20', expect.stringMatching(/lote=7&dia=20$/)]]);
  });

  it('say what the lot does not tell', () => {
    show(<LotFigures lot={lot({ loaded: null, lastWeighing: null, feedConsumed: null })} large />);
    expect(textOf('Aves vivas')).toBe('Aves vivas—aves carregadas não informadas');
    expect(textOf('Peso médio')).toBe('Peso médio—sem pesagens');
    expect(textOf('Consumo de ração')).toBe('Consumo de ração—sem registros');
    expect(textOf('CA estimada')).toMatch(/—$/);
  });

  it('of a lot whose birds are not known', () => {
    show(
      <LotFigures
        lot={lot({
          housed: null,
          lastWeighing: LOT.lastWeighing && { ...LOT.lastWeighing, referenceWeight: null },
        })}
      />,
    );
    expect(textOf('Aves vivas')).toBe('Aves vivas—aves alojadas não informadas');
    expect(textOf('Mortalidade')).toBe('Mortalidade—aves alojadas não informadas');
    expect(textOf('Peso médio')).toMatch(/pesagem do dia 20$/);
    expect(textOf('Consumo de ração')).toMatch(/12\.000\s?kg$/);
  });

  it('without a bird housed are none', () => {
    show(<LotFigures lot={lot({ housed: 0, lost: 0 })} />);
    expect(textOf('Aves vivas')).toBe('Aves vivas—');
    expect(textOf('Mortalidade')).toBe('Mortalidade—');
    expect(textOf('Consumo de ração')).toMatch(/12\.000\s?kg$/);
  });
});

describe('the card of an aviary', () => {
  it('leads to its lot, with the filters of the list', () => {
    show(<AviaryCard data={AVIARY} />);
    expect(links()).toEqual([['Abrir lote 31', '/avicultura/dashboard-geral/7?situacao=bloqueado']]);
    expect(screen.getByText('Em andamento')).toBeVisible();
    expect(screen.getByText('Previsão de consumo disponível.')).toBeVisible();
  });

  it('near slaughter leads to the bulletin, for who may write one', () => {
    show(<AviaryCard data={{ ...AVIARY, lot: lot({ day: 30 }) }} />);
    expect(links()[0]?.[0]).toBe('Pronto para o abate?');
  });

  it.each([
    [{ day: 29 }, ALL],
    [{ day: 30 }, []],
    [{ day: 30, status: 'blocked' }, ALL],
  ] as const)('else does not: %j %j', (own, keys) => {
    show(<AviaryCard data={{ ...AVIARY, lot: lot(own) }} />, [...keys]);
    expect(screen.queryByText('Pronto para o abate?')).toBeNull();
  });

  it('awaiting its birds leads to the management of lots, and has no figures', () => {
    show(<AviaryCard data={{ ...AVIARY, lot: lot({ status: 'awaiting', day: null }) }} />);
    expect(links()[0]).toEqual(['Abrir na gestão de lotes', '/avicultura/lote/7']);
    expect(screen.queryByText('Aves vivas')).toBeNull();
    expect(screen.queryByText(/Previsão de/)).toBeNull();
  });

  it('closed names the lot that follows, in short', () => {
    const nextLot = { id: 8, number: '32' };
    show(<AviaryCard data={{ ...AVIARY, nextLot, lot: lot({ status: 'blocked' }) }} />, []);
    expect(links()[0]).toEqual([
      'Lote 32: aguardando o alojamento',
      '/avicultura/dashboard-geral/8?situacao=bloqueado',
    ]);
    expect(screen.getByText(/^O lote está bloqueado até/)).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.queryByText(/^A previsão|^Previsão/)).toBeNull();
  });

  it('without a lot has nothing to open', () => {
    show(<AviaryCard data={{ ...AVIARY, lot: null }} />);
    expect(screen.getByText('Nenhum lote registrado neste aviário.')).toBeVisible();
    expect(links()).toEqual([]);
  });
});

const course = (own: Partial<Lot>, nextLot: LotCourse['nextLot'] = null): LotCourse => ({
  id: 7,
  aviary: AVIARY,
  lot: lot(own),
  nextLot,
  reference: null,
  previousLots: [],
  days: [],
  weighings: [],
});

describe('how a lot stands', () => {
  const state = (own: Partial<Lot>, nextLot: LotCourse['nextLot'] = null) => {
    show(<LotState data={lotPicture(course(own, nextLot))} />);
    return screen.getByRole('region', { name: 'Estado do lote' });
  };

  it('in progress has its age and figures, and nothing of closing', () => {
    const region = state({});
    expect(region).toHaveTextContent('Lote 31 · dia 20 de 42');
    expect(region).toHaveTextContent('Viabilidade');
    expect(region).not.toHaveTextContent('bloqueado');
    expect(region).not.toHaveTextContent('aguarda');
  });

  it('awaiting says so alone', () => {
    const region = state({ status: 'awaiting', day: null });
    expect(region).toHaveTextContent('O lote aguarda o alojamento.');
    expect(region).not.toHaveTextContent('Aves vivas');
  });

  it.each([
    [{ id: 8, number: '32' }, 'reabre o lote 31 e exclui o lote 32'],
    [null, 'Estornar o fechamento reabre o lote 31.'],
  ])('closed says what follows, the next lot being %j', (nextLot, words) => {
    const region = state({ status: 'blocked' }, nextLot);
    expect(region).toHaveTextContent(words);
    expect(within(region).getByRole('link', { name: /gestão de lotes/ })).toBeVisible();
  });
});

describe('the forecasts of a lot', () => {
  it.each([
    [{}, ['Previsão de peso disponível.', 'Previsão de consumo disponível.']],
    [{ weighingCount: 2 }, [/precisa de pelo menos 3 pesagens; há 2/, 'Previsão de consumo disponível.']],
    [
      { hasAutomaticData: false, day: 21 },
      ['Previsão de peso disponível.', /só existe para lotes com dados/],
    ],
  ])('%j', (own, words) => {
    show(<ForecastLines lot={lot(own)} />);
    const lines = screen.getAllByRole('listitem');
    expect(lines).toHaveLength(2);
    lines.forEach((line, at) => expect(line).toHaveTextContent(words[at] ?? ''));
  });

  const chips = (own: Partial<Lot>) => {
    show(<ForecastCard data={lotPicture(course(own))} />);
    return screen.getAllByRole('term').map(({ textContent }) => textContent);
  };
  it.each([
    [{ status: 'blocked' }, ['Previsão de pesoNão há', 'Previsão de consumoNão há']],
    [{ status: 'awaiting', day: null }, ['Previsão de pesoAinda não', 'Previsão de consumoAinda não']],
  ] as const)('that are not there are passing or not: %j', (own, words) => {
    expect(chips(own)).toEqual(words);
  });
});

describe('the filters of the aviaries', () => {
  const filters = (rows: readonly AviaryState[], own: Partial<DashboardAddress> = {}) => {
    const calls = { chooseFarm: vi.fn(), chooseStatus: vi.fn(), clear: vi.fn() };
    const address = { farmId: null, status: null, ...own, ...calls };
    const opened = show(<OverviewFilters rows={rows} address={address} />);
    return {
      ...opened,
      address: calls,
      tabs: screen.getAllByRole('tab').map(({ textContent }) => textContent),
    };
  };
  const OTHER = { ...AVIARY, id: 2, farmId: 6, farmName: 'BOA VISTA', lot: null };

  it('count what each status has, and offer the farms where there are several', async () => {
    const { tabs, user, address } = filters([AVIARY, OTHER]);
    expect(tabs).toEqual(['Todos 2', 'Em andamento 1', 'Sem lote 1']);
    await user.click(screen.getByRole('tab', { name: /Sem lote/ }));
    await user.click(screen.getByRole('tab', { name: /Todos/ }));
    expect(address.chooseStatus.mock.calls).toEqual([['noLot'], [null]]);
    await user.click(screen.getByRole('combobox', { name: 'Propriedade' }));
    await user.click(await screen.findByRole('option', { name: 'BOA VISTA' }));
    expect(address.chooseFarm.mock.calls).toEqual([[6]]);
  });

  it('of one farm alone offer none', () => {
    expect(filters([AVIARY]).tabs).toEqual(['Todos 1', 'Em andamento 1']);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('keep what is chosen in sight: a status without aviaries, a farm that stands alone', async () => {
    const { tabs, user, address } = filters([AVIARY], { farmId: 5, status: 'blocked' });
    expect(tabs).toEqual(['Todos 1', 'Em andamento 1', 'Bloqueado 0']);
    expect(screen.getByRole('tab', { name: /Bloqueado/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: /Todos/ }));
    expect(address.chooseStatus.mock.calls).toEqual([[null]]);
    await user.click(screen.getByRole('combobox', { name: 'Propriedade' }));
    await user.click(await screen.findByRole('option', { name: 'Todas' }));
    expect(address.chooseFarm.mock.calls).toEqual([[null]]);
  });
});

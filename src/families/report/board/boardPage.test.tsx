import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { reportRows } from '../reportRows';
import { BoardPage } from './BoardPage';
import type { Board } from './boardTypes';
import { quotient } from './rules/indicatorFigures';

const YEAR = new Date().getFullYear();

beforeAll(() =>
  startI18n('pt-BR', ['common', 'ui', 'chart', 'forms', 'grid', 'report', 'financeIndicators']),
);

type Ask = Board['ask'];
const animals = (ask: Ask): Board => ({
  name: 'animals',
  key: 'ANIMAL_INDICATORS',
  periods: 'months',
  choice: { name: 'especie', wire: 'species', values: ['CATTLE', 'SHEEP'] },
  parts: [
    { field: 'dead', wire: 'dead', kind: 'number', merge: 'sum', decimals: 0 },
    { field: 'meanHeads', wire: 'heads', kind: 'number', merge: 'mean', decimals: 0 },
    { field: 'income', wire: 'income', kind: 'money', merge: 'sum' },
    { field: 'arrobas', wire: 'arrobas', kind: 'number', merge: 'sum' },
  ],
  indicators: [
    {
      name: 'mortality',
      kind: 'percent',
      better: 'down',
      parts: ['dead', 'meanHeads'],
      figure: ({ dead, meanHeads }) => quotient(dead, meanHeads, 100),
    },
    {
      name: 'arrobaPrice',
      kind: 'money',
      better: 'up',
      parts: ['income', 'arrobas'],
      figure: ({ income, arrobas }) => quotient(income, arrobas),
    },
    { name: 'heads', kind: 'number', unit: 'cab.', only: 'SHEEP', parts: [], figure: () => 3 },
  ],
  ask,
});

const row = (groupName: string, period: string, figures: object) => ({ groupName, period, ...figures });
const CATTLE = [
  row('SEDE', `${YEAR}-01`, { dead: 2, heads: 100, income: 3000, arrobas: 10 }),
  row('RETIRO', `${YEAR}-01`, { dead: 0, heads: 100, income: null, arrobas: null }),
  row('SEDE', `${YEAR - 1}-01`, { dead: 4, heads: 100, income: 2000, arrobas: 10 }),
];

function open(board: Board, search = '', onYear?: (year: string | null) => void) {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const element = (
    <BoardPage
      board={board}
      found={reportRows('test', board)}
      namespace="financeIndicators"
      until={{ data: null, status: 'ready' }}
      {...(onYear ? { onYear } : {})}
    />
  );
  const router = createMemoryRouter([{ path: '/x', element }], { initialEntries: [`/x${search}`] });
  render(
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <RouterProvider router={router} />
      </AppThemeProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(plain);
const arithmetic = () => screen.findByRole('region', { name: /÷/ });
const tile = async (name: string) =>
  (await screen.findByRole('button', { name: new RegExp(name) })).closest('li') as HTMLElement;
const MORTALITY = /Mortalidade/;

describe('a board of months', () => {
  it('shows each figure with how it moved, and the arithmetic of the first', async () => {
    const ask = vi.fn<Ask>().mockResolvedValue(CATTLE);
    open(animals(ask));
    await arithmetic();
    expect(ask.mock.calls[0]?.[0].toString()).toBe(`species=CATTLE&year=${YEAR}`);
    // 2 ÷ 200 against 4 ÷ 100, 300,00 against 200,00.
    expect(plain(await tile('Mortalidade'))).toMatch(/1,0.*75,0%/);
    expect(plain(await tile('Preço da arroba'))).toMatch(/R\$.*300,00.*\+50,0%/);
    expect(screen.queryByRole('button', { name: /Cabeças/ })).toBeNull();
    expect(cellsOf('Mortes')).toEqual(['2', '4']);
    expect(cellsOf('Mortalidade')).toEqual(['1,0%', '4,0%']);
    expect(screen.queryByText(/Cabeças em média.*não/i)).toBeNull();
  });

  it('compares farms, and says which quantity is not known', async () => {
    const ask = vi.fn<Ask>().mockResolvedValue(CATTLE);
    const { user, search } = open(animals(ask));
    await user.click(await screen.findByRole('button', { name: /Preço da arroba/ }));
    await waitFor(() => expect(search()).toBe('?indicador=arrobaPrice'));
    expect(cellsOf('SEDE')).toEqual(['R$ 300,00', 'R$ 200,00', '50,0%']);
    expect(cellsOf('RETIRO')).toEqual(['–', '–', '–']);
    expect(screen.getByRole('button', { name: /Preço da arroba/ })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: MORTALITY })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(/Valor das vendas, Arrobas vendidas/)).toBeNull();
  });

  it('says what a figure lacks, and shows it without a unit', async () => {
    open(
      animals(() => Promise.resolve([CATTLE[1]])),
      '?indicador=arrobaPrice',
    );
    expect(await screen.findByText(/Valor das vendas, Arrobas vendidas/)).toBeVisible();
    expect(plain(await tile('Preço da arroba'))).not.toContain('R$');
    expect(plain(await tile('Mortalidade'))).not.toContain('+');
  });

  it('asks for another species and another year, and shows what only that species has', async () => {
    const ask = vi.fn<Ask>().mockResolvedValue([row('SEDE', `${YEAR - 2}-03`, { heads: 3 })]);
    const { user, search } = open(animals(ask), `?especie=SHEEP&ano=${YEAR - 2}`);
    expect(plain(await tile('Cabeças'))).toMatch(/3,00\s*cab\./);
    expect(ask.mock.calls[0]?.[0].toString()).toBe(`species=SHEEP&year=${YEAR - 2}`);
    await user.click(screen.getByRole('combobox', { name: 'Espécie' }));
    await user.click(await screen.findByRole('option', { name: 'Bovinos' }));
    await waitFor(() => expect(search()).toContain('especie=CATTLE'));
    expect(ask.mock.lastCall?.[0].get('species')).toBe('CATTLE');
  });

  it('offers six years, and hands a chosen one on', async () => {
    const onYear = vi.fn<(year: string | null) => void>();
    const { user } = open(
      animals(() => Promise.resolve(CATTLE)),
      '?ano=1999&especie=DOGS',
      onYear,
    );
    await arithmetic();
    const years = screen.getByRole('combobox', { name: /Ano/ });
    expect(plain(years)).toBe(String(YEAR));
    await user.click(years);
    expect((await screen.findAllByRole('option')).map(plain)).toEqual(
      [0, 1, 2, 3, 4, 5].map((back) => String(YEAR - back)),
    );
    await user.click(screen.getByRole('option', { name: String(YEAR - 1) }));
    expect(onYear).toHaveBeenCalledWith(String(YEAR - 1));
  });

  it('says that there is nothing in the year', async () => {
    open(animals(() => Promise.resolve([CATTLE[2]])));
    expect(await screen.findByText('Nenhum animal desta espécie neste ano.')).toBeVisible();
    expect(screen.queryByRole('button', { name: MORTALITY })).toBeNull();
  });

  it('that fails says the code and asks again', async () => {
    const ask = vi
      .fn<Ask>()
      .mockRejectedValueOnce({ kind: 'server', status: 503, messages: [] })
      .mockResolvedValue(CATTLE);
    const { user } = open(animals(ask));
    expect(await screen.findByText('Código 503')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await arithmetic();
    expect(screen.queryByText('Código 503')).toBeNull();
  });

  it('that is refused says so, and asks no more', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(animals(vi.fn<Ask>().mockRejectedValue({ kind: 'forbidden', status: 403 })));
    expect(await screen.findByText(/^Seu perfil não permite/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });
});

describe('a board of harvests', () => {
  const crops = (ask: Ask): Board => ({
    ...animals(ask),
    name: 'agriculture',
    periods: 'harvests',
    choice: { name: 'cultura', wire: 'culture', values: ['SOY'] },
  });
  const HARVESTS = [
    row('T1', '2023/2024', { dead: 1, heads: 100 }),
    row('T1', '2024/2025', { dead: 2, heads: 100 }),
    row('T1', '2025/2026', { dead: 3, heads: 100 }),
  ];

  it('begins with the last one beside the one before it', async () => {
    const ask = vi.fn<Ask>().mockResolvedValue(HARVESTS);
    open(crops(ask));
    await arithmetic();
    expect(ask.mock.calls[0]?.[0].toString()).toBe('culture=SOY');
    expect(plain(screen.getByRole('combobox', { name: 'Safra' }))).toBe('2025/2026');
    expect(cellsOf('Mortes')).toEqual(['3', '2']);
  });

  it('shows another one that is in the address, not one that is not there', async () => {
    open(
      crops(() => Promise.resolve(HARVESTS)),
      '?safra=2023/2024',
    );
    await arithmetic();
    expect(cellsOf('Mortes')).toEqual(['1', '–']);
  });

  it('offers none where there is none', async () => {
    open(
      crops(() => Promise.resolve([])),
      '?safra=2019/2020',
    );
    expect(await screen.findByText('Nenhuma safra desta cultura.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Safra' })).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { columnsOf } from './columnsOf';
import { DashboardGrid } from './DashboardGrid';
import type { DashboardCard } from './dashboardTypes';

beforeEach(() => startI18n('pt-BR', ['ui']));

type Card = DashboardCard<{ readonly price: number }>;
const DATA = { price: 5 };

const card = (id: string, load: Card['load']): Card => ({ id, span: 6, height: [100, 100], load });
const words = (text: string) => ({ Component: () => <p>{text}</p> });

it('shows each card as its code comes, in the order of the list', async () => {
  let come: (part: ReturnType<typeof words>) => void = () => undefined;
  const cards = [
    card('late', () => new Promise((resolve) => (come = resolve))),
    card('soon', () => Promise.resolve(words('dólar'))),
    card('here', words('atalhos')),
  ];
  renderUi(<DashboardGrid data={DATA} cards={cards} />);
  expect(screen.getByText('atalhos')).toBeVisible();
  expect(await screen.findByText('dólar')).toBeVisible();
  come(words('agenda'));
  await screen.findByText('agenda');
  expect(screen.getAllByText(/agenda|dólar|atalhos/).map((each) => each.textContent)).toEqual([
    'agenda',
    'dólar',
    'atalhos',
  ]);
});

it('leaves a card whose code does not come alone with its retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<ReturnType<typeof words>>>()
    .mockRejectedValueOnce(new Error('chunk gone'))
    .mockResolvedValue(words('dólar'));
  renderUi(<DashboardGrid data={DATA} cards={[card('dollar', load), card('here', words('atalhos'))]} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('dólar')).toBeVisible();
  expect(screen.getByText('atalhos')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('stands low cards under each other, also when the first of them is not shown', () => {
  const here = (id: string, below?: true) => ({ ...card(id, words(id)), ...(below && { below }) });
  const ids = (cards: readonly Card[]) => columnsOf(cards).map((column) => column.map(({ id }) => id));
  expect(ids([here('blog'), here('academy'), here('version', true)])).toEqual([
    ['blog'],
    ['academy', 'version'],
  ]);
  expect(ids([here('version', true), here('blog')])).toEqual([['version'], ['blog']]);
});

it('keeps what breaks in a card inside', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = {
    Component: () => {
      throw new Error('no such field');
    },
  };
  renderUi(<DashboardGrid data={DATA} cards={[card('broken', broken), card('here', words('atalhos'))]} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('atalhos')).toBeVisible();
});

it('shows the cards that the data have something for', () => {
  const cards: Card[] = [
    { ...card('dear', words('caro')), shows: ({ price }) => price > 4 },
    { ...card('cheap', words('barato')), shows: ({ price }) => price < 4 },
  ];
  renderUi(<DashboardGrid data={DATA} cards={cards} />);
  expect(screen.getByText('caro')).toBeVisible();
  expect(screen.queryByText('barato')).toBeNull();
});

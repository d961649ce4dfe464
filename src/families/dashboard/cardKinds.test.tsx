import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { curveCard } from './curveCard';
import { DashboardGrid } from './DashboardGrid';
import { figuresCard } from './figuresCard';
import { tableCard } from './tableCard';

interface Weights {
  readonly days: readonly { readonly day: number; readonly grams: number | null }[];
}

beforeEach(() => startI18n('pt-BR', ['ui', 'chart', 'grid']));

const SPOT = { span: 6, height: [100, 100] } as const;
const cards = [
  figuresCard<Weights, 'ui'>({
    ...SPOT,
    id: 'figures',
    words: 'ui',
    title: (t) => t('loading'),
    figures: ({ days }) =>
      days.map(({ day, grams }) => ({
        id: day,
        label: `dia ${day}`,
        value: grams === null ? '–' : `${grams}`,
      })),
    empty: () => ({ title: 'Sem pesagens', text: 'Pese o lote.' }),
  }),
  curveCard<Weights, 'ui', Weights['days'][number]>({
    ...SPOT,
    id: 'curve',
    words: 'ui',
    chart: ({ days }) => ({
      title: 'Peso',
      kind: 'line',
      rows: days,
      x: { field: 'day', header: 'Dia' },
      series: [{ field: 'grams', header: 'Gramas', kind: 'number', decimals: 0 }],
      emptyState: { title: 'Sem curva', text: 'Pese o lote.' },
    }),
  }),
  tableCard<Weights, 'ui'>({
    ...SPOT,
    id: 'table',
    words: 'ui',
    table: ({ days }) => ({
      title: 'Pesagens',
      heads: ['Dia', { label: 'Gramas', kind: 'text' }],
      empty: 'Nenhuma pesagem',
      rows: days.map(({ day, grams }) => ({ id: day, name: String(day), cells: [grams ?? '–'] })),
    }),
  }),
];
const DAYS: Weights = {
  days: [
    { day: 7, grams: 190 },
    { day: 14, grams: null },
  ],
};

it('shows figures, a curve and a table of one answer, the unknown as such', async () => {
  renderUi(<DashboardGrid cards={cards} data={DAYS} />);
  expect(screen.getByRole('group', { name: 'dia 7' })).toHaveTextContent('190');
  expect(screen.getByRole('group', { name: 'dia 14' })).toHaveTextContent('–');
  expect(await screen.findByRole('region', { name: 'Peso' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Pesagens' }));
  expect(table.getByRole('row', { name: '14 –' })).toBeVisible();
  expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['Dia', 'Gramas']);
});

it('says of each that there is nothing', async () => {
  renderUi(<DashboardGrid cards={cards} data={{ days: [] }} />);
  for (const words of ['Sem pesagens', 'Sem curva', 'Nenhuma pesagem'])
    expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

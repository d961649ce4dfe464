import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { PriceChart } from './PriceChart';

startDemo({ namespaces: ['adminFinancial', 'ui', 'common', 'chart', 'grid', 'forms'] });
beforeEach(() => backend.recovers());

let nextId = 1;
const price = (
  productId: number,
  productName: string,
  quotationSourceId: number,
  daysAgo: number,
  value: number,
) => ({
  id: nextId++,
  productId,
  productName,
  unit: productName === 'Soja' ? 'saca' : 'arroba',
  quotationSourceId,
  quotationSourceName: `Fonte ${quotationSourceId}`,
  quotationDate: addDays(today(), -daysAgo),
  price: value,
  note: null,
  active: true,
  createdAt: addDays(today(), -daysAgo),
  updatedAt: null,
});

function open(rows: readonly object[]) {
  backend.answers('listPrices', rows);
  return openSignedIn({ account: 'master', routes: [{ path: '*', element: <PriceChart /> }], at: '/x' });
}
const tiles = () =>
  within(screen.getAllByRole('list')[0]!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const combobox = (name: RegExp) => screen.getByRole('combobox', { name });

describe('the prices of a product', () => {
  it('show the latest of each source, and by how much it rose or fell', async () => {
    const { user } = open([
      price(2, 'Soja', 1, 40, 100),
      price(2, 'Soja', 1, 4, 110),
      price(2, 'Soja', 2, 40, 100),
      price(2, 'Soja', 2, 4, 90),
      price(2, 'Soja', 3, 40, 80),
      price(2, 'Soja', 3, 4, 80),
      price(2, 'Soja', 4, 4, 70),
    ]);
    await screen.findByText('Fonte 1');
    const [rose, fell, same, alone] = tiles();
    expect(rose).toMatch(/^Fonte 1R\$\s110,00Último preço em .+ · \+10,0 % desde /);
    expect(fell).toMatch(/ · [-−]10,0 % desde /);
    expect(same).toMatch(/ · 0,0 % desde /);
    expect(alone).not.toContain('%');
    expect(screen.getByText('R$ por saca')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Data',
      'Fonte 1 (R$)',
      'Fonte 2 (R$)',
      'Fonte 3 (R$)',
      'Fonte 4 (R$)',
    ]);
    const first = table.getAllByRole('row').find((row) => row.textContent.includes('100,00'));
    expect(first && within(first).getAllByRole('cell').at(-1)).not.toHaveTextContent('70');
  });

  it('begin with the first product by name; another, and another period, are chosen', async () => {
    const { user } = open([
      price(2, 'Soja', 1, 200, 100),
      price(2, 'Soja', 1, 4, 110),
      price(1, 'Boi gordo', 5, 500, 280),
      price(1, 'Boi gordo', 5, 400, 290),
    ]);
    expect(await screen.findByRole('heading', { name: 'Preço de Boi gordo' })).toBeVisible();
    expect(combobox(/^Produto/)).toHaveValue('Boi gordo');
    expect(screen.getByText('Sem preços no período')).toBeVisible();
    expect(screen.queryByText('Fonte 5')).toBeNull();
    await user.click(combobox(/^Período/));
    await user.click(await screen.findByRole('option', { name: 'Tudo' }));
    expect(await screen.findByText('Fonte 5')).toBeVisible();

    await user.click(combobox(/^Produto/));
    await user.click(await screen.findByRole('option', { name: 'Soja' }));
    expect(await screen.findByRole('heading', { name: 'Preço de Soja' })).toBeVisible();
    expect(tiles()).toEqual([expect.stringContaining('+10,0 %')]);
    await user.click(combobox(/^Período/));
    await user.click(await screen.findByRole('option', { name: '3 meses' }));
    expect(tiles()).toEqual([expect.not.stringContaining('%')]);
  });

  it('are drawn of five sources; of the others it says how many there are', async () => {
    open([1, 2, 3, 4, 5, 6, 7].map((source) => price(2, 'Soja', source, 4, 100 + source)));
    await screen.findByText('Fonte 1');
    expect(tiles()).toHaveLength(5);
    expect(screen.getByText(/as outras 2 estão na tabela/)).toBeVisible();
  });

  it('of five sources leave none out', async () => {
    open([1, 2, 3, 4, 5].map((source) => price(2, 'Soja', source, 4, 100 + source)));
    await screen.findByText('Fonte 5');
    expect(screen.queryByText(/estão na tabela/)).toBeNull();
  });

  it('say so where there is none at all', async () => {
    open([]);
    expect(await screen.findByText('Nenhum preço')).toBeVisible();
    expect(screen.queryByText('Sem preços no período')).toBeNull();
    expect(screen.queryAllByRole('list')).toHaveLength(0);
  });
});

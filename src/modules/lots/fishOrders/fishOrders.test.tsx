import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './FishOrdersPage';

const PATH = '/piscicultura/ordem-de-producao';
startDemo({
  routes: lotsRoutes,
  namespaces: ['common', 'ui', 'register', 'grid', 'forms', 'fishOrders', 'fishLots', 'chickenLots'],
});

const open = (at = PATH, account = 'produtor') =>
  openSignedIn({ account, routes: [{ path: `${PATH}/:registro?`, element: <Page /> }], at });
const orderNamed = (number: string) => {
  const order = demo.world.fishOrders.find((row) => row.customerId === 1 && row.number === number);
  if (!order) throw new Error(`no order ${number}`);
  return order;
};
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('production orders of fish', () => {
  it('have numbers of their own: one that exists is refused at its field', async () => {
    const { user } = open(`${PATH}/novo`);
    const number = await screen.findByLabelText(/^Número/);
    await user.click(number);
    await user.paste('OP-P 12');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription('Já existe uma ordem de produção com este número.'),
    );
    expect(number).toHaveValue('OP-P 12');
  });

  it('sum over their lots, and name those of which a part is unknown', async () => {
    const order = orderNamed('OP-P 13');
    const [living] = demo.world.fishLots.filter(
      (lot) => lot.customerId === 1 && lot.status === 'IN_PROGRESS' && lot.unitWeight === 30,
    );
    const [waiting] = demo.world.fishLots.filter((lot) => lot.customerId === 1 && lot.status === 'AWAITING');
    const [unknown] = demo.world.fishLots.filter(
      (lot) => lot.customerId === 1 && lot.status === 'IN_PROGRESS' && lot.deadInTransport === null,
    );
    for (const lot of [living, waiting, unknown])
      demo.world.fishLots.update(lot?.id ?? 0, { productionOrderId: order.id });
    demo.world.fishLots.update(unknown?.id ?? 0, { unitWeight: null });
    open(`${PATH}/${order.id}`);
    const bar = within(await screen.findByRole('region', { name: 'Situação da ordem' }));
    const closed = bar.getByRole('row', { name: /^P23/ });
    // LD §5.9: 8 050 kg from 296,4 on 11 000 kg of feed.
    expect(cellsOf(closed)).toEqual(['Bloqueado', '9.880', '8.050', '11.000', '7.754', '1,419']);
    expect(cellsOf(bar.getByRole('row', { name: /^P21/ })).slice(1)).toEqual([
      '9.880',
      '1.358',
      '1.380',
      '1.062',
      '1,300',
    ]);
    // Σ feed ÷ Σ gain, never a mean of both.
    const total = bar.getByRole('row', { name: /^Soma de 2 lotes/ });
    expect(cellsOf(total)).toEqual(['19.760', '9.408', '12.380', '8.815', '1,404']);
    expect(bar.getByText(/^Fora da soma, porque falta uma parte: P24/)).toBeInTheDocument();
    expect(bar.getByRole('link', { name: /^P21 · VIVEIRO 1/ })).toHaveAttribute(
      'href',
      `/piscicultura/lote/${living?.id ?? 0}`,
    );
  });

  it('ask no call of a key, and name lots to who may not open them', async () => {
    open(`${PATH}/${orderNamed('OP-P 13').id}`, 'contador');
    const row = await screen.findByRole('row', { name: /^P23/ });
    expect(within(row).queryByRole('link')).toBeNull();
    expect(demo.calls.filter(({ path }) => !path.startsWith('/PiscicultureProductionOrder/'))).toEqual([]);
  });

  it('say what they are for where there is no customer', async () => {
    open(PATH, 'master');
    expect(await screen.findByText('Nenhum produtor escolhido')).toBeInTheDocument();
    expect(callsTo('/PiscicultureProductionOrder/GetGridData')).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { readOverlay } from '@/platform/routing/overlays';
import { financeRoutes } from '../financeRoutes';
import { QueryPage } from './components/QueryPage';
import { advances } from './descriptors/advances';
import { consortia } from './descriptors/consortia';
import { contracts } from './descriptors/contracts';
import { orders } from './descriptors/orders';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeQueries', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

const PAGES = {
  '/consulta-de-contratos': <QueryPage query={contracts} />,
  '/consulta-de-pedidos': <QueryPage query={orders} />,
  '/consulta-de-adiantamentos': <QueryPage query={advances} />,
  '/consulta-de-consorcios': <QueryPage query={consortia} />,
};
type Path = keyof typeof PAGES;

const open = (path: Path, search = '') =>
  openSignedIn({ routes: [{ path, element: PAGES[path] }], at: `${path}${search}` });

const sums = () => within(screen.getByRole('list', { name: 'Totais da consulta' })).getAllByRole('listitem');
const plain = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ');

/** Of this customer only these are left. */
function only(list: 'contracts' | 'orders' | 'advances' | 'consortia', numbers: readonly string[]) {
  const table = demo.world.finance[list];
  for (const { id, number } of table.all()) if (!numbers.includes(number)) table.remove(id);
}

describe('the query of contracts', () => {
  it('shows what is left of each, sums by product, and a record with its deliveries', async () => {
    only('contracts', ['BT-2026/03', 'CPR-0098']);
    const { user, router } = open('/consulta-de-contratos');
    await screen.findByText('BT-2026/03');
    const [soy] = sums();
    expect(plain(soy?.textContent ?? null)).toContain('Contratado2.500 SC');
    expect(plain(soy?.textContent ?? null)).toContain('Saldo794 SC');
    expect(plain(soy?.textContent ?? null)).toContain('R$ 128,00/SC · US$ 24,35/SC');
    await user.click(screen.getByText('BT-2026/03'));
    const panel = await screen.findByRole('dialog', { name: 'Contrato BT-2026/03' });
    expect(within(panel).getByText('Atrasado')).toBeVisible();
    const deliveries = within(within(panel).getByRole('region', { name: 'Entregas' }));
    expect(deliveries.getByText('ROMANEIO 1031')).toBeVisible();
    expect(plain(deliveries.getByRole('row', { name: /^Total/ }).textContent)).toBe(
      'Total1.093,5 SCR$ 139.968,00',
    );
    expect(within(panel).getByText('Nenhum pagamento até agora.')).toBeVisible();
    expect(within(panel).getByText(/Lançou entrega · ROMANEIO 1037/)).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Fechar' }));
    expect(router.state.location.search).not.toContain('registro');
  });

  it('opens the document of a delivery', async () => {
    only('contracts', ['CT-2026/014']);
    const id = demo.world.finance.contracts.find((row) => row.customerId === 1)?.id;
    const { user, router } = open('/consulta-de-contratos', `?registro=${id ?? 0}`);
    const panel = await screen.findByRole('dialog', { name: 'Contrato CT-2026/014' });
    const [first] = within(panel).getAllByRole('button', { name: 'Ver documento' });
    expect(first).toBeDefined();
    if (first) await user.click(first);
    const overlay = readOverlay(new URLSearchParams(router.state.location.search));
    expect(overlay).toMatchObject({ name: 'documento', params: { movimento: 'INCOME' } });
  });

  it('offers filters, and leaves the sums to what they find', async () => {
    const { user } = open('/consulta-de-contratos');
    await screen.findByText('CT-2026/014');
    await user.click(screen.getByRole('button', { name: /Filtros/ }));
    const drawer = await screen.findByRole('dialog', { name: /Filtros/ });
    await user.type(within(drawer).getByRole('textbox', { name: 'Número' }), 'CPR');
    await user.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    await screen.findByText('CPR-0098');
    expect(screen.queryByText('CT-2026/014')).not.toBeInTheDocument();
    await waitFor(() => expect(sums()).toHaveLength(1));
    expect(plain(sums()[0]?.textContent ?? null)).toContain('Contratado1.300 SC');
  });

  it('keeps a search under a name and shows it again', async () => {
    only('contracts', ['BT-2026/03', 'CPR-0098']);
    const { user } = open('/consulta-de-contratos', '?busca=CPR');
    await screen.findByText('CPR-0098');
    await user.click(screen.getByRole('button', { name: /^Visões/ }));
    const views = within(await screen.findByRole('dialog', { name: 'Visões salvas' }));
    await user.type(views.getByLabelText('Nome da visão'), 'Cédulas');
    await user.click(views.getByRole('button', { name: 'Salvar visão' }));
    await user.click(await views.findByRole('button', { name: 'Cédulas' }));
    await user.clear(await screen.findByRole('searchbox'));
    await screen.findByText('BT-2026/03');
    await user.click(screen.getByRole('button', { name: /^Visões/ }));
    await user.click(await screen.findByRole('button', { name: 'Cédulas' }));
    await waitFor(() => expect(screen.queryByText('BT-2026/03')).toBeNull());
    expect(screen.getByText('CPR-0098')).toBeVisible();
  });

  it('says of a list that did not come, and of a record that is not there', async () => {
    backend.breaks('listContracts');
    open('/consulta-de-contratos', '?registro=999999');
    expect(await screen.findByText('Registro não encontrado')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tentar novamente', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Totais da consulta' })).not.toBeInTheDocument();
  });

  it('shows what is unknown as unknown, and lines that do not add up as such', async () => {
    backend.answers('listContracts', [{ id: 5, number: 'X-1', quantity: null, deliveredQuantity: 3 }]);
    backend.answers('openContract', {
      id: 5,
      number: 'X-1',
      unitName: 'SC',
      quantity: null,
      deliveredQuantity: 3,
      deliveries: [{ date: '2026-01-05T00:00:00', quantity: 2, value: null }],
    });
    open('/consulta-de-contratos', '?registro=5');
    const panel = await screen.findByRole('dialog', { name: 'Contrato X-1' });
    expect(
      within(panel)
        .getByRole('note')
        .textContent.replace(/\u00a0/g, ' '),
    ).toBe('Estas linhas somam 2 SC; o registro informa 3 SC.');
    expect(within(panel).getAllByText('Não informado pelo servidor.')).toHaveLength(3);
    expect(within(panel).queryByText('Em aberto')).not.toBeInTheDocument();
  });
});

describe('the other queries', () => {
  it('adds orders by currency', async () => {
    only('orders', ['PC-3311', 'PC-3312', 'PC-3296']);
    open('/consulta-de-pedidos');
    await screen.findByText('PC-3311');
    expect(callsTo('/PurchaseOrder/GetGridData')).toHaveLength(1);
    const texts = sums().map((card) => plain(card.textContent));
    expect(texts[0]).toContain('TotalR$ 214.150,00');
    expect(texts[0]).toContain('A entregarR$ 183.750,00');
    expect(texts[1]).toContain('TotalUS$ 19.430,00');
  });

  it('keeps granted and received advances apart', async () => {
    only('advances', ['AD-038', 'AD-046']);
    const { user } = open('/consulta-de-adiantamentos');
    await screen.findAllByText('SEMENTES VALE DO PIQUIRI S.A.');
    const texts = sums().map((card) => plain(card.textContent));
    expect(texts.find((text) => text.startsWith('Concedidos'))).toContain('SaldoR$ 10.000,00');
    expect(texts.find((text) => text.startsWith('Recebidos'))).toContain('SaldoUS$ 7.500,00');
    await user.click(screen.getByText('SEMENTES VALE DO PIQUIRI S.A.'));
    const panel = await screen.findByRole('dialog', { name: /Adiantamento – SEMENTES/ });
    expect(within(panel).getByText('DEVOLUCAO EM CONTA')).toBeVisible();
    expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads from an advance to its contract, and from the contract to its advances', async () => {
    const { contracts, advances } = demo.world.finance;
    const id = advances.find((row) => row.customerId === 1 && row.contractId !== null)?.id;
    open('/consulta-de-adiantamentos', `?registro=${id ?? 0}`);
    const contract = contracts.get(advances.get(id)?.contractId);
    const link = await screen.findByRole('link', { name: `Ver contrato ${contract?.number ?? ''}` });
    expect(link).toHaveAttribute('href', `/consulta-de-contratos?registro=${contract?.id ?? 0}`);
  });

  it('finds the advances of one contract', async () => {
    open('/consulta-de-adiantamentos', '?filtro.contrato=CPR-0098');
    expect(await screen.findByText('AGROINSUMOS OESTE COMERCIO DE DEFENSIVOS LTDA')).toBeVisible();
    expect(sums()).toHaveLength(1);
  });

  it('computes what is left of a quota', async () => {
    only('consortia', ['1187/042']);
    const { user } = open('/consulta-de-consorcios');
    await user.click(await screen.findByText('TRATOR 7230J'));
    const panel = await screen.findByRole('dialog', { name: 'Grupo 1187 · cota 042' });
    // 320 000 × 1,15 − 38 × 3 066,67 − 64 000
    expect(within(panel).getAllByText(/187\.466,54/)[0]).toBeVisible();
    expect(within(panel).getByText('38/120')).toBeVisible();
  });
});

it('follows a barter from its contract through loads to what is left, and a contract to its titles', async () => {
  only('contracts', ['BT-2026/03', 'CT-2026/014']);
  const { user, router } = open('/consulta-de-contratos');
  await user.click(await screen.findByText('BT-2026/03'));
  const barter = within(await screen.findByRole('list', { name: 'Do contrato ao título' }));
  const steps = () => barter.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(steps()[0]).toContain('Contrato BT-2026/03');
  expect(steps()[0]).toContain('resta 1.200 SC');
  expect(steps()[1]).toContain('Romaneio 1031');
  expect(steps()[1]).toContain('resta 660 SC');
  expect(steps()[2]).toContain('resta 106,5 SC');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await user.click(await screen.findByText('CT-2026/014'));
  const sold = within(await screen.findByRole('list', { name: 'Do contrato ao título' }));
  const [title] = await sold.findAllByText(/^Título/);
  expect(title).toBeVisible();
  const [link] = within(title as HTMLElement).getAllByRole('button');
  if (link) await user.click(link);
  expect(router.state.location.search).toContain('janela=documento');
});

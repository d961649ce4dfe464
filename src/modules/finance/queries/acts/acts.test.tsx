import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { financeRoutes } from '../../financeRoutes';
import { QueryPage } from '../components/QueryPage';
import { advances } from '../descriptors/advances';
import { consortia } from '../descriptors/consortia';
import { contracts } from '../descriptors/contracts';
import { orders } from '../descriptors/orders';

vi.setConfig({ testTimeout: 180_000 });
// The panel asks again after each act.
configure({ asyncUtilTimeout: 30_000 });

startDemo({ routes: financeRoutes, namespaces: ['financeQueries', 'common', 'forms', 'grid', 'ui'] });
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

const PAGES = {
  '/consulta-de-contratos': <QueryPage query={contracts} />,
  '/consulta-de-pedidos': <QueryPage query={orders} />,
  '/consulta-de-adiantamentos': <QueryPage query={advances} />,
  '/consulta-de-consorcios': <QueryPage query={consortia} />,
};
const TABLES = {
  '/consulta-de-contratos': 'contracts',
  '/consulta-de-pedidos': 'orders',
  '/consulta-de-adiantamentos': 'advances',
  '/consulta-de-consorcios': 'consortia',
} as const;
type Path = keyof typeof PAGES;

/** The panel of one record of the demo, and what to press there. */
async function panelOf(path: Path, number: string) {
  const rows: readonly { id: number; customerId: number; number: string }[] =
    demo.world.finance[TABLES[path]].all();
  const id = rows.find((row) => row.customerId === 1 && row.number === number)?.id ?? 0;
  const { user } = openSignedIn({
    routes: [{ path, element: PAGES[path] }],
    at: `${path}?registro=${id}`,
  });
  const act = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const type = async (form: ReturnType<typeof within>, label: RegExp, text: string) => {
    const input = form.getByLabelText(label);
    await user.clear(input);
    await user.click(input);
    await user.paste(text);
  };
  return { id, user, act, type };
}
const effects = (form: ReturnType<typeof within>) =>
  (form.getByRole('region', { name: 'O que este lançamento fará' }).textContent ?? '').replaceAll(
    '\u00a0',
    ' ',
  );

it('an order is received in part: what was announced stands in stock, titles and the panel', async () => {
  const { id, user, act, type } = await panelOf('/consulta-de-pedidos', 'PC-3311');
  const form = await act('Receber');
  await type(form, /^Quantidade/, '20,5');
  await type(form, /^Número da nota/, '990011');
  await type(form, /^Vencimento/, formatDate(addDays(today(), 30)));
  await waitFor(() => expect(effects(form)).toContain('Entram no estoque 20,5 TON de ADUBO 04-24-16.'));
  expect(effects(form)).toContain('Um título a pagar de R$ 60.270,00 vence em');
  expect(effects(form)).toContain('O pedido fica com saldo de 42 TON.');
  await user.click(form.getByRole('button', { name: 'Receber' }));
  expect(await screen.findByText('Pedido recebido.')).toBeVisible();
  const [line] = demo.world.finance.orders.need(id).deliveries;
  const title = demo.world.finance.installments.find(({ documentId }) => documentId === line?.documentId);
  expect(title?.value).toBe(60_270);
  await user.click(await screen.findByRole('button', { name: 'Desfazer NF-E 990011' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await user.click(sure.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Lançamento desfeito.')).toBeVisible();
  expect(demo.world.finance.orders.need(id).deliveries).toEqual([]);
});

it('a price is fixed in parts, and no more than is to be fixed', async () => {
  const { id, user, act, type } = await panelOf('/consulta-de-contratos', 'CT-2026/021');
  const form = await act('Fixar preço');
  await type(form, /^Quantidade/, '900,001');
  await type(form, /^Preço por SC/, '132,5');
  await user.click(form.getByRole('button', { name: 'Fixar' }));
  expect((await form.findAllByText(/A quantidade passa da que está a fixar/)).length).toBeGreaterThan(0);
  expect(callsTo('/Contract/FixPrice')).toHaveLength(0);
  await type(form, /^Quantidade/, '250');
  expect(effects(form)).toContain('Ficam com preço 250 SC; a fixar, 650 SC.');
  expect(effects(form)).toContain('O preço médio do contrato passa a R$ 132,50/SC.');
  await user.click(form.getByRole('button', { name: 'Fixar' }));
  expect(await screen.findByText('Preço fixado.')).toBeVisible();
  expect(demo.world.finance.contracts.need(id)).toMatchObject({ unitPrice: 132.5 });
  expect(await screen.findByRole('region', { name: 'Fixações de preço' })).toBeVisible();
});

it('an advance pays a title that the page offers with what is open of it', async () => {
  const { id, user, act } = await panelOf('/consulta-de-adiantamentos', 'AD-041');
  const before = demo.world.finance.advances.need(id).uses.length;
  const form = await act('Usar em um título');
  await user.click(form.getByRole('combobox', { name: /^Título em aberto/ }));
  const [option] = await screen.findAllByRole('option', { name: /em aberto R\$/ });
  if (option) await user.click(option);
  await waitFor(() => expect(effects(form)).toMatch(/O adiantamento fica com saldo de R\$ [\d.,]+\./));
  await user.click(form.getByRole('button', { name: 'Usar' }));
  expect(await screen.findByText('Adiantamento usado.')).toBeVisible();
  expect(demo.world.finance.advances.need(id).uses).toHaveLength(before + 1);
});

it('a quota is awarded by the bid that was recorded, not before', async () => {
  const { id, user, act, type } = await panelOf('/consulta-de-consorcios', '0954/118');
  const bid = await act('Registrar lance');
  await type(bid, /^Lance/, '12000,00');
  await user.click(bid.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Lance registrado.')).toBeVisible();
  const panel = within(await screen.findByRole('dialog', { name: 'Grupo 0954 · cota 118' }));
  expect(await panel.findByText(/R\$\s12\.000,00/)).toBeVisible();
  const form = await act('Contemplar');
  await type(form, /^Vencimento/, formatDate(addDays(today(), 10)));
  await waitFor(() =>
    expect(effects(form)).toContain('Um título a pagar de R$ 12.000,00, o lance, vence em'),
  );
  await user.click(form.getByRole('button', { name: 'Contemplar' }));
  expect(await screen.findByText('Cota contemplada.')).toBeVisible();
  expect(demo.world.finance.consortia.need(id).bidDocumentId).toBeGreaterThan(0);
  expect(await screen.findByRole('button', { name: 'Desfazer a contemplação' })).toBeVisible();
});

it('what the server refuses stays in the dialog with what was typed', async () => {
  const { user, act, type } = await panelOf('/consulta-de-contratos', 'CT-2026/021');
  backend.refuses('fixContractPrice', { errors: { Quantity: ['A quantidade passa da que está a fixar.'] } });
  const form = await act('Fixar preço');
  await type(form, /^Preço por SC/, '132,5');
  await user.click(form.getByRole('button', { name: 'Fixar' }));
  expect((await form.findAllByText(/A quantidade passa da que está a fixar/)).length).toBeGreaterThan(0);
  expect(form.getByLabelText(/^Preço por SC/)).toHaveValue('132,50');
});

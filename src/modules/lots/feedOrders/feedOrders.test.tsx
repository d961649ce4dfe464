import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { brazilianDay, dayLater } from '../../../../mocks/db/poultry';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { formatDate } from '@/platform/format/date';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './FeedOrdersPage';

const PATH = '/pedido-de-racao';
startDemo({ routes: lotsRoutes, namespaces: ['common', 'ui', 'register', 'grid', 'forms', 'feedOrders'] });

const open = (at = PATH, account = 'produtor') =>
  openSignedIn({ account, routes: [{ path: `${PATH}/:registro?`, element: <Page /> }], at });

const orderIn = (status: string) => {
  const order = demo.world.feedOrders.find((row) => row.status === status);
  if (!order) throw new Error(`no order ${status}`);
  return order;
};
/** In one go: letter by letter is the field's own test. */
async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  if (input instanceof HTMLInputElement) input.select();
  await user.paste(text);
  await user.tab();
}
const inDays = (days: number) => formatDate(dayLater(brazilianDay(new Date()), days));
const bar = () => screen.findByRole('region', { name: 'Situação do pedido' });

describe('the feed order', () => {
  it('proposes with its arithmetic open, warns of what does not fit, refuses zero and the past', async () => {
    const { user } = open(`${PATH}/novo`);
    await user.click(await screen.findByLabelText(/^Destino/));
    await user.click(await screen.findByRole('option', { name: 'Lote 33 · AVIARIO 3' }));
    const box = await screen.findByRole('region', { name: 'Proposta' });
    expect(box).toHaveTextContent('Sem proposta: informe a próxima entrega.');
    await fill(user, screen.getByLabelText(/^Entrega/), inDays(2));
    await fill(user, screen.getByLabelText(/^Próxima entrega/), inDays(8));
    await waitFor(() => expect(box).toHaveTextContent('Falta pedir'));
    expect(box).toHaveTextContent(/Consumo de 8 dias, até .*: [\d.]+ aves × \d+ g/);
    expect(box).toHaveTextContent(/A caminho: pedido 4, para .*− 2\.500 kg/);
    const quantity = screen.getByLabelText(/^Quantidade/);
    await user.click(within(box).getByRole('button', { name: /^Usar [\d.]+ kg$/ }));
    expect(quantity).not.toHaveValue('');
    await fill(user, quantity, '60');
    expect(box).toHaveTextContent('São toneladas? Seriam 60.000 kg.');
    await fill(user, quantity, '15000');
    expect(box).toHaveTextContent(/Não cabe: no dia da entrega cabem [\d.]+ kg no silo de 14\.000 kg\./);
    await fill(user, quantity, '0');
    await fill(user, screen.getByLabelText(/^Entrega/), inDays(-1));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/maior que zero/));
    expect(screen.getByLabelText(/^Entrega/)).toBeInvalid();
    expect(callsTo('/FeedOrder/Create')).toEqual([]);
  });

  it('is proposed to a pond by its rations until the next delivery, and received as a movement of its lot', async () => {
    const { user } = open(`${PATH}/novo`);
    await user.click(await screen.findByLabelText(/^Destino/));
    await user.click(await screen.findByRole('option', { name: 'Lote P21 · VIVEIRO 1' }));
    const box = await screen.findByRole('region', { name: 'Proposta' });
    expect(await screen.findByText(/^Não há balança: digite o que há no depósito/)).toBeVisible();
    await fill(user, screen.getByLabelText(/^Entrega/), inDays(1));
    await fill(user, screen.getByLabelText(/^Próxima entrega/), inDays(3));
    await fill(user, screen.getByLabelText(/^Estoque|^No silo|^Há/), '40');
    // 9 700 fish at 4 %: 54,32 kg of 140 g, then at a conversion of 1,3 the next days of 144,3 and 148,7 g.
    await waitFor(() =>
      expect(box).toHaveTextContent(/Ração de 3 dias, até .*: 9\.700 peixes de 140 a 149 g168 kg/),
    );
    expect(box).toHaveTextContent(/Falta pedir128 kg/);
    expect(box).toHaveTextContent('pela referência TILAPIA UFMG, à água de 26 °C');
    await user.click(within(box).getByRole('button', { name: 'Usar 128 kg' }));
    await user.click(screen.getByLabelText(/^Tipo de ração/));
    await user.click(await screen.findByRole('option', { name: 'Crescimento' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(callsTo('/FeedOrder/Create')).toHaveLength(1));
    const made = demo.world.feedOrders.all().at(-1);
    const lot = demo.world.fishLots.get(made?.lotId);
    expect(lot).toMatchObject({ number: 'P21', status: 'IN_PROGRESS' });
    expect(made).toMatchObject({ quantityKg: 128, status: 'DRAFT' });
  });

  it('can be made although consumption and silo cannot be read', async () => {
    backend.breaks('readFeedNeed');
    open(`${PATH}/${orderIn('DRAFT').id}`);
    expect(await screen.findByText(/Não foi possível consultar o consumo e o silo/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled();
  });

  it('is sent, and received with what is beyond 5 % flagged; what fails loses nothing', async () => {
    const draft = orderIn('DRAFT');
    const { user } = open(`${PATH}/${draft.id}`);
    await user.click(within(await bar()).getByRole('button', { name: 'Enviar' }));
    const ask = await screen.findByRole('dialog', { name: `Enviar: Pedido ${draft.number}?` });
    await user.click(within(ask).getByRole('button', { name: 'Enviar pedido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await bar()).toHaveTextContent('Enviado'));
    expect(await screen.findByText(/^Depois de enviado, um pedido não é mais alterado/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Proposta' })).toBeNull();

    await user.click(within(await bar()).getByRole('button', { name: 'Receber' }));
    const dialog = await screen.findByRole('dialog', { name: `Receber: Pedido ${draft.number}` });
    // What the note says is not taken for what was ordered.
    const note = within(dialog).getByLabelText(/^Quantidade da nota/);
    expect(note).toHaveValue('');
    await fill(user, note, '10000');
    const scale = within(dialog).getByLabelText(/^Quantidade da balança/);
    await fill(user, scale, '9500');
    expect(within(dialog).queryByText(/acima de 5%/)).toBeNull();
    await fill(user, scale, '9400');
    expect(await within(dialog).findByText(/^Balança 6,00% a menos que a nota/)).toBeInTheDocument();
    backend.breaks('receiveFeedOrder', { times: 1 });
    const save = within(dialog).getByRole('button', { name: 'Registrar recebimento' });
    await user.click(save);
    await waitFor(() => expect(callsTo('/FeedOrder/Receive')).toHaveLength(1));
    expect(scale).toHaveValue('9.400');
    await user.dblClick(save);
    await waitFor(async () => expect(await bar()).toHaveTextContent('Entregue'));
    expect(callsTo('/FeedOrder/Receive')).toHaveLength(2);
    expect(await bar()).toHaveTextContent('Recebido 6,00% a menos que o pedido: acima de 5%.');
    expect(await screen.findByRole('link', { name: 'Ver o movimento de ração' })).toBeInTheDocument();
  });

  it('that somebody else was faster with is read anew', async () => {
    const sent = orderIn('SENT');
    const { user } = open(`${PATH}/${sent.id}`);
    await user.click(within(await bar()).getByRole('button', { name: 'Cancelar pedido' }));
    const dialog = await screen.findByRole('dialog');
    demo.world.feedOrders.update(sent.id, { version: sent.version + 1, status: 'IN_TRANSIT' });
    await fill(user, within(dialog).getByLabelText(/^Motivo/), 'Sobrou ração');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar pedido' }));
    expect(await within(dialog).findByText(/O pedido mudou enquanto isso/)).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^Motivo/)).toHaveValue('Sobrou ração');
  });

  it('says what it is for where there is no customer, or no lot', async () => {
    open(PATH, 'master');
    expect(await screen.findByText('Nenhum produtor escolhido')).toBeInTheDocument();
    expect(callsTo('/FeedOrder/GetGridData')).toEqual([]);
  });

  it('asks no call of a key, and shows who has no lot what the page is for', async () => {
    for (const lot of demo.world.poultryLots.filter(({ customerId }) => customerId === 14))
      demo.world.poultryLots.update(lot.id, { status: 'FINISHED' });
    for (const lot of demo.world.fishLots.filter(({ customerId }) => customerId === 14))
      demo.world.fishLots.update(lot.id, { status: 'FINISHED' });
    open(PATH, 'gratis');
    expect(await screen.findByText('Nenhum lote em andamento')).toBeInTheDocument();
    expect(demo.calls.filter(({ path }) => !path.startsWith('/FeedOrder/'))).toEqual([]);
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import type { RuralInvoiceRow } from '../../../../../mocks/db/ruralInvoices/ruralInvoiceTypes';
import { demo } from '../../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { defineRoutes } from '@/platform/routing/defineRoutes';
import { Component as DanfePage } from '../danfe/DanfePage';
import { Component as AdjustmentsPage } from './AdjustmentsPage';
import { ruralEventRoutes } from './eventRoutes';

vi.setConfig({ testTimeout: 180_000 });
const elsewhere = defineRoutes({
  financeRuralInvoice: {
    path: '/nota-rural/cadastro',
    title: 'common:appName',
    page: () => Promise.reject(new Error('not here')),
  },
});
startDemo({
  routes: { ...ruralEventRoutes, ...elsewhere },
  namespaces: ['common', 'ui', 'forms', 'danfe', 'ruralInvoiceEvents'],
});

const HOUR = 3_600_000;
const table = () => demo.world.ruralInvoices.invoices;

function authorised(hours: number, more: Partial<RuralInvoiceRow> = {}): RuralInvoiceRow {
  const row = table().find((each) => each.customerId === 1 && each.state === 'AUTHORIZED');
  if (!row) throw new Error('no authorised invoice');
  return table().update(row.id, { authorizedAt: new Date(Date.now() - hours * HOUR).toISOString(), ...more });
}
const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'CORRECTION',
    sequence: at + 1,
    text: `Placa correta do veículo: ABC1D2${at % 10}`,
    at: new Date(Date.now() - HOUR).toISOString(),
    protocol: '141270000000001',
    relatedId: null,
  }));

const open = (id: number, more: { keys?: readonly string[] } = {}) =>
  openSignedIn({
    ...more,
    routes: [
      { path: '/nota-rural/ajustes', element: <AdjustmentsPage /> },
      { path: '/nota-rural/cadastro', element: <h1>Formulário</h1> },
      { path: '/nota-rural/danfe', element: <DanfePage /> },
    ],
    at: `/nota-rural/ajustes?nota=${id}`,
  });

it('cancels within the 24 hours, for goods that did not leave and with a reason, and says it on the time line', async () => {
  const row = authorised(23.9);
  const { user } = open(row.id);
  await user.click(await screen.findByRole('button', { name: 'Cancelar nota' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Faltam \d\d:\d\d min$/)).toBeVisible();
  const send = () => user.click(dialog.getByRole('button', { name: 'Confirmar cancelamento' }));
  await user.type(dialog.getByLabelText(/^Motivo/), 'Comprador desistiu da carga');
  await send();
  expect(await dialog.findByText('Só se cancela uma nota cuja mercadoria não saiu.')).toBeVisible();
  expect(table().need(row.id).state).toBe('AUTHORIZED');
  await user.click(dialog.getByRole('checkbox'));
  await send();
  await waitFor(() => expect(table().need(row.id).state).toBe('CANCELLED'));
  const line = within(await screen.findByRole('list', { name: 'Linha do tempo' }));
  expect(await line.findByText('Comprador desistiu da carga')).toBeVisible();
  expect(await screen.findByText(/^Esta nota está cancelada/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancelar nota' })).toBeNull();
});

it('offers no cancellation a minute after its deadline, and says what to do instead', async () => {
  const row = authorised(24 + 1 / 60);
  open(row.id);
  expect(await screen.findByText(/O prazo de cancelamento acabou/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancelar nota' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Devolver' })).toBeEnabled();
});

it('keeps reason and dialog where the cancellation is refused', async () => {
  const row = authorised(1);
  const { user } = open(row.id);
  await user.click(await screen.findByRole('button', { name: 'Cancelar nota' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Motivo/), 'Comprador desistiu da carga');
  await user.click(dialog.getByRole('checkbox'));
  // Meanwhile the clock of the tax office has passed the deadline.
  table().update(row.id, { authorizedAt: new Date(Date.now() - 25 * HOUR).toISOString() });
  await user.click(dialog.getByRole('button', { name: 'Confirmar cancelamento' }));
  expect(await dialog.findByText(/Prazo de cancelamento superior|alterado por outra pessoa/)).toBeVisible();
  expect(dialog.getByLabelText(/^Motivo/)).toHaveValue('Comprador desistiu da carga');
});

it('carries the former letter on, warns of what a letter may not correct, and sends it', async () => {
  const row = authorised(100, { events: letters(1) });
  const { user } = open(row.id);
  expect(await screen.findByText('Restam 19 cartas das 20.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Escrever carta' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = dialog.getByLabelText(/^Texto de todas/);
  expect(text).toHaveValue('Placa correta do veículo: ABC1D20');
  await user.type(text, '; o valor correto é outro');
  expect(await dialog.findByText(/parece corrigir o que a carta não pode: valor/)).toBeVisible();
  await user.clear(text);
  await user.type(text, 'Volumes: 620 sacas');
  expect(await dialog.findByText(/texto da carta anterior não está mais aqui/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Enviar carta' }));
  await waitFor(() =>
    expect(table().need(row.id).events.at(-1)).toMatchObject({ sequence: 2, text: 'Volumes: 620 sacas' }),
  );
});

it('offers the first and the twentieth letter, not the twenty-first', async () => {
  const row = authorised(100, { events: [] });
  open(row.id);
  expect(await screen.findByRole('button', { name: 'Escrever carta' })).toBeEnabled();
  expect(screen.getByText('Restam 20 cartas das 20.')).toBeVisible();
  cleanup();
  table().update(row.id, { events: letters(19) });
  open(row.id);
  expect(await screen.findByText('Resta 1 carta das 20.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Escrever carta' })).toBeEnabled();
  cleanup();
  table().update(row.id, { events: letters(20) });
  open(row.id);
  expect(await screen.findByText('As 20 cartas desta nota já foram usadas.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Escrever carta' })).toBeNull();
});

it('makes the draft of a return with the key of the invoice and opens it', async () => {
  const row = authorised(100);
  const before = table().filter(() => true).length;
  const { user } = open(row.id);
  await user.click(await screen.findByRole('button', { name: 'Devolver' }));
  expect(await screen.findByRole('heading', { name: 'Formulário' })).toBeVisible();
  const made = table()
    .filter(({ state }) => state === 'DRAFT')
    .at(-1);
  expect(table().filter(() => true)).toHaveLength(before + 1);
  expect(made).toMatchObject({
    referencedKeys: [row.accessKey],
    nature: { purpose: 'RETURN' },
    number: null,
  });
  expect(made?.items.map(({ quantity }) => quantity)).toEqual(row.items.map(({ quantity }) => quantity));
});

it('leaves the figures of a complement to who writes it', async () => {
  const row = authorised(100);
  const { user } = open(row.id);
  await user.click(await screen.findByRole('button', { name: 'Complementar' }));
  await screen.findByRole('heading', { name: 'Formulário' });
  const made = table()
    .filter(({ state }) => state === 'DRAFT')
    .at(-1);
  expect(made).toMatchObject({ referencedKeys: [row.accessKey], nature: { purpose: 'COMPLEMENT' } });
  expect(made?.items[0]).toMatchObject({ quantity: null, unitPrice: null });
});

it('says to who issues no invoices why no return is offered', async () => {
  const row = authorised(100);
  open(row.id, { keys: ['RURAL_INVOICE_ADJUSTMENTS'] });
  expect(await screen.findAllByText(/Seu perfil não emite notas/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Ver DANFE' })).toBeNull();
});

it('finds skipped numbers, fills them in and makes them void', async () => {
  const row = authorised(1);
  const { user } = open(row.id);
  const gaps = within(await screen.findByRole('list', { name: 'Lacunas' }));
  const [offer] = await gaps.findAllByRole('button');
  if (!offer) throw new Error('no gap');
  await user.click(offer);
  const dialog = within(await screen.findByRole('dialog'));
  const to = dialog.getByLabelText(/^Ao número/);
  const gap = Number((to as HTMLInputElement).value);
  await user.type(dialog.getByLabelText(/^Motivo/), 'Número pulado por falha do sistema');
  await user.clear(to);
  await user.type(to, String(gap + 1));
  await user.click(dialog.getByRole('button', { name: 'Inutilizar' }));
  expect(await dialog.findByText('Há uma nota com um destes números.')).toBeVisible();
  await user.clear(to);
  await user.type(to, String(gap));
  await user.click(dialog.getByRole('button', { name: 'Inutilizar' }));
  const done = within(await screen.findByRole('list', { name: 'Já inutilizados' }));
  expect(done.getByText(new RegExp(`Número ${gap} `))).toBeVisible();
});

it('says that the list failed, and reads it again', async () => {
  const row = authorised(1);
  backend.breaks('listRuralInvoices', { times: 1 });
  const { user } = open(row.id);
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Escrever carta' })).toBeVisible();
});

it('shows the DANFE of the invoice: its sheet, its key, its file', async () => {
  const row = authorised(1, { environment: 'PRODUCTION' });
  const { user } = open(row.id);
  await user.click(await screen.findByRole('button', { name: 'Ver DANFE' }));
  const sheet = await screen.findByRole('group', { name: 'Folha 1 de 1' });
  const key = row.accessKey?.match(/.{4}/g)?.join(' ') ?? '';
  expect(within(sheet).getByText(key)).toBeInTheDocument();
  expect(screen.queryByText(/não tem valor fiscal/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
});

it('shares the file by the dialog of the telephone, and says of a draft that it is worth nothing', async () => {
  const row = authorised(1, { state: 'DRAFT', number: null, accessKey: null });
  const share = vi.fn((_given: { files: File[] }) => Promise.resolve());
  Object.assign(navigator, { canShare: () => true, share });
  const { user } = openSignedIn({
    routes: [{ path: '/nota-rural/danfe', element: <DanfePage /> }],
    at: `/nota-rural/danfe?nota=${row.id}`,
  });
  expect(await screen.findByText(/não tem valor fiscal/)).toBeVisible();
  const sheet = await screen.findByRole('group', { name: 'Folha 1 de 1' });
  expect(within(sheet).getByText('SEM VALOR FISCAL')).toBeInTheDocument();
  const direct = screen.queryByRole('button', { name: 'Compartilhar' });
  if (direct) await user.click(direct);
  else {
    await user.click(screen.getByRole('button', { name: /Mais ações/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Compartilhar' }));
  }
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].files[0]?.name).toBe(`danfe-rascunho-${row.id}.pdf`);
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

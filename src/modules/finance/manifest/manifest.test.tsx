import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { figuresOfManifest } from '../../../../mocks/db/finance/manifestSeed';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { defineRoutes } from '@/platform/routing/defineRoutes';
import { financeRoutes } from '../financeRoutes';
import { Component as ManifestPage } from './ManifestPage';

vi.setConfig({ testTimeout: 180_000 });

const elsewhere = defineRoutes({
  assistProducer: {
    path: '/assist-produtor',
    title: 'common:appName',
    page: () => Promise.reject(new Error('not here')),
  },
});
const drafts = startDemo({
  routes: { ...financeRoutes, ...elsewhere },
  namespaces: ['common', 'ui', 'grid', 'forms', 'fiscal', 'financeManifest'],
});

const open = () =>
  openSignedIn({ routes: [{ path: '/manifestador', element: <ManifestPage /> }], at: '/manifestador' });

/** Only this invoice of the customer stays, as many days after its authorisation. */
function keepOne(events: readonly string[]) {
  const { manifests } = demo.world.finance;
  const own = manifests.filter((row) => row.customerId === 1);
  const row = own.find((each) => each.fetched && !each.cancelled && each.events.length === events.length);
  if (!row) throw new Error('no such invoice');
  for (const { id } of own) if (id !== row.id) manifests.remove(id);
  return row;
}

it('asks for a reason of 15 signs before an operation is told as not done', async () => {
  const row = keepOne([]);
  const { user } = open();
  const [more] = await screen.findAllByRole('button', { name: /Operação não realizada|Mais ações/ });
  if (more) await user.click(more);
  const item = screen.queryByRole('menuitem', { name: 'Operação não realizada' });
  if (item) await user.click(item);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Justificativa/), 'Curta');
  await user.click(dialog.getByRole('button', { name: 'Enviar à Sefaz' }));
  expect(demo.world.finance.manifests.need(row.id).events).toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Justificativa/), ', mas agora com o motivo inteiro');
  await user.click(dialog.getByRole('button', { name: 'Enviar à Sefaz' }));
  await waitFor(() =>
    expect(demo.world.finance.manifests.need(row.id).events).toMatchObject([{ kind: 'NOT_DONE' }]),
  );
});

it('keeps the reason that was typed when the page is left, for that invoice alone', async () => {
  keepOne([]);
  const reasoning = async () => {
    const { user } = open();
    const [more] = await screen.findAllByRole('button', { name: /Operação não realizada|Mais ações/ });
    if (more) await user.click(more);
    const item = screen.queryByRole('menuitem', { name: 'Operação não realizada' });
    if (item) await user.click(item);
    return { user, reason: within(await screen.findByRole('dialog')).getByLabelText(/^Justificativa/) };
  };
  const { user, reason } = await reasoning();
  await user.type(reason, 'A carga não chegou');
  await waitFor(() => expect(drafts.size).toBe(1));
  cleanup();
  const again = await reasoning();
  await waitFor(() => expect(again.reason).toHaveValue('A carga não chegou'));
});

it('says from when the tax office may be asked again', async () => {
  const { user } = open();
  await screen.findAllByText('Sem manifestação');
  await user.click(screen.getByRole('button', { name: 'Consultar a Sefaz' }));
  expect(await screen.findByText('2 notas novas.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Consultar a Sefaz' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
});

it('takes an invoice to the pre-launch once', async () => {
  const row = keepOne(['AWARE']);
  const { user } = open();
  const [more] = await screen.findAllByRole('button', { name: /Levar ao pré-lançamento|Mais ações/ });
  if (more) await user.click(more);
  const item = screen.queryByRole('menuitem', { name: 'Levar ao pré-lançamento' });
  if (item) await user.click(item);
  await waitFor(() => expect(demo.world.finance.manifests.need(row.id).preLaunchId).not.toBeNull());
  expect((await screen.findAllByText('Já no pré-lançamento'))[0]).toBeVisible();
});

it('says which invoices are entered already, by their access key, with the way there', async () => {
  const { assistDocuments, finance } = demo.world;
  const own = finance.manifests.filter(({ customerId, fetched }) => customerId === 1 && fetched);
  const [titled, entered, withAssist, ...others] = own;
  if (!titled || !entered || !withAssist) throw new Error('too few invoices');
  for (const { id } of others) finance.manifests.remove(id);
  const [released, waiting, desk] = assistDocuments.filter((row) => row.customerId === 1 && row.active);
  const document = finance.documents.find((row) => row.customerId === 1 && row.movement === 'EXPENSE');
  if (!document || !released || !waiting || !desk) throw new Error('the customer has too few documents');
  const keyOf = (row: typeof titled) => figuresOfManifest(row).accessKey;
  // A document with titles that no entry of Assist was made of; with blanks, as somebody typed it.
  finance.documents.update(document.id, { accessKey: keyOf(titled)?.replace(/(.{4})/g, '$1 ') ?? null });
  const invoice = waiting.invoice ?? released.invoice ?? {};
  assistDocuments.update(waiting.id, {
    status: 'PREENCHIDO',
    invoice: { ...invoice, accessKey: keyOf(entered) },
  });
  assistDocuments.update(desk.id, {
    status: 'REVISANDO',
    invoice: { ...invoice, accessKey: keyOf(withAssist) },
  });

  const { user, router } = open();
  expect(await screen.findByRole('link', { name: 'Já no pré-lançamento' })).toHaveAttribute(
    'href',
    `/pre-lancamento-edicao?documento=${waiting.id}`,
  );
  expect(screen.getByRole('link', { name: 'Já no Assist' })).toHaveAttribute(
    'href',
    `/assist-produtor?documento=${desk.id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Já lançada' }));
  expect(router.state.location.search).toContain('janela=documento');
  expect(router.state.location.search).toContain(`id=${document.id}`);
});

it('shows which invoices are a document, an entry to be released or with Assist already', async () => {
  open();
  const places = await Promise.all(
    ['Já lançada', 'Já no pré-lançamento', 'Já no Assist'].map((name) =>
      screen.findByText(name, { selector: 'a, button' }),
    ),
  );
  expect(places).toHaveLength(3);
});

it('says that the server failed where it does not give the invoice, and shows it on the next try', async () => {
  keepOne(['AWARE']);
  backend.breaks('downloadInvoice', { times: 1 });
  const { user } = open();
  const [more] = await screen.findAllByRole('button', { name: /Ver nota|Mais ações/ });
  if (more) await user.click(more);
  const item = screen.queryByRole('menuitem', { name: 'Ver nota' });
  if (item) await user.click(item);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/O servidor respondeu com um erro/)).toBeVisible();
  expect(dialog.getByText('Código 500')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(await dialog.findByRole('button', { name: 'Baixar XML' })).toBeVisible();
});

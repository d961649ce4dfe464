import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AssistDocument } from '../../../../mocks/db/assist/assistTypes';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { tokenStore } from '@/domain/identity/tokenStore';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { configureHttp } from '@/platform/http/policy';
import { financeRoutes } from '../financeRoutes';
import { Component as PreLaunchEditPage } from './PreLaunchEditPage';
import { Component as PreLaunchPage } from './PreLaunchPage';

configure({ defaultHidden: true });
// The form of an invoice is the largest there is.
vi.setConfig({ testTimeout: 60_000 });
startDemo({
  routes: financeRoutes,
  namespaces: ['financePreLaunch', 'invoices', 'fiscal', 'viewer', 'common', 'forms', 'grid', 'ui'],
});

const CUSTOMER = 1;
/** The one customer of the support assistant, who has the pre-launch there and no other page of finance. */
const OF_SUPPORT = 18;
const open = (at = '/pre-lancamento', account = 'produtor') =>
  openSignedIn({
    account,
    routes: [
      { path: '/pre-lancamento', element: <PreLaunchPage /> },
      { path: '/pre-lancamento-edicao', element: <PreLaunchEditPage /> },
    ],
    at,
  });

/** One document that waits for its release, and none besides. */
function onlyOne(customerId = CUSTOMER): AssistDocument {
  const { assistDocuments } = demo.world;
  const entered = assistDocuments.filter(
    (row) => row.active && row.invoice !== null && ['PREENCHIDO', 'CONFIRMADO'].includes(row.status),
  );
  const first = entered.find((row) => row.customerId === CUSTOMER);
  if (!first) throw new Error('The demo has no document to release.');
  for (const row of entered) if (row !== first) assistDocuments.update(row.id, { active: false });
  return assistDocuments.update(first.id, { customerId });
}
const titlesOf = (documentId: number) =>
  demo.world.finance.installments.filter((row) => row.documentId === documentId);

describe('the queue', () => {
  it('releases a document once: its titles make what is to be paid', async () => {
    const row = onlyOne();
    const { user } = open();
    const line = (await screen.findByText(String(row.invoice?.['partnerName']))).closest('[role=row]');
    await user.click(within(line as HTMLElement).getByRole('button', { name: 'Liberar' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Liberar' }));
    expect(await screen.findByText('1 documento liberado.')).toBeVisible();
    expect(await screen.findByText('Nada a liberar')).toBeVisible();

    const { release, status, invoice } = demo.world.assistDocuments.need(row.id);
    expect(status).toBe('CONFIRMADO');
    const titles = titlesOf(release?.documentId ?? 0);
    const sum = titles.reduce((all, { value }) => all + Math.round(value * 100), 0);
    expect(sum).toBe(Math.round(Number(invoice?.['totalValue']) * 100));
    await user.click(screen.getByRole('tab', { name: /Liberados/ }));
    expect(await screen.findByText('Liberado')).toBeVisible();
  });

  it('says what is missing, and releases nothing that is not whole', async () => {
    const row = onlyOne();
    demo.world.assistDocuments.update(row.id, { invoice: { ...row.invoice, payments: [] } });
    open();
    expect(await screen.findByText('1 pendência')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Liberar' })).toHaveAccessibleDescription(
      'Resolva 1 pendência antes de liberar.',
    );
  });

  it('names what another user has released meanwhile', async () => {
    const row = onlyOne();
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Liberar' });
    demo.world.assistDocuments.update(row.id, {
      release: { documentId: 1, at: '2026-11-23T10:20:00Z', userName: 'MARIA' },
    });
    await user.click(button);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Liberar' }));
    expect(await screen.findByText(/já foi liberado por MARIA às 07:20/)).toBeVisible();
  });

  it('says once that a release failed, with the number of the document', async () => {
    const row = onlyOne();
    const said: unknown[] = [];
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Liberar' });
    configureHttp({
      bearer: tokenStore.access,
      antiForgery: tokenStore.form,
      onError: (_error, call) => said.push(call.silent),
    });
    backend.breaks('releasePreLaunch', { times: 1 });
    await user.click(button);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Liberar' }));
    const refused = await screen.findByText(`Nº ${row.identificationNumber}: não foi possível liberar.`);
    expect(refused).toBeVisible();
    // The application is to say nothing besides.
    expect(said).toEqual([true]);
    await user.click(await screen.findByRole('button', { name: 'Liberar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Liberar' }));
    await waitFor(() => expect(refused).not.toBeInTheDocument());
  });

  it('sends a document back with its reason', async () => {
    const row = onlyOne();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Devolver' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    expect((await within(dialog).findAllByText(/obrigatório/))[0]).toBeVisible();
    await user.type(within(dialog).getByLabelText(/Motivo/), 'Faltou o frete.');
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(demo.world.assistDocuments.need(row.id).status).toBe('RETORNADO'));
    await user.click(screen.getByRole('tab', { name: /Devolvidos/ }));
    expect(await screen.findByText('Faltou o frete.')).toBeVisible();
  });
});

describe('one document', () => {
  it('is not released while something is missing, and is sent back from its form', async () => {
    const row = onlyOne(OF_SUPPORT);
    const { user, router } = open(`/pre-lancamento-edicao?documento=${row.id}`, 'suporte');
    await user.clear(await screen.findByRole('textbox', { name: /^Número/ }));
    await user.click(screen.getByRole('button', { name: 'Liberar' }));
    expect(await screen.findByText(/Falta resolver 1 ponto/)).toBeVisible();
    expect(callsTo('/PreReleasedInvoice/Release')).toHaveLength(0);
    // What was changed and not saved stays here: that is asked before the document goes.
    const answer = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Devolver' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' }));
      await user.click(question.getByRole('button', { name }));
    };
    await answer('Continuar editando');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Número/ })).toHaveValue('');
    await answer('Descartar');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Motivo/), 'Falta o número.');
    await user.click(dialog.getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pre-lancamento'));
    expect(demo.world.assistDocuments.need(row.id).status).toBe('RETORNADO');
  });

  it('is sent back after it was saved from the same form', async () => {
    const row = onlyOne();
    const { user } = open(`/pre-lancamento-edicao?documento=${row.id}`);
    await user.type(await screen.findByRole('textbox', { name: /^Observação/ }), 'ok');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(demo.world.assistDocuments.need(row.id).invoiceVersion).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Devolver' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Motivo/), 'Falta o frete.');
    await user.click(dialog.getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(demo.world.assistDocuments.need(row.id).status).toBe('RETORNADO'));
  });

  it('is shared by hectares, and by a template that was kept, without being sent', async () => {
    const row = onlyOne();
    const centers = demo.world.costCenters.filter(
      ({ customerId, active, usefulAreaSize }) => customerId === CUSTOMER && active && usefulAreaSize > 0,
    );
    const [one, two] = centers.filter(({ farmId }) => farmId === centers[0]?.farmId);
    if (!one || !two) throw new Error('The demo has no farm with two cost centers.');
    const apportionments = [one, two].map(({ id, farmId }) => ({
      farmId,
      costCenterId: id,
      harvestId: null,
      expenditureId: null,
      patrimonyId: null,
      percentage: 50,
      value: 0,
    }));
    demo.world.assistDocuments.update(row.id, { invoice: { ...row.invoice, apportionments } });
    const { user } = open(`/pre-lancamento-edicao?documento=${row.id}`);
    const percents = () =>
      screen
        .getAllByRole('textbox', { name: /^Percentual/ })
        .map((field) => Number((field as HTMLInputElement).value.replace(',', '.')));
    await waitFor(() =>
      expect(screen.getAllByRole('combobox', { name: /^Centro de custo/ })[1]).toHaveValue(two.name),
    );
    await user.click(screen.getByRole('button', { name: 'Dividir por área' }));
    const wanted = (100 * one.usefulAreaSize) / (one.usefulAreaSize + two.usefulAreaSize);
    await waitFor(() => expect(percents()[0]).toBeCloseTo(wanted, 1));
    expect((percents()[0] ?? 0) + (percents()[1] ?? 0)).toBeCloseTo(100, 6);

    await user.click(screen.getByRole('button', { name: 'Modelos' }));
    const kept = await screen.findByRole('dialog', { name: 'Modelos de rateio' });
    await user.type(within(kept).getByRole('textbox', { name: 'Nome do modelo' }), 'Duas áreas{Enter}');
    expect(await within(kept).findByRole('button', { name: 'Duas áreas' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(callsTo('/PreReleasedInvoice/Edit')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Dividir por igual' }));
    await waitFor(() => expect(percents()).toEqual([50, 50]));
    await user.click(screen.getByRole('button', { name: 'Modelos' }));
    await user.click(await screen.findByRole('button', { name: 'Duas áreas' }));
    await waitFor(() => expect(percents()[0]).toBeCloseTo(wanted, 1));
    expect(screen.getAllByRole('combobox', { name: /^Centro de custo/ })[1]).toHaveValue(two.name);
    expect(demo.world.finance.apportionmentPatterns.all()).toMatchObject([
      { customerId: CUSTOMER, name: 'Duas áreas' },
    ]);
  });

  it('is saved where it was changed, and released, by a support assistant', async () => {
    const row = onlyOne(OF_SUPPORT);
    const { user, router } = open(`/pre-lancamento-edicao?documento=${row.id}`, 'suporte');
    const note = await screen.findByRole('textbox', { name: /^Observação/ });
    await user.type(note, 'ok');
    await user.click(screen.getByRole('button', { name: 'Liberar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pre-lancamento'));
    const { release } = demo.world.assistDocuments.need(row.id);
    expect(demo.world.finance.documents.need(release?.documentId ?? 0).observation).toBe('OK');
  });

  it('refuses to overwrite what somebody else has changed', async () => {
    const row = onlyOne();
    const { user } = open(`/pre-lancamento-edicao?documento=${row.id}`);
    const note = await screen.findByRole('textbox', { name: /^Observação/ });
    demo.world.assistDocuments.update(row.id, { invoiceVersion: 1 });
    await user.type(note, 'Conferido');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText(/alterado por outra pessoa/))[0]).toBeVisible();
    expect(note).toHaveValue('CONFERIDO');
  });

  it('leads to the queue from an address without a document', async () => {
    open('/pre-lancamento-edicao');
    expect(await screen.findByRole('link', { name: 'Ir para a fila' })).toHaveAttribute(
      'href',
      '/pre-lancamento',
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { server } from '../../../../../mocks/server';
import { demo } from '../../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { agricultureRoutes } from '../../agricultureRoutes';
import { Component as OccurrencesPage } from '../../pages/OccurrencesPage';
import { fieldOutbox } from './fieldOutbox';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const CREATE = '*/AgricultureOccurrence/Create';
const open = (at: string) =>
  openSignedIn({ routes: [{ path: `${PATH}/:id?`, element: <OccurrencesPage /> }], at });
const written = (text: string) =>
  demo.world.occurrence.fieldOccurrences.filter(
    (row) => row.type === 'diario-de-bordo' && row.values['text'] === text,
  );
const plotId = () => {
  const [row] = demo.world.occurrence.fieldOccurrences.filter(({ customerId }) => customerId === 1);
  return row?.plotIds[0] ?? 0;
};

/** A note of the logbook, saved while no answer comes. */
async function saveOffline(text: string, path = CREATE) {
  const page = open(`${PATH}/nova?talhao=${plotId()}&tipo=diario-de-bordo`);
  const dialog = await screen.findByRole('dialog', { name: 'Diário de bordo' });
  await page.user.type(await within(dialog).findByRole('textbox', { name: /^Anotação/ }), text);
  server.use(http.post(path, () => HttpResponse.error()));
  await page.user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('heading', { name: '1 ocorrência guardada neste aparelho' });
  return page;
}

it('without a network it waits in the list, and is sent once though the first answer is lost', async () => {
  const { user } = await saveOffline('Geada');
  const grid = await screen.findByRole('grid');
  expect(await within(grid).findByText('Aguarda envio')).toBeVisible();
  expect(written('Geada')).toHaveLength(0);
  // The server takes it, and its answer is lost.
  server.resetHandlers();
  let lost = true;
  server.use(
    http.post(CREATE, async ({ request }) => {
      if (!lost) return undefined;
      lost = false;
      await fetch(request.clone());
      return HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Enviar agora' }));
  await screen.findByText(/A rede ainda não voltou/);
  await user.click(screen.getByRole('button', { name: 'Enviar agora' }));
  await screen.findByText('1 ocorrência enviada.');
  expect(written('Geada')).toHaveLength(1);
  expect(fieldOutbox.current()).toEqual([]);
}, 30_000);

it('what the server refuses says why, is opened, corrected and saved', async () => {
  const { user } = await saveOffline('Geada');
  server.resetHandlers();
  const refusal = { error: { message: 'Este talhão foi desativado.' } };
  backend.refuses('createFieldOccurrence', refusal, { times: 1 });
  await user.click(screen.getByRole('button', { name: 'Enviar agora' }));
  expect(await screen.findByText(/Recusado: Este talhão foi desativado\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Corrigir/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Diário de bordo' }));
  expect(await dialog.findByText(/não aceitou esta ocorrência: Este talhão/)).toBeVisible();
  const text = dialog.getByRole('textbox', { name: /^Anotação/ });
  expect(text).toHaveValue('Geada');
  await user.type(text, ' forte');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fieldOutbox.current()).toEqual([]));
  expect(written('Geada forte')).toHaveLength(1);
}, 30_000);

it('what was refused is discarded only after it is asked', async () => {
  const { user } = await saveOffline('Geada');
  await user.click(screen.getByRole('button', { name: /^Descartar/ }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(fieldOutbox.current()).toEqual([]));
  expect(written('Geada')).toHaveLength(0);
}, 30_000);

it('what somebody else changed meanwhile shows what each changed, and loses nothing of it', async () => {
  const row = demo.world.occurrence.fieldOccurrences.insert({
    customerId: 1,
    plotIds: [plotId()],
    type: 'diario-de-bordo',
    plannedAt: null,
    happenedAt: '2026-03-10T12:00:00.000Z',
    observation: 'ANTES',
    files: [],
    depletion: [],
    userName: 'ANA',
    values: { text: 'Geada' },
  });
  const { user } = open(`${PATH}/${row.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Diário de bordo' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Anotação/ }), ' forte');
  server.use(http.post('*/AgricultureOccurrence/Edit', () => HttpResponse.error()));
  server.use(http.put('*/AgricultureOccurrence/Edit', () => HttpResponse.error()));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('heading', { name: '1 ocorrência guardada neste aparelho' });
  server.resetHandlers();
  // Meanwhile another one changed the note and the observation.
  demo.world.occurrence.fieldOccurrences.update(row.id, {
    observation: 'DEPOIS',
    values: { text: 'Granizo' },
    userName: 'BIA',
    version: 2,
  });
  await user.click(screen.getByRole('button', { name: 'Enviar agora' }));
  await user.click(await screen.findByRole('button', { name: /^Corrigir/ }));
  const again = within(await screen.findByRole('dialog', { name: 'Diário de bordo' }));
  expect(await again.findByText(/alterada por BIA/)).toBeVisible();
  const observation = within(again.getByRole('radiogroup', { name: 'Observação' }));
  // Nobody changed it here: the server's is kept without a choice, and can be taken back.
  expect(observation.getByRole('radio', { name: 'Do servidor: DEPOIS' })).toBeChecked();
  expect(observation.getByRole('radio', { name: 'Como estava: ANTES' })).not.toBeChecked();
  const text = within(again.getByRole('radiogroup', { name: /^Anotação/ }));
  expect(text.getByRole('radio', { name: 'Minha: Geada forte' })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fieldOutbox.current()).toEqual([]));
  expect(demo.world.occurrence.fieldOccurrences.get(row.id)).toMatchObject({
    observation: 'DEPOIS',
    values: { text: 'Geada forte' },
  });
}, 40_000);

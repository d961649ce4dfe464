import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { assistRoutes } from '../assistRoutes';
import { Component as ProducerPage } from './AssistProducerPage';

startDemo({
  routes: assistRoutes,
  namespaces: ['assist', 'assistProducer', 'invoices', 'fiscal', 'viewer', 'common', 'forms', 'ui'],
});

const open = (at = '/assist-produtor') =>
  openSignedIn({ routes: [{ path: '/assist-produtor', element: <ProducerPage /> }], at });
const chosen = async () => (await screen.findByRole('tab', { selected: true })).textContent;
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

it('begins with what waits for the producer, and counts each tab', async () => {
  open();
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(await chosen()).toMatch(/^Para você/);
  const count = (name: RegExp) =>
    Number(/\d+$/.exec(screen.getByRole('tab', { name }).textContent ?? '')?.[0]);
  expect(rows()).toHaveLength(count(/^Para você/));
  expect(count(/^Para você/) + count(/^Em andamento/) + count(/^Encerrados/)).toBe(count(/^Todos/));
});

it('begins with what is under way where nothing waits', async () => {
  for (const row of demo.world.assistDocuments.filter(({ status }) =>
    ['PREENCHIDO', 'FALHA NA IDENTIFICACAO'].includes(status),
  ))
    demo.world.assistDocuments.update(row.id, { status: 'CONFIRMADO' });
  const { user } = open();
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Em andamento/));
  await user.click(screen.getByRole('tab', { name: /^Para você/ }));
  expect(screen.getByText('Nada espera por você')).toBeVisible();
});

it('finds documents by words, and says that none matches', async () => {
  const { user } = open('/assist-produtor');
  await user.click(await screen.findByRole('tab', { name: /^Todos/ }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  const search = screen.getByRole('searchbox', { name: 'Buscar nos enviados' });
  await user.type(search, 'nenhum documento diz isto');
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
});

it('a list that did not load is no empty list; it loads on request', async () => {
  backend.breaks('listOwnAssistDocuments');
  const { user } = open();
  expect(await screen.findByText('Não foi possível carregar seus documentos')).toBeVisible();
  expect(screen.queryByText('Nada espera por você')).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /^Todos/ })).not.toHaveTextContent(/\d/);
  backend.recovers();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../../../mocks/server';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as OccurrencesPage } from '../pages/OccurrencesPage';
import { fieldOutbox } from './waiting/fieldOutbox';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const open = (at: string) =>
  openSignedIn({ routes: [{ path: `${PATH}/:id?`, element: <OccurrencesPage /> }], at });
const saved = () => {
  const row = demo.world.occurrence.fieldOccurrences.find(
    ({ type, customerId }) => type === 'preparo-do-solo' && customerId === 1,
  );
  if (!row) throw new Error('No soil was prepared.');
  return row;
};
const withoutNetwork = () =>
  server.use(
    http.get('*/AgricultureOccurrence/GetById', () => HttpResponse.error()),
    http.put('*/AgricultureOccurrence/Edit', () => HttpResponse.error()),
  );

it('a record that the list brought opens without a network, and what is changed in it waits', async () => {
  const row = saved();
  withoutNetwork();
  const { user, router } = open(`${PATH}/${row.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Preparo do solo' }));
  const depth = await dialog.findByRole('textbox', { name: /^Profundidade/ });
  expect(depth).not.toHaveValue('');
  await user.clear(depth);
  await user.type(depth, '33');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('heading', { name: '1 ocorrência guardada neste aparelho' });
  expect(fieldOutbox.current()).toMatchObject([
    { values: { recordId: row.id, values: { depthCm: 33, version: expect.any(Number) } } },
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
}, 40_000);

it('one that is not kept here says that it needs a connection', async () => {
  withoutNetwork();
  open(`${PATH}/987654`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Esta ocorrência não está guardada neste aparelho/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

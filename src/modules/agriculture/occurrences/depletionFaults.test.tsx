import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as OccurrencesPage } from '../pages/OccurrencesPage';
import { twoPlots } from './occurrences.test.kit';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const NEW = `${PATH}/nova?novo=solicitacao-de-baixa`;

/** A request of ten litres, typed and saved. */
async function saveRequest() {
  const [plot] = twoPlots();
  const page = openSignedIn({
    routes: [
      { path: `${PATH}/:id?`, element: <OccurrencesPage /> },
      { path: '/entrada', element: <h1>Entrada</h1> },
    ],
    at: `${NEW}&talhao=${plot.id}`,
  });
  const { router, user } = page;
  configureHttp({
    bearer: tokenStore.access,
    antiForgery: tokenStore.form,
    // Who has no session any more is led to the sign-in, whatever an open form says.
    onError: ({ kind }) => {
      if (kind !== 'unauthorized') return;
      void router.navigate('/entrada', { flushSync: true });
      for (const blocker of router.state.blockers.values())
        if (blocker.state === 'blocked') blocker.proceed();
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitação de baixa' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Motivo/ }), 'APLICACAO');
  const choose = async (field: string, option: RegExp) => {
    await user.click(dialog.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Produto em estoque', /GLIFOSATO/);
  await choose('Unidade', /^L$/);
  await user.type(dialog.getByRole('textbox', { name: 'Quantidade a baixar' }), '10');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  return page;
}

it('says that the products are still in stock when making the document fails again, and when there is no network', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.breaks('depleteStock', { times: 1 });
  const { user } = await saveRequest();
  const make = await screen.findByRole('button', { name: 'Gerar a baixa' });
  backend.breaks('depleteStock', { times: 1 });
  await user.click(make);
  expect(await screen.findAllByText(/^A baixa de estoque continua pendente\./)).toHaveLength(1);
  backend.cutsOff('depleteStock', { times: 1 });
  await user.click(screen.getByRole('button', { name: 'Gerar a baixa' }));
  await waitFor(() => expect(callsTo('/InventoryDepletion/Create')).toHaveLength(3));
  expect(await screen.findByText(/^A baixa de estoque continua pendente\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gerar a baixa' }));
  expect(await screen.findByText(/^Documento de baixa nº \d+ gerado/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^A baixa de estoque continua pendente/)).toBeNull());
  expect(callsTo('/AgricultureOccurrence/Create')).toHaveLength(1);
  warn.mockRestore();
}, 60_000);

it('comes back as what was saved when the session ended before the products were taken out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.endsSession('depleteStock', { times: 1 });
  const { router, user } = await saveRequest();
  await screen.findByRole('heading', { name: 'Entrada' });
  expect(
    await screen.findByText(/a baixa de estoque não foi feita: seu acesso não é mais válido/),
  ).toBeVisible();
  // The address that the sign-in leads back to is that of a new one.
  await router.navigate(NEW);
  await user.click(await screen.findByRole('button', { name: 'Gerar a baixa' }));
  expect(screen.getByRole('textbox', { name: /^Motivo/ })).toHaveValue('APLICACAO');
  expect(await screen.findByText(/^Documento de baixa nº \d+ gerado/)).toBeVisible();
  expect(callsTo('/AgricultureOccurrence/Create')).toHaveLength(1);
  // The next new one is a new one.
  await router.navigate(PATH);
  await router.navigate(NEW);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Motivo/ })).toHaveValue(''));
  expect(router.state.location.pathname).toBe(`${PATH}/nova`);
  warn.mockRestore();
}, 60_000);

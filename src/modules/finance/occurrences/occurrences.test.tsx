import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as OccurrencesPage } from './pages/OccurrencesPage';

vi.setConfig({ testTimeout: 180_000 });

startDemo({
  routes: financeRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'register', 'financeOccurrences'],
});

const BASE = '/financeiro/ocorrencia';
const open = (path: string) =>
  openSignedIn({ routes: [{ path: `${BASE}/:id?`, element: <OccurrencesPage /> }], at: BASE + path });

it('says what a transfer will do, does it, and takes it back as a whole', async () => {
  const { user } = open('/transferencia?registro=novo');
  const form = within(await screen.findByRole('dialog', { name: 'Nova transferência' }));
  const paste = async (label: RegExp, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  };
  const choose = async (label: RegExp, at: number) => {
    await user.click(form.getByRole('combobox', { name: label }));
    const option = (await screen.findAllByRole('option'))[at];
    if (option) await user.click(option);
  };
  await paste(/^Data/, '20112026');
  await paste(/^Valor/, '1500,00');
  await choose(/^Conta de origem/, 0);
  await choose(/^Conta de destino/, 0);
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect((await form.findAllByText('A conta de destino precisa ser outra.'))[0]).toBeVisible();
  await choose(/^Conta de destino/, 1);
  expect(await form.findByText(/^Sai R\$\s1\.500,00 de/)).toBeVisible();
  expect(form.getByText(/transferência própria não é receita nem despesa/)).toBeVisible();
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  const lines = () =>
    demo.world.finance.statementLines
      .filter(({ fitId }) => fitId?.startsWith('OCORRENCIA-') === true)
      .map(({ amount }) => amount);
  await waitFor(() => expect(lines()).toEqual([-1500, 1500]));
  const [newest] = await screen.findAllByRole('button', { name: 'Estornar' });
  if (newest) await user.click(newest);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Estornar' }));
  await waitFor(() => expect(lines()).toEqual([]));
});

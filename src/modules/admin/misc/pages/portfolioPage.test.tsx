import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { Component as PortfolioPage } from './PortfolioPage';

startDemo({ namespaces: ['adminMisc', 'ui', 'common', 'forms', 'grid'] });
const customer = (id: number, customerName: string, accountManagerId: number | null) => ({
  id,
  customerName,
  cityName: null,
  accountManagerId,
  accountManagerName: accountManagerId === null ? null : 'Rita',
  serviceClassificationName: null,
  isFreeAccount: false,
  since: null,
  active: true,
});
beforeEach(() => {
  setLogSink(() => undefined);
  backend.answers('listPortfolio', [
    customer(1, 'ANA', 7),
    customer(2, 'BENTO', 7),
    customer(3, 'CLARA', null),
  ]);
});

const start = (search = '') =>
  openSignedIn({
    account: 'master',
    slices: [preferencesSlice],
    routes: [{ path: '*', element: <PortfolioPage /> }],
    at: `/carteira${search}`,
  });
async function open(search = '') {
  const opened = start(search);
  await screen.findByText('CLARA').catch(() => null);
  return opened;
}
const shown = () => ['ANA', 'BENTO', 'CLARA'].filter((name) => screen.queryByText(name) !== null);
const tabs = () =>
  screen
    .getAllByRole('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent);
const dialog = () => document.querySelector('[role=dialog]');

it('is a tab for each manager, between all and none; an unknown one is all', async () => {
  const { router, user } = await open('?carteira=99');
  expect(tabs()).toEqual([expect.stringMatching(/^Todas/)]);
  expect(shown()).toEqual(['ANA', 'BENTO', 'CLARA']);
  expect(dialog()).toBeNull();
  await user.click(screen.getByRole('tab', { name: /^Rita/ }));
  expect(router.state.location.search).toBe('?carteira=7');
  await waitFor(() => expect(shown()).toEqual(['ANA', 'BENTO']));
  await user.click(screen.getByRole('tab', { name: /^Todas/ }));
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByText('Histórico'));
  await waitFor(() => expect(dialog()).toHaveTextContent('Histórico'));
});

it('moves no customer to begin with, or the one of a line', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Nova transferência'));
  await waitFor(() => expect(dialog()).toHaveTextContent('Novo gerente'));
  expect(dialog()).not.toHaveTextContent('ANA');
  await user.click(screen.getByText('Cancelar'));
  await waitFor(() => expect(dialog()).toBeNull());
  await user.dblClick(screen.getByText('BENTO'));
  await waitFor(() => expect(dialog()).toHaveTextContent('BENTO'));
});

it('counts nothing while the customers could not be read', async () => {
  backend.breaks('listPortfolio', { times: 1 });
  const { user } = start();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent.trim())).toEqual(['Todas', 'Sem gerente']);
  await user.click(again);
  await waitFor(() => expect(tabs()).toEqual([expect.stringMatching(/^Todas\s*3$/)]));
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { choose, selectChosen } from '@/domain/selection/selection';
import { financeRoutes } from '../financeRoutes';
import { Component as Contracts } from './contracts';

const ROWS = '/ReportContracts/GetGridData';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeReports', 'report', 'sheet', 'chart', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

const farm = () => {
  const own = demo.world.farms.find(({ customerId }) => customerId === 1);
  if (!own) throw new Error('no farm');
  return own;
};

/** Somebody has chosen a farm on another page. */
function chosenBefore(id: string): void {
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' }).store.dispatch(choose('farm', id));
}
const open = (at = '/') => openSignedIn({ routes: [{ path: '/', element: <Contracts /> }], at });
// The rows name the farm too.
const CHIP = { selector: 'li *' } as const;
const chip = () => screen.findByText(new RegExp(farm().name), CHIP);

it('begins with the farm that somebody works on, runs at once, and again where that is wanted', async () => {
  chosenBefore(String(farm().id));
  const { user } = open();
  expect(await chip()).toBeInTheDocument();
  await waitFor(() => expect(callsTo(ROWS)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(callsTo(ROWS)).toHaveLength(2));
  expect(JSON.stringify(callsTo(ROWS))).toContain(`"farmIds":"${farm().id}"`);
});

it('an address that says something of the filters says all', async () => {
  chosenBefore(String(farm().id));
  open('/?filtro.situacao=OPEN');
  expect(await screen.findByText(/Situação/, CHIP)).toBeInTheDocument();
  expect(screen.queryByText(new RegExp(farm().name), CHIP)).not.toBeInTheDocument();
});

it('a farm that is no longer there is no filter', async () => {
  chosenBefore('999999');
  open();
  await waitFor(() => expect(callsTo(ROWS)).toHaveLength(1));
  expect(callsTo(ROWS)[0]?.query).not.toHaveProperty('farmIds');
  expect(screen.queryByText(/Propriedade/, CHIP)).not.toBeInTheDocument();
});

it('who takes the farm out works with all from then on', async () => {
  chosenBefore(String(farm().id));
  const { user, store } = open();
  const list = (await chip()).closest('li') ?? document.body;
  await user.click(within(list).getByRole('button'));
  expect(screen.queryByText(new RegExp(farm().name), CHIP)).not.toBeInTheDocument();
  expect(selectChosen(store.getState(), 'farm')).toBeNull();
});

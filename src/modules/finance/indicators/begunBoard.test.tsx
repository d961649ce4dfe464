import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { choose, selectChosen } from '@/domain/selection/selection';
import { today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';
import { board, Component as Animals } from './animals';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeIndicators', 'report', 'chart', 'common', 'forms', 'grid', 'ui'],
});

const ROWS = `/${board.key
  .split('_')
  .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
  .join('')}/GetGridData`;
const LAST_YEAR = String(Number(today().slice(0, 4)) - 1);

/** Opens the board after a year was chosen on another page. */
async function open(year: string, at = '/board') {
  const opened = openSignedIn({
    routes: [
      { path: '/', element: null },
      { path: '/board', element: <Animals /> },
    ],
    at: '/',
  });
  opened.store.dispatch(choose('year', year));
  await act(() => opened.router.navigate(at));
  return opened;
}
const lastQuery = () => callsTo(ROWS).at(-1)?.query;

it('begins with the year that was looked at last, and what is chosen here is for the next page', async () => {
  const { user, store } = await open(LAST_YEAR);
  await waitFor(() => expect(lastQuery()).toMatchObject({ year: LAST_YEAR }));
  const before = String(Number(LAST_YEAR) - 1);
  await user.click(await screen.findByRole('combobox', { name: 'Ano' }));
  await user.click(await screen.findByRole('option', { name: before }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ year: before }));
  expect(selectChosen(store.getState(), 'year')).toBe(before);
});

it('keeps its own year where it does not offer the one that was looked at', async () => {
  await open(String(Number(LAST_YEAR) + 3));
  await waitFor(() => expect(lastQuery()).toMatchObject({ year: today().slice(0, 4) }));
});

it('keeps its own year where its address says something', async () => {
  const [, other] = board.choice.values;
  await open(LAST_YEAR, `/board?${board.choice.name}=${other}`);
  await waitFor(() => expect(lastQuery()).toMatchObject({ [board.choice.wire]: other }));
  expect(lastQuery()).toMatchObject({ year: today().slice(0, 4) });
});

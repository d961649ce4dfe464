import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { adminRoutes } from '../../adminRoutes';
import { Component as ProductQuotationsPage } from './ProductQuotationsPage';

startDemo({
  routes: adminRoutes,
  namespaces: ['adminFinancial', 'register', 'chart', 'ui', 'common', 'forms', 'grid'],
});
beforeEach(() => {
  setLogSink(() => undefined);
  backend.answers('listPrices', []);
});

it('is a table, or a chart over which a record opens as the table', async () => {
  const { router, user } = openSignedIn({
    account: 'master',
    slices: [preferencesSlice],
    routes: [{ path: '*', element: <ProductQuotationsPage /> }],
    at: '/precos',
  });
  const table = () => document.querySelector('[role=grid]') !== null;
  const chart = () => screen.queryByLabelText(/^Período/) !== null;
  await waitFor(() => expect([table(), chart()]).toEqual([true, false]));
  await user.click(screen.getByText('Gráfico'));
  await waitFor(() => expect([table(), chart()]).toEqual([false, true]));
  await act(() => router.navigate('/precos?registro=novo'));
  await waitFor(() => expect([table(), chart()]).toEqual([true, false]));
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as ProductionPage } from './ProductionPage';
import { backend } from '../../../../mocks/faults/backend';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeProduction', 'register', 'grid', 'forms', 'common', 'ui'],
});
const open = () =>
  openSignedIn({ routes: [{ path: '/producao', element: <ProductionPage /> }], at: '/producao' });

it('says what there is of each product, with the way to its book, and what is not known as such', async () => {
  backend.answers('readStock', [
    { productId: 1, productName: 'SOJA EM GRAOS', unit: 'SC', placeName: 'COOPERATIVA', quantity: 1234.5 },
    { productId: 2, productName: 'MILHO EM GRAOS', unit: 'SC', placeName: null, quantity: null },
  ]);
  open();
  const stock = within(await screen.findByRole('region', { name: 'Em estoque hoje' }));
  expect(stock.getByText('1.234,5 SC')).toBeVisible();
  expect(stock.getByText('não informado')).toBeVisible();
  expect(stock.getByRole('link', { name: 'Estoque de grãos' })).toHaveAttribute(
    'href',
    '/relatorio-de-estoque-de-graos',
  );
});

it('shows the harvests where the stock does not come', async () => {
  backend.breaks('readStock', { times: 1, body: { details: [{ message: 'x' }] } });
  const { user } = open();
  expect((await screen.findAllByText(/SOJA EM GRAOS/)).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  const stock = within(await screen.findByRole('region', { name: 'Em estoque hoje' }));
  expect((await stock.findAllByRole('listitem')).length).toBeGreaterThan(0);
});

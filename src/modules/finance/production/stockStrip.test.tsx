import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { StockStrip } from './StockStrip';

startDemo({ routes: financeRoutes, namespaces: ['financeProduction', 'common', 'ui'] });

const stock = (productId: number, over: object = {}) => ({
  productId,
  productName: `PRODUTO ${productId}`,
  unit: 'SC',
  placeName: 'SILO',
  quantity: 10,
  ...over,
});
const open = () =>
  openSignedIn({
    routes: [
      {
        path: '/x',
        element: (
          <main>
            <StockStrip />
          </main>
        ),
      },
    ],
    at: '/x',
  });
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());

it('says of each product how much there is and where', async () => {
  backend.answers('readStock', [
    stock(1),
    stock(2, { unit: null, placeName: null, quantity: 0 }),
    stock(3, { quantity: null }),
  ]);
  open();
  await screen.findByRole('list');
  expect(items()).toEqual(['PRODUTO 1 10 SC SILO', 'PRODUTO 2 0', 'PRODUTO 3 não informado SILO']);
  expect(screen.getAllByText('SILO')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is not there where nothing is in stock', async () => {
  backend.answers('readStock', []);
  open();
  await screen.findByRole('main');
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  await waitFor(() => expect(callsTo('/Production/GetStock')).toHaveLength(1));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

it('says that it could not be read, without a way to the report', async () => {
  backend.breaks('readStock');
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('O estoque não pôde ser lido.');
  expect(screen.queryByRole('link')).toBeNull();
});

import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { choose } from '@/domain/selection/selection';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { Component as DocumentQuery } from '../documents/query/DocumentQueryPage';
import { financeRoutes } from '../financeRoutes';
import { QueryPage } from './components/QueryPage';
import { contracts } from './descriptors/contracts';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeQueries', 'financeDocuments', 'common', 'forms', 'grid', 'ui'],
});

const PAGES = {
  '/consulta-de-contratos': <QueryPage query={contracts} />,
  '/consulta-de-documentos': <DocumentQuery />,
};

it.each(['/consulta-de-contratos', '/consulta-de-documentos'] as const)(
  '%s begins with the farm that somebody works on, and says so in its address',
  async (path) => {
    const farmId = String(demo.world.farms.find(({ customerId }) => customerId === 1)?.id);
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/' }).store.dispatch(choose('farm', farmId));
    const { router } = openSignedIn({ routes: [{ path, element: PAGES[path] }], at: path });
    const search = () => decodeURIComponent(router.state.location.search);
    await waitFor(() => expect(search()).toContain(`filtro.propriedade=${farmId}`), { timeout: 20_000 });
  },
  30_000,
);

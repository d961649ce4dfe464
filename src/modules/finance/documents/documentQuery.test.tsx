import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';
import { documentList } from './documentsSlice';
import { Component as DocumentQuery } from './query/DocumentQueryPage';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeDocuments', 'common', 'forms', 'grid', 'ui'],
});

it('reads until when its data reach once more with newer rows', async () => {
  const path = '/consulta-de-documentos';
  backend.answers('readReportDate', { lastDate: `${today()}T05:30:00` });
  const { store } = openSignedIn({ routes: [{ path, element: <DocumentQuery /> }], at: path });
  expect(await screen.findByText(/Dados até .*05:30/)).toBeInTheDocument();
  expect(await screen.findAllByRole('row')).not.toHaveLength(0);
  backend.answers('readReportDate', { lastDate: `${today()}T14:27:00` });
  act(() => void store.dispatch(documentList.written()));
  expect(await screen.findByText(/Dados até .*14:27/)).toBeInTheDocument();
});

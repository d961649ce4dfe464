import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { assistRoutes } from '../../assistRoutes';
import { producerDocuments } from '../producerSlice';
import type { useProducerAddress } from '../useProducerAddress';
import { DocumentList } from './DocumentList';

startDemo({ routes: assistRoutes, namespaces: ['assist', 'assistProducer', 'common', 'forms', 'ui'] });

const address = (over: Partial<ReturnType<typeof useProducerAddress>>) => ({
  tab: null,
  search: '',
  documentId: null,
  showTab: vi.fn(),
  showSearch: vi.fn(),
  openDocument: vi.fn(),
  closeDocument: vi.fn(),
  answering: false,
  setAnswering: vi.fn(),
  ...over,
});

function open(over: Parameters<typeof address>[0] = {}) {
  const at = address(over);
  return {
    ...openSignedIn({ routes: [{ path: '*', element: <DocumentList address={at} /> }], at: '/x' }),
    at,
  };
}
const requests = () =>
  demo.calls.filter(({ path }) => path === '/CustomerAssistDocument/GetByCustomer').length;
const STALE = 'A lista pode estar desatualizada.';
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('waits, without figures, for a list that is not there yet', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Carregando');
  expect(chosen()?.trim()).toBe('Para você');
  expect(screen.queryByText('Nada espera por você')).toBeNull();
});

it('says that it did not come, with the code of the failure', async () => {
  backend.breaks('listOwnAssistDocuments');
  const { user } = open();
  expect(await screen.findByText('Não foi possível carregar seus documentos')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/Código 5\d\d/);
  expect(screen.queryByText(STALE)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(requests()).toBe(2));
});

it('stays in view where it could not be loaded again, and says that it may be old', async () => {
  const { user, store } = open({ tab: 'todos' });
  const count = (await screen.findAllByRole('listitem')).length;
  expect(screen.queryByText(STALE)).toBeNull();
  expect(screen.queryByText('Não foi possível carregar seus documentos')).toBeNull();
  backend.breaks('listOwnAssistDocuments');
  await act(() => store.dispatch(producerDocuments.list.refresh(undefined, { background: true })));
  expect(await screen.findByText(STALE)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() => expect(requests()).toBe(3));
});

it('clears words that no document has', async () => {
  const { user, at } = open({ tab: 'todos', search: 'nenhum documento diz isto' });
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(at.showSearch).toHaveBeenCalledExactlyOnceWith('');
});

it.each([
  [null, /^Em andamento/],
  ['para-voce', /^Para você/],
  ['encerrados', /^Encerrados/],
] as const)('without documents begins at: %s', async (tab, name) => {
  backend.answers('listOwnAssistDocuments', []);
  const { user, at } = open({ tab });
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Todos/ })).toHaveTextContent(/0$/));
  expect(chosen()).toMatch(name);
  expect(screen.queryAllByTestId('TaskAltOutlinedIcon')).toHaveLength(tab === 'para-voce' ? 1 : 0);
  await user.click(screen.getByRole('tab', { name: /^Todos/ }));
  expect(at.showTab).toHaveBeenCalledExactlyOnceWith('todos');
});

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openDemoMap, startMap } from '../mapPage.test.kit';
import { farmTree } from '../mapSlice';

startMap();

it('keeps the farms that cannot be loaded again, says so, and loads them', async () => {
  const { user, store } = openDemoMap('/propriedade');
  const farm = () => screen.findByRole('treeitem', { name: /AGUA DOCE/ });
  await farm();
  backend.breaks('listFarms', { times: 1 });
  act(() => void store.dispatch(farmTree.written()));
  expect(await screen.findByText('Não foi possível atualizar.')).toBeVisible();
  expect(await farm()).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Tentar/ }));
  await waitFor(() => expect(screen.queryByText('Não foi possível atualizar.')).toBeNull());
});

import { act, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { unreadRows } from '@/platform/http/unreadRows';
import { currentScope } from '@/platform/store/scope';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { UnreadRowsNote } from './UnreadRowsNote';

it('stands on the page whose lists lack rows, until they are read whole', async () => {
  const read = (count: number, list = '/Title/Rows') =>
    act(() => unreadRows.read(`${currentScope()} /titulos`, list, count));
  const router = createMemoryRouter([{ path: '*', element: <UnreadRowsNote /> }], {
    initialEntries: ['/titulos'],
  });
  renderUi(<RouterProvider router={router} />);
  expect(screen.queryByRole('status')).toBeNull();
  read(1);
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 registro desta página não pôde ser lido e não aparece. As somas podem estar incompletas.',
  );
  read(2, '/Title/Sums');
  expect(screen.getByRole('status')).toHaveTextContent(/^3 registros desta página não puderam ser lidos/);
  await act(() => router.navigate('/titulos-pagos'));
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => router.navigate('/titulos'));
  expect(screen.getByRole('status')).toBeVisible();
  read(0);
  read(0, '/Title/Sums');
  expect(screen.queryByRole('status')).toBeNull();
});

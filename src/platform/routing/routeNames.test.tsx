import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { registerOverlays } from './overlayCatalogue';
import { useOpenOverlayByName } from './useOpenOverlayByName';
import { useRouteHandle } from './useRouteHandle';

function Page() {
  const handle = useRouteHandle();
  const open = useOpenOverlayByName('help');
  return (
    <>
      <output>{handle?.name ?? 'nenhuma'}</output>
      {open && (
        <button type="button" onClick={() => open({ topic: 'map' })}>
          Ajuda
        </button>
      )}
    </>
  );
}
function show(at: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        handle: { name: 'frame', title: 'a' },
        element: <Outlet />,
        children: [
          { path: 'home', handle: { name: 'home', title: 'b' }, element: <Page /> },
          { path: 'bare', element: <Page /> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
afterEach(() => registerOverlays({}));

it('the page that is shown is the innermost one', () => {
  show('/home');
  expect(screen.getByRole('status')).toHaveTextContent('home');
});

it('a page that the catalogue does not know has no name', () => {
  show('/bare');
  expect(screen.getByRole('status')).toHaveTextContent('nenhuma');
});

it('an overlay opens by its name where there is one of that name', () => {
  show('/home');
  expect(screen.queryByRole('button')).toBeNull();
});

it('an overlay that is there opens in the address', async () => {
  registerOverlays({ help: {} as never });
  const router = show('/home');
  await act(async () => screen.getByRole('button').click());
  expect(decodeURIComponent(router.state.location.search)).toContain('help');
});

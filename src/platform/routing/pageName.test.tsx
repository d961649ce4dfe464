import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNamePage, usePageName } from './pageName';

function Frame() {
  return (
    <>
      <output>{usePageName() ?? 'sem nome'}</output>
      <Outlet />
    </>
  );
}
function Named({ path, name }: { readonly path: string; readonly name: string | null }) {
  useNamePage(path, name);
  return null;
}
const open = (at: string, name: string | null = 'Bancos') => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/registers/banks/*', element: <Named path="/registers/banks" name={name} /> },
          // What still stands of the former page while this one arrives.
          { path: '*', element: <Named path="/registers/banks" name={name} /> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
};
const shown = () => screen.getByRole('status').textContent;

it.each([
  ['/registers/banks', 'Bancos'],
  ['/registers/banks/7', 'Bancos'],
  ['/registers/banksandmore', 'sem nome'],
  ['/registers', 'sem nome'],
])('at %s the page is called %s', (at, name) => {
  open(at);
  expect(shown()).toBe(name);
});

it('a page without a name has none, and a name goes with its page', async () => {
  open('/registers/banks', null);
  expect(shown()).toBe('sem nome');
});

it('a name does not stay on the next page', async () => {
  const router = open('/registers/banks');
  await act(() => router.navigate('/home'));
  expect(shown()).toBe('sem nome');
});

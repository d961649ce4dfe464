import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { ADMIN_GROUPS } from './adminGroups';
import { adminRoutes } from './adminRoutes';
import { Component as AdminPage } from './pages/AdminPage';

const { path, namespaces } = adminRoutes.adminArea;
const ofGroups = ADMIN_GROUPS.flatMap((group) => group.namespaces);

// What stands around every page, and what the area's own route brings.
startDemo({ routes: adminRoutes, namespaces: ['common', 'shell', 'ui', ...namespaces] });

it('leaves the words of its groups to their screens', () => {
  expect(namespaces.filter((name) => ofGroups.includes(name))).toEqual([]);
  expect(ADMIN_GROUPS.filter((group) => group.namespaces.length === 0)).toEqual([]);
});

it('loads with a screen the words of its group, and of no other', async () => {
  const loaded = () => ofGroups.filter((name) => i18next.hasResourceBundle('pt-BR', name));
  expect(loaded()).toEqual([]);
  openSignedIn({
    account: 'master',
    routes: [{ path, element: <AdminPage /> }],
    at: '/administracao-react/carteira-clientes',
  });
  expect(await screen.findByRole('button', { name: 'Histórico' })).toBeInTheDocument();
  expect(loaded()).toEqual(ADMIN_GROUPS.find(({ id }) => id === 'misc')?.namespaces);
});

it('opens the first screen of the group that is chosen, whose screens are its cards', async () => {
  const { router, user } = openSignedIn({
    account: 'master',
    routes: [{ path, element: <AdminPage /> }],
    at: '/administracao-react/carteira-clientes',
  });
  // A screen may have tabs of its own below.
  const chosen = () => screen.getAllByRole('tab', { selected: true })[0]?.textContent?.trim();
  expect(chosen()).toBe(i18next.t('shell:administration.groups.misc'));
  const group = ADMIN_GROUPS.find(({ id }) => id === 'helpCenter');
  await user.click(screen.getByRole('tab', { name: i18next.t('shell:administration.groups.helpCenter') }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/administracao-react/${group?.screens[0]?.slug}`),
  );
  await waitFor(() => expect(chosen()).toBe(i18next.t('shell:administration.groups.helpCenter')));
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(group?.screens.map(({ slug }) => `/administracao-react/${slug}`) ?? []),
  );
});

it('does not find a screen that there is not', async () => {
  const { router } = openSignedIn({
    account: 'master',
    routes: [
      { path, element: <AdminPage /> },
      { path: '/404', element: <h1>{'404'}</h1> },
    ],
    at: '/administracao-react/nada',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

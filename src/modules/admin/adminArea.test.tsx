import { screen } from '@testing-library/react';
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

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { MenuPreview } from './MenuPreview';

startDemo({ namespaces: ['adminAccess', 'ui', 'common', 'forms'] });

async function open(users: readonly object[]) {
  backend.answers('listCustomerMenus', users);
  const { user } = openSignedIn({
    account: 'master',
    routes: [{ path: '*', element: <MenuPreview menus={[]} modules={[]} /> }],
    at: '/menu',
  });
  expect(screen.getByText(/^Escolha um cliente/)).toBeInTheDocument();
  await user.click(screen.getByRole('combobox'));
  await user.paste('santa helena');
  await user.click(await screen.findByRole('option', { name: /SANTA HELENA/ }));
}
const NOTHING = 'Este usuário não tem nada no menu.';
const NONE = 'Este cliente não tem usuários.';

it('a customer without users says so', async () => {
  await open([]);
  expect(await screen.findByText(NONE)).toBeInTheDocument();
  expect(screen.queryByText(NOTHING)).toBeNull();
});

it('a user without anything in the menu says so, the first of them to begin with', async () => {
  const of = (id: number, userName: string) => ({ id, userName, profileName: 'ADM', menuIds: [1] });
  await open([of(1, 'ANA'), of(2, 'BENTO')]);
  expect(await screen.findByText(NOTHING)).toBeInTheDocument();
  expect(screen.getByText('ANA · ADM')).toBeInTheDocument();
  expect(screen.queryByText(NONE)).toBeNull();
  expect(screen.queryByText(/^Escolha um cliente/)).toBeNull();
});

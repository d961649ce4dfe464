import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { type HubCard, RegisterHubPage } from './RegisterHubPage';

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { height: number }) => void } };

beforeAll(() => startI18n('pt-BR', ['common', 'ui', 'grid']));
afterEach(() => happyDOM.setViewport({ height: 768 }));

const load = () => Promise.resolve({ Component: () => <p>cadastro</p> });
const cards: HubCard[] = ['clientes', 'marcas'].map((slug) => ({ slug, icon: GroupsOutlined, load }));

function open(at: string) {
  const page = <RegisterHubPage base="/area" label="Área" cards={cards} titles={{}} notFound="/404" />;
  const router = createMemoryRouter([{ path: '/area/:id?/:registro?', element: page }], {
    initialEntries: [at],
  });
  render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <RouterProvider router={router} />
    </AppThemeProvider>,
  );
}

it.each([
  ['/area/clientes', 650, true],
  ['/area/clientes/1', 768, true],
  ['/area/clientes/1', 650, false],
])('%s in a window of %i px: cards shown %s', async (at, height, shown) => {
  happyDOM.setViewport({ height });
  open(at);
  expect(await screen.findByText('cadastro')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Área' }) !== null).toBe(shown);
});

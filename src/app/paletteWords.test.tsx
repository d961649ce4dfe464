import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { type Language, startI18n } from '@/platform/i18n/i18n';
import { registerCatalogue } from '@/platform/routing/catalogue';
import { findItems } from '@/shell/palette/paletteItems';
import { usePaletteItems } from '@/shell/palette/usePaletteItems';
import { routeCatalogue } from './routeCatalogue';
import { makeStore } from './store';

const { identity } = readLoggedUser({
  loggedUser: { id: 1, role: 'customer_user' },
  currentCustomer: {
    customerId: 1,
    permissions: [
      { id: 5, name: 'Parceiros', urlName: '/parceiros', moduleName: 'Financeiro', moduleId: 2 },
      {
        id: 6,
        name: 'Configuração',
        urlName: '/configuracao-de-propriedade',
        moduleName: 'Casa',
        moduleId: 3,
      },
    ],
  },
});

beforeEach(() => registerCatalogue(routeCatalogue));

async function found(language: Language, search: string) {
  await startI18n(language, ['common', 'shell']);
  const store = makeStore();
  store.dispatch(identityLoaded(identity));
  const { result } = renderHook(usePaletteItems, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    ),
  });
  return () => findItems(result.current, search).map(({ name }) => name);
}

it('finds a page of the menu by the title that it has in the language of the user', async () => {
  const names = await found('en-US', 'partners');
  await waitFor(() => expect(names()).toContain('Partners'));
});

it('finds it by the name that the menu gives it', async () => {
  const names = await found('pt-BR', 'parceiros');
  await waitFor(() => expect(names()).toContain('Parceiros'));
});

it.each(['talhoes', 'centro de custo', 'densidade', 'compacta', 'ingles'])(
  'finds what %s is for',
  async (search) => {
    const names = await found('pt-BR', search);
    await waitFor(() => expect(names()).not.toEqual([]));
  },
);

it('leads to a screen inside a page', async () => {
  const names = await found('pt-BR', 'talhoes');
  await waitFor(() => expect(names()).toEqual(['Talhões']));
});

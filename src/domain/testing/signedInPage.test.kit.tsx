import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { resetDemo, server } from '../../../mocks/server';
import { demo } from '../../../mocks/state';
import { customerSelected, signedOut } from '@/domain/identity/events';
import { identityLoaded, identitySlice } from '@/domain/identity/identitySlice';
import type { Identity } from '@/domain/identity/identityWire';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { selectScope } from '@/domain/identity/selectors';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureDrafts, type Draft } from '@/platform/drafts/draftStore';
import { configureHttp } from '@/platform/http/policy';
import { startI18n } from '@/platform/i18n/i18n';
import { registerCatalogue } from '@/platform/routing/catalogue';
import { configureScope, currentScope } from '@/platform/store/scope';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';

const LOOK = { theme: 'default', mode: 'light', density: 'compact' } as const;

interface DemoOptions {
  /** Of the module under test: `href` reads them. */
  readonly routes?: Parameters<typeof registerCatalogue>[0];
  readonly namespaces: Parameters<typeof startI18n>[1];
}

/**
 * Starts the demo backend and the Portuguese words for the tests of a file; each test begins with the seeded world, an
 * empty local store and no draft.
 * @returns the drafts kept by now.
 */
export function startDemo({ routes, namespaces }: DemoOptions): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    if (routes) registerCatalogue(routes);
    await startI18n('pt-BR', namespaces);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    localStorage.clear();
    resetDemo();
    drafts.clear();
    configureDrafts(currentScope, {
      get: (key) => Promise.resolve(drafts.get(key)),
      set: (key, draft) => Promise.resolve(void drafts.set(key, draft)),
      remove: (key) => Promise.resolve(void drafts.delete(key)),
    });
  });
  afterEach(() => server.resetHandlers());
  return drafts;
}

interface OpenOptions {
  readonly account?: string;
  /** Of the customers that the account is linked to; its first by default. */
  readonly customerId?: number;
  /** The keys of the menu that the user holds, instead of the account's own. */
  readonly keys?: readonly string[];
  readonly routes: RouteObject[];
  /** The address to begin with. */
  readonly at: string;
  /** What the application's store has besides who is signed in, where the pages read it. */
  readonly slices?: Parameters<typeof createAppStore>[1];
}

function holding(identity: Identity, keys: readonly string[]): Identity {
  const { currentCustomer } = identity;
  if (!currentCustomer) throw new Error('no customer');
  const permissions = keys.map((constantFilter) => ({ constantFilter }));
  return { ...identity, currentCustomer: { ...currentCustomer, permissions } as typeof currentCustomer };
}

/** Shows pages as an account of the demo sees them, without the shell around. */
export function openSignedIn({
  account = 'produtor',
  customerId,
  keys,
  routes,
  at,
  slices = [],
}: OpenOptions) {
  const store = createAppStore(
    {
      isReset: (action) => signedOut.match(action) || customerSelected.match(action),
      keep: ['identity', 'session', 'preferences'],
    },
    [identitySlice, ...slices],
  );
  configureScope(() => selectScope(store.getState()));
  const answer = aLoggedUserAnswer(account, customerId === undefined ? {} : { customerId });
  const { identity, accessToken, tokenForm } = readLoggedUser(answer);
  tokenStore.keep(accessToken, tokenForm);
  configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
  store.dispatch(identityLoaded(keys ? holding(identity, keys) : identity));
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <Provider store={store}>
      <AppThemeProvider preferences={LOOK}>
        <RouterProvider router={router} />
        <ConfirmHost />
        <ToastHost />
      </AppThemeProvider>
    </Provider>,
  );
  return { router, store, user: userEvent.setup({ delay: null }) };
}

/** The calls to a path of the backend, in any case, newest last. */
export const callsTo = (path: string) =>
  demo.calls.filter((call) => call.path.toLowerCase() === path.toLowerCase());

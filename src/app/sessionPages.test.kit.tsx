import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { hideResetLink, keepResetLink } from '@/modules/session/rules/resetLink';
import { signOut, startSession } from '@/modules/session/sessionFlow';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { demoPassword } from '../../mocks/accounts';
import { resetDemo, server } from '../../mocks/server';
import { demo } from '../../mocks/state';
import { App } from './App';
import { wireHttpPolicy } from './httpPolicy';
import { syncPreferences } from './preferencesSync';
import { createAppRouter } from './router';
import { wireSessionNavigation } from './sessionNavigation';
import { makeStore } from './store';

/** The store of the present test. */
export const now = { store: makeStore() };
let stops: (() => void)[] = [];

/** Starts each test of the file with an empty browser and the demo's seeded world. */
export function startSessionPages(): void {
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    await startI18n('pt-BR', ['common', 'session', 'ui', 'shell']);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    localStorage.clear();
    setLogSink(() => undefined);
  });
  afterEach(async () => {
    stops.forEach((stop) => stop());
    stops = [];
    await now.store.dispatch(signOut());
    keepResetLink(null);
    server.resetHandlers();
    resetDemo();
  });
}

export async function open(path: string) {
  history.replaceState(null, '', path);
  hideResetLink();
  now.store = makeStore();
  wireHttpPolicy(now.store, () => router);
  await now.store.dispatch(startSession());
  const router = createAppRouter(now.store);
  stops = [wireSessionNavigation(now.store, router), syncPreferences(now.store), () => router.dispose()];
  render(<App store={now.store} router={router} />);
  return userEvent.setup();
}
export function calls(path: string) {
  return demo.calls.filter((call) => call.path.toLowerCase() === path.toLowerCase());
}
export async function typeCredentials(
  user: ReturnType<typeof userEvent.setup>,
  account: string,
  password = demoPassword,
) {
  await user.type(await screen.findByLabelText('E-mail'), `${account}@demo.com.br`);
  await user.type(screen.getByLabelText('Senha'), password);
}

import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startSession } from '@/modules/session/sessionFlow';
import { startI18n } from '@/platform/i18n/i18n';
import { createAppRouter } from './router';
import { makeStore } from './store';

// What stands inside is on its way for as long as the test lasts.
const { never } = vi.hoisted(() => ({ never: () => new Promise<never>(() => undefined) }));
vi.mock('./routeCatalogue', never);
vi.mock('./privateRoutes', never);

let stop = () => {};
beforeAll(() => startI18n('pt-BR', ['common', 'session', 'ui', 'shell']));
afterEach(() => stop());

async function open(path: string) {
  localStorage.clear();
  history.replaceState(null, '', path);
  const store = makeStore();
  await store.dispatch(startSession());
  const router = createAppRouter(store);
  stop = () => router.dispose();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 5000 });
  return router.state.location.pathname + router.state.location.search;
}

it('without a session a deep link shows the sign-in before anything of the inside has come', async () => {
  expect(await open('/parceiros/12?busca=sul')).toBe('/login-v2?destino=%2Fparceiros%2F12%3Fbusca%3Dsul');
});

it('an address that no page has is said to be missing as early', async () => {
  expect(await open('/caminho-que-nao-existe')).toBe('/404');
});

import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { startI18n } from '@/platform/i18n/i18n';
import { aLoggedUserAnswer } from '../../mocks/build/session';
import { createAppRouter } from './router';
import { makeStore } from './store';

const { pages, arrive } = vi.hoisted(() => {
  let arrive = () => {};
  const pages = new Promise<void>((resolve) => (arrive = resolve));
  return { pages, arrive: () => arrive() };
});
const loaded = vi.hoisted(() => ({ refused: 0 }));
vi.mock('@/shell/ShellLayout', () => ({ Component: () => null }));
vi.mock('./privateRoutes', async () => {
  await pages;
  const page = (path: string) => ({ path, element: null });
  const refused = { path: '/404', element: null, loader: () => (loaded.refused += 1) };
  return { privateRoutes: () => ({ shell: [page('/inicio'), page('/agenda'), refused], bare: [] }) };
});

let stop = () => {};
beforeAll(() => startI18n('pt-BR', ['common', 'session', 'ui', 'shell']));
afterEach(() => stop());

it('a page that is called for while another one still loads its code opens, and nothing is redirected for ever', async () => {
  localStorage.clear();
  history.replaceState(null, '', '/inicio');
  const store = makeStore();
  store.dispatch(identityLoaded(readLoggedUser(aLoggedUserAnswer('produtor')).identity));
  const router = createAppRouter(store);
  stop = () => router.dispose();
  const second = router.navigate('/agenda');
  arrive();
  await second;
  expect(router.state.location.pathname).toBe('/agenda');
  expect(router.state.errors).toBeNull();
  expect(loaded.refused).toBe(0);
});

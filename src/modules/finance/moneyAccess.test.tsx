import { expect, test, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { asAppError } from '@/platform/http/appError';
import { http } from '@/platform/http/http';
import { financeRoutes } from './financeRoutes';

startDemo({ routes: financeRoutes, namespaces: ['common', 'ui'] });

const sources: Record<string, string> = import.meta.glob(
  './{bank,reconciliation,investments,cashFlow,cashBook,balance,forecast}/*ervice.ts',
  { eager: true, query: '?raw', import: 'default' },
);
const calls = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/http\s*\.(get|list|post|put|delete)[^(]*\(\s*assumed\('([^']+)'\)/g)].map(
    ([, method = '', path = '']) => [method.toUpperCase().replace('LIST', 'GET'), path] as const,
  ),
);

/** How each call of the bank, the cash and the books ends for an account: null where it is answered. */
async function endsFor(account: string) {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/', account });
  const ends: (readonly [string, string | null])[] = [];
  for (const [method, path] of calls) {
    const send = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method] ?? http.get;
    const end = await send(path, {}).then(
      () => null,
      (thrown: unknown) => asAppError(thrown).kind,
    );
    ends.push([path, end]);
  }
  return ends;
}

test.each(['usuario', 'nfpe'])('%s is refused by every call of the money', async (account) => {
  expect(calls.length).toBeGreaterThan(35);
  expect((await endsFor(account)).filter(([, kind]) => kind !== 'forbidden')).toEqual([]);
});

test('the accountant is refused by none', async () => {
  expect((await endsFor('contador')).filter(([, kind]) => kind === 'forbidden')).toEqual([]);
});

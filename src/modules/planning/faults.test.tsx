import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { asAppError } from '@/platform/http/appError';
import { http } from '@/platform/http/http';
import { planningRoutes } from './planningRoutes';
import { fill, openPlan } from './planForm.test.kit';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

test('0 ha makes no harvest and no figure of a hectare', async () => {
  const { user } = openPlan();
  await fill(user, await screen.findByLabelText(/^Área/), '0');
  await user.tab();
  expect(document.body).not.toHaveTextContent(/NaN|Infinity|∞/);
  const barter = (await screen.findByText('Troca (barter) e contratos')).closest('section');
  expect(barter).toHaveTextContent('–');
});

describe('who may plan', () => {
  const sources: Record<string, string> = import.meta.glob('./*ervice.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const calls = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/http\s*\.(get|list|post|put|delete)[^(]*\(\s*assumed\('([^']+)'\)/g)].map(
      ([, method = '', path = '']) => [method.toUpperCase().replace('LIST', 'GET'), path] as const,
    ),
  );
  const kindOf = async (method: string, path: string) => {
    const send = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method] ?? http.get;
    return send(path, {}).then(
      () => null,
      (thrown: unknown) => asAppError(thrown).kind,
    );
  };
  const answered = async (account: string) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/', account });
    const kinds: (readonly [string, string | null])[] = [];
    for (const [method, path] of calls) kinds.push([path, await kindOf(method, path)]);
    return kinds;
  };

  test.each(['usuario', 'nfpe'])('%s is refused by every call', async (account) => {
    expect(calls.length).toBeGreaterThan(15);
    expect((await answered(account)).filter(([, kind]) => kind !== 'forbidden')).toEqual([]);
  });

  test('contador is refused by none', async () => {
    expect((await answered('contador')).filter(([, kind]) => kind === 'forbidden')).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { toRouteObject } from './toRouteObject';

it('a file without its page, as a release just being copied may serve, is an error and no empty page', async () => {
  const entry = {
    path: '/x',
    title: 'common:error',
    layout: 'public',
    page: () => Promise.resolve({}),
  } as const;
  const { lazy } = toRouteObject('x', entry, undefined);
  await expect((lazy as () => Promise<unknown>)()).rejects.toThrow('x: the file holds no page');
});

import { createResource } from '@/platform/store/createResource';
import { invalidate } from '@/platform/store/tags';
import type { PreLaunch } from './preLaunchRow';
import { preLaunchService } from './preLaunchService';

/** What Assist has entered for the current customer. */
export const preLaunches = createResource<PreLaunch, PreLaunch, never>('finance', 'preLaunches', {
  list: (_all, signal) => preLaunchService.list(signal),
  get: (id, signal) => preLaunchService.get(id, signal),
});

/** So many were released: of one, a supplier that was not known is a partner from now on. */
export const released = (count: number) =>
  invalidate([...preLaunches.tags, ...(count > 0 ? (['persons'] as const) : [])]);

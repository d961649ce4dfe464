import { createResource } from '@/platform/store/createResource';
import type { PreLaunch } from './preLaunchRow';
import { preLaunchService } from './preLaunchService';

/** What Assist has entered for the current customer. */
export const preLaunches = createResource<PreLaunch, PreLaunch, never>('finance', 'preLaunches', {
  list: (_all, signal) => preLaunchService.list(signal),
  get: (id, signal) => preLaunchService.get(id, signal),
});

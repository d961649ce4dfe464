import { createResource } from '@/platform/store/createResource';
import { type PreLaunch, readPreLaunch } from './preLaunchRow';
import { preLaunchService } from './preLaunchService';

function known(answer: Parameters<typeof readPreLaunch>[0]): PreLaunch {
  const row = readPreLaunch(answer);
  if (!row) throw { kind: 'unexpected', message: '/PreReleasedInvoice/GetById: no document' };
  return row;
}

/** What Assist has entered for the current customer. */
export const preLaunches = createResource<PreLaunch, PreLaunch, never>('finance', 'preLaunches', {
  list: async (_all, signal) =>
    (await preLaunchService.list(signal)).flatMap((wire) => readPreLaunch(wire) ?? []),
  get: async (id, signal) => known(await preLaunchService.get(id, signal)),
});

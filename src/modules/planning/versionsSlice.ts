import { createResource } from '@/platform/store/createResource';
import type { PlanVersion, VersionHead } from './planningTypes';
import * as service from './versionsService';

const noList = () => Promise.resolve([]);

/** The versions of one planning, under its id. */
export const versions = createResource<{ id: number }, { readonly heads: readonly VersionHead[] }, never>(
  'planning',
  'versions',
  { list: noList, get: async (id, signal) => ({ heads: await service.planVersions(Number(id), signal) }) },
);

export const pairKey = (id: number, from: number, to: number) => `${id}/${from}/${to}`;

/** Two versions that are compared, under planning and both numbers. */
export const versionPair = createResource<
  { id: string },
  { readonly from: PlanVersion; readonly to: PlanVersion },
  never
>('planning', 'versionPair', {
  list: noList,
  get: async (key, signal) => {
    const [id = 0, from = 0, to = 0] = String(key).split('/').map(Number);
    const read = (number: number) => service.planVersion(id, number, signal);
    const [older, newer] = await Promise.all([read(from), read(to)]);
    return { from: older, to: newer };
  },
});

import { createResource } from '@/platform/store/createResource';
import type { AppDispatch } from '@/platform/store/store';
import { invalidate } from '@/platform/store/tags';
import { comparisons, plans, summaries } from './planningSlice';
import type { PlanVersion, VersionHead } from './planningTypes';
import * as service from './versionsService';

const noList = () => Promise.resolve([]);

/** The versions of one planning, under its id. */
export const versions = createResource<{ id: number }, { readonly heads: readonly VersionHead[] }, never>(
  'planning',
  'versions',
  { list: noList, get: async (id, signal) => ({ heads: await service.planVersions(Number(id), signal) }) },
);

/** Approves a version: the plan is read again, and what is compared with it. */
export const approveVersion =
  (id: number, number: number) =>
  async (dispatch: AppDispatch): Promise<void> => {
    await service.approveVersion(id, number);
    dispatch(invalidate([...versions.tags, ...summaries.tags, ...comparisons.tags, ...plans.tags]));
  };

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

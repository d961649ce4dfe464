import { createResource } from '@/platform/store/createResource';
import type { ComparisonQuery } from './planningService';
import * as service from './planningService';
import type { Comparison, Plan, PlanningBasis, PlanRow, SummaryRow } from './planningTypes';
import type { PlanBody } from './planningWire';

/** What names a plan and its year: `12` or `12/2025`. */
export const planKey = (id: number, harvestYear: number | null) =>
  harvestYear === null ? String(id) : `${id}/${harvestYear}`;

/** The plannings of the current customer, and the one that is open. */
export const plans = createResource<PlanRow, Plan, PlanBody>('planning', 'plans', {
  list: (_all, signal) => service.plans(signal),
  get: (key, signal) => {
    const [id = '', year] = String(key).split('/');
    return service.plan(id, year === undefined ? null : Number(year), signal);
  },
  save: service.savePlan,
  remove: service.removePlan,
});

const noList = () => Promise.resolve([]);

export const planningBasis = createResource<PlanningBasis, PlanningBasis, never>('planning', 'basis', {
  list: async (_all, signal) => [await service.basis(signal)],
});

/** What the plannings of one year come to, under the year. */
export const summaries = createResource<{ id: number }, { readonly rows: SummaryRow[] }, never>(
  'planning',
  'summaries',
  {
    list: noList,
    get: async (year, signal) => ({ rows: await service.summary(Number(year), signal) }),
  },
);

export const comparisonKey = ({ harvestYear, centerId, basis }: ComparisonQuery) =>
  `${harvestYear}/${centerId ?? ''}/${basis}`;

/** Planned and actual, under what was asked for. */
export const comparisons = createResource<{ id: string }, Comparison, never>('planning', 'comparisons', {
  list: noList,
  get: async (key, signal) => {
    const [year, center, basis] = String(key).split('/');
    const query = {
      harvestYear: Number(year),
      centerId: center ? Number(center) : null,
      basis: basis === 'ISSUE' ? 'ISSUE' : 'PAYMENT',
    } as const;
    return { key: String(key), ...(await service.comparison(query, signal)) };
  },
});

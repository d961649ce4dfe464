import { createResource } from '@/platform/store/createResource';
import type { CellQuery, ComparisonQuery } from './planningService';
import * as service from './planningService';
import type { ActualDocument, Comparison, Plan, PlanningBasis, PlanRow, SummaryRow } from './planningTypes';
import type { PlanBody } from './planningWire';

/** What names a plan and its year: `12` or `12/2025`. */
export const planKey = (id: number, harvestYear: number | null) =>
  harvestYear === null ? String(id) : `${id}/${harvestYear}`;

/** The versions of plannings. */
const VERSIONS = 'planning/versions';

/** The plannings of the current customer, and the one that is open. */
export const plans = createResource<PlanRow, Plan, PlanBody>(
  'planning',
  'plans',
  {
    list: (_all, signal) => service.plans(signal),
    get: (key, signal) => {
      const [id = '', year] = String(key).split('/');
      return service.plan(id, year === undefined ? null : Number(year), signal);
    },
    save: service.savePlan,
    remove: service.removePlan,
  },
  // An open plan stands while it is saved; approving a version of it changes it.
  { itemTags: [VERSIONS] },
);

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

/** Planned and actual, under what was requested. */
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

export const cellKey = ({ accountId, month, ...query }: CellQuery) =>
  `${comparisonKey(query)}/${accountId}/${month ?? ''}`;

/** The documents of one cell of the comparison, under what was requested. */
export const cellDocuments = createResource<
  { id: string },
  { readonly rows: readonly ActualDocument[] },
  never
>('planning', 'cellDocuments', {
  list: noList,
  get: async (key, signal) => {
    const [year, center, basis, account, month] = String(key).split('/');
    const query = {
      harvestYear: Number(year),
      centerId: center ? Number(center) : null,
      basis: basis === 'ISSUE' ? 'ISSUE' : 'PAYMENT',
      accountId: Number(account),
      month: month ? Number(month) : null,
    } as const;
    return { rows: await service.cellDocuments(query, signal) };
  },
});

import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { readComparison, readDocuments } from './comparisonWire';
import type { Plan, Progress } from './planningTypes';
import {
  type PlanBody,
  readBasis,
  readPlan,
  readPlanRows,
  readProgress,
  readSent,
  readSummary,
} from './planningWire';

const schemas = () => import('./planningSchemas');

// A refusal is shown where the list or the plan would stand.
const inPlace = { contained: true } as const;

export async function plans(signal: AbortSignal) {
  const schema = () => schemas().then((all) => all.planningRowSchema);
  return readPlanRows(
    await http.list<unknown>(assumed('/Planning/GetGridData'), { ...inPlace, signal, schema }),
  );
}

/** The plan of an id, or with a year that of the same activity and center in that year. */
export async function plan(id: RowId, harvestYear: number | null, signal: AbortSignal): Promise<Plan> {
  const answer = await http.get<unknown>(assumed('/Planning/GetById'), {
    ...inPlace,
    params: { id, ...(harvestYear === null ? {} : { harvestYear }) },
    signal,
  });
  const read = readPlan(answer);
  if (!read) throw { kind: 'unexpected', message: `planning ${id}: no planning in the answer` };
  return read;
}

export const savePlan = (body: PlanBody, id: RowId | null) =>
  id === null
    ? http.post<unknown>(assumed('/Planning/Create'), body)
    : http.put<unknown>(assumed('/Planning/Edit'), body, { params: { id } });

export const removePlan = (id: RowId) =>
  http.delete(assumed('/Planning/Delete'), { params: { id }, contained: true });

/** Cost centers, accounts, quotations and former yields that plans are made of. */
export const basis = async (signal: AbortSignal) =>
  readBasis(await http.get<unknown>(assumed('/Planning/GetBasis'), { ...inPlace, signal }));

export async function summary(harvestYear: number, signal: AbortSignal) {
  const schema = () => schemas().then((all) => all.summaryRowSchema);
  const params = { harvestYear };
  return readSummary(
    await http.list<unknown>(assumed('/Planning/GetSummary'), { ...inPlace, params, signal, schema }),
  );
}

export interface ComparisonQuery {
  readonly harvestYear: number;
  readonly centerId: number | null;
  readonly basis: 'PAYMENT' | 'ISSUE';
}

export const comparison = async (
  { harvestYear, centerId, basis: by }: ComparisonQuery,
  signal: AbortSignal,
) =>
  readComparison(
    await http.get<unknown>(assumed('/PlanningIncomeExpense/GetByHarvest'), {
      ...inPlace,
      params: { harvestYear, basis: by, ...(centerId === null ? {} : { farmActivityFieldId: centerId }) },
      signal,
    }),
  );

/**
 * The scenarios of the cash forecast that a plan became, the earlier year first.
 * @param version of the planning that is sent; null where the server keeps none
 */
export const sendToForecast = async (id: number, version: number | null) =>
  readSent(
    await http.post<unknown>(
      assumed('/Planning/SendToCashForecast'),
      version === null ? { id } : { id, version },
      { contained: true },
    ),
  );

export interface CellQuery extends ComparisonQuery {
  readonly accountId: number;
  /** 1 to 12; null is the whole crop year. */
  readonly month: number | null;
}

/** The documents that an account's actual is made of. */
export const cellDocuments = async (
  { harvestYear, centerId, basis: by, accountId, month }: CellQuery,
  signal: AbortSignal,
) =>
  readDocuments(
    await http.list<unknown>(assumed('/PlanningIncomeExpense/GetDocuments'), {
      ...inPlace,
      params: {
        harvestYear,
        basis: by,
        financialRatingId: accountId,
        ...(centerId === null ? {} : { farmActivityFieldId: centerId }),
        ...(month === null ? {} : { month }),
      },
      signal,
    }),
  );

/** Starts computing the shares of a year anew; one that is running already is answered instead. */
export const startRecalculation = async (harvestYear: number): Promise<Progress | null> =>
  readProgress(
    await http.post<unknown>(
      assumed('/PlanningApportionment/StartRecalculation'),
      { harvestYear },
      { contained: true, quiet: true },
    ),
  );

export const recalculationProgress = async (signal: AbortSignal): Promise<Progress | null> =>
  readProgress(
    await http.get<unknown>(assumed('/PlanningApportionment/GetProgress'), {
      signal,
      contained: true,
      quiet: true,
    }),
  );

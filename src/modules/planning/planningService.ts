import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { ActualDocumentWire, ComparisonWire } from './comparisonWire';
import type { Plan, PlanningBasis, PlanRow, Progress, SummaryRow } from './planningTypes';
import { BasisWire } from './basisWire';
import {
  type PlanBody,
  PlanRowWire,
  PlanWire,
  ProgressWire,
  SentScenarios,
  SummaryRowWire,
} from './planningWire';

// A refusal is shown where the list or the plan would stand.
const inPlace = { contained: true } as const;

export const plans = (signal: AbortSignal): Promise<PlanRow[]> =>
  http.list(assumed('/Planning/GetGridData'), { ...inPlace, signal, shape: PlanRowWire });

/** The plan of an id, or with a year that of the same activity and center in that year. */
export const plan = (id: RowId, harvestYear: number | null, signal: AbortSignal): Promise<Plan> =>
  http.get(assumed('/Planning/GetById'), {
    ...inPlace,
    params: { id, ...(harvestYear === null ? {} : { harvestYear }) },
    signal,
    shape: PlanWire,
  });

export const savePlan = (body: PlanBody, id: RowId | null) =>
  id === null
    ? http.post<unknown>(assumed('/Planning/Create'), body)
    : http.put<unknown>(assumed('/Planning/Edit'), body, { params: { id } });

export const removePlan = (id: RowId) =>
  http.delete(assumed('/Planning/Delete'), { params: { id }, contained: true });

/** Cost centers, accounts, quotations and former yields that plans are made of. */
export const basis = (signal: AbortSignal): Promise<PlanningBasis> =>
  http.get(assumed('/Planning/GetBasis'), { ...inPlace, signal, shape: BasisWire });

export const summary = (harvestYear: number, signal: AbortSignal): Promise<SummaryRow[]> =>
  http.list(assumed('/Planning/GetSummary'), {
    ...inPlace,
    params: { harvestYear },
    signal,
    shape: SummaryRowWire,
  });

export interface ComparisonQuery {
  readonly harvestYear: number;
  readonly centerId: number | null;
  readonly basis: 'PAYMENT' | 'ISSUE';
}

export const comparison = ({ harvestYear, centerId, basis: by }: ComparisonQuery, signal: AbortSignal) =>
  http.get(assumed('/PlanningIncomeExpense/GetByHarvest'), {
    ...inPlace,
    params: { harvestYear, basis: by, ...(centerId === null ? {} : { farmActivityFieldId: centerId }) },
    signal,
    shape: ComparisonWire,
  });

/**
 * The scenarios of the cash forecast that a plan became, the earlier year first.
 * @param version of the planning that is sent; null where the server keeps none
 */
export const sendToForecast = (id: number, version: number | null) =>
  http.post(assumed('/Planning/SendToCashForecast'), version === null ? { id } : { id, version }, {
    contained: true,
    shape: SentScenarios,
  });

export interface CellQuery extends ComparisonQuery {
  readonly accountId: number;
  /** 1 to 12; null is the whole crop year. */
  readonly month: number | null;
}

/** The documents that an account's actual is made of. */
export const cellDocuments = (
  { harvestYear, centerId, basis: by, accountId, month }: CellQuery,
  signal: AbortSignal,
) =>
  http.list(assumed('/PlanningIncomeExpense/GetDocuments'), {
    ...inPlace,
    params: {
      harvestYear,
      basis: by,
      financialRatingId: accountId,
      ...(centerId === null ? {} : { farmActivityFieldId: centerId }),
      ...(month === null ? {} : { month }),
    },
    signal,
    shape: ActualDocumentWire,
  });

/** Starts computing the shares of a year anew; one that is running already is answered instead. */
export const startRecalculation = (harvestYear: number): Promise<Progress | null> =>
  http.post(
    assumed('/PlanningApportionment/StartRecalculation'),
    { harvestYear },
    { contained: true, silent: true, shape: ProgressWire },
  );

export const recalculationProgress = (signal: AbortSignal): Promise<Progress | null> =>
  http.get(assumed('/PlanningApportionment/GetProgress'), {
    signal,
    contained: true,
    silent: true,
    shape: ProgressWire,
  });

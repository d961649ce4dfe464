import { assumed, http } from '@/platform/http/http';
import type { FlowBasis, FlowQuery, MonthlyBasis } from './cashFlowTypes';
import { FlowWire, MonthlyWire } from './cashFlowWire';

function flowParams({ year, accountIds }: FlowQuery): URLSearchParams {
  const params = new URLSearchParams({ year: String(year) });
  for (const id of accountIds) params.append('currentAccountIds', id);
  return params;
}

/** What was paid in the year and what is open, of the chosen banks. */
export async function findCashFlow({ year, accountIds }: FlowQuery, signal: AbortSignal): Promise<FlowBasis> {
  const flow = await http.get(assumed('/CashFlow/GetAnnual'), {
    params: flowParams({ year, accountIds }),
    signal,
    shape: FlowWire,
    contained: true,
  });
  return { ...flow, from: flow.from ?? `${year}-01-01` };
}

/** The sums of each month of a year, of the chosen banks. */
export const findMonthly = (query: FlowQuery, signal: AbortSignal): Promise<MonthlyBasis> =>
  http.get(assumed('/CashFlow/GetMonthly'), {
    params: flowParams(query),
    signal,
    shape: MonthlyWire,
    contained: true,
  });

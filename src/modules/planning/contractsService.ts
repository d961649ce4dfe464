import type { PlannedProduct, SaleContract } from '@/families/activity/rules/barter';
import { assumed, http } from '@/platform/http/http';
import { ContractWire, PlannedProductWire } from './contractsWire';

/** The contracts of sale that are delivered in a crop year, the earliest first. */
export async function saleContracts(harvestYear: number, signal: AbortSignal): Promise<SaleContract[]> {
  const rows = await http.list(assumed('/Planning/GetContracts'), {
    params: { harvestYear },
    signal,
    contained: true,
    silent: true,
    shape: ContractWire,
  });
  return rows.toSorted((a, b) => a.delivery.localeCompare(b.delivery) || a.id - b.id);
}

/** What the plannings of a crop year produce, but for one of them. */
export const otherProducts = (
  harvestYear: number,
  planId: number | null,
  signal: AbortSignal,
): Promise<PlannedProduct[]> =>
  http.list(assumed('/Planning/GetPlannedProducts'), {
    params: { harvestYear, ...(planId === null ? {} : { exceptId: planId }) },
    signal,
    contained: true,
    silent: true,
    shape: PlannedProductWire,
  });

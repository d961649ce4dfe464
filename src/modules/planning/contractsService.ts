import type { PlannedProduct, SaleContract } from '@/families/activity/rules/barter';
import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function readContract(row: unknown): SaleContract | null {
  if (!isRecord(row) || typeof row['id'] !== 'number') return null;
  return {
    id: row['id'],
    number: textOf(row['number']),
    kind: textOf(row['contractType']),
    partner: textOf(row['partnerPersonName']),
    productName: textOf(row['productName']),
    quantity: number(row['quantity']),
    unit: textOf(row['saleUnit']) || null,
    unitName: textOf(row['unitName']),
    unitPrice: number(row['unitPrice']),
    currency: textOf(row['currencySymbol']),
    delivery: textOf(row['deliveryDate']),
  };
}

/** The contracts of sale that are delivered in a crop year, the earliest first. */
export async function saleContracts(harvestYear: number, signal: AbortSignal): Promise<SaleContract[]> {
  const rows = await http.list<unknown>(assumed('/Planning/GetContracts'), {
    params: { harvestYear },
    signal,
    contained: true,
    quiet: true,
  });
  return rows
    .flatMap((row) => readContract(row) ?? [])
    .toSorted((a, b) => a.delivery.localeCompare(b.delivery) || a.id - b.id);
}

const readProduct = (row: unknown): PlannedProduct[] =>
  isRecord(row)
    ? [
        {
          productName: textOf(row['productName']),
          unit: textOf(row['unit']) || null,
          quantity: number(row['quantity']),
        },
      ]
    : [];

/** What the plannings of a crop year produce, but for one of them. */
export async function otherProducts(
  harvestYear: number,
  planId: number | null,
  signal: AbortSignal,
): Promise<PlannedProduct[]> {
  const rows = await http.list<unknown>(assumed('/Planning/GetPlannedProducts'), {
    params: { harvestYear, ...(planId === null ? {} : { exceptId: planId }) },
    signal,
    contained: true,
    quiet: true,
  });
  return rows.flatMap(readProduct);
}

import type { World } from '../types';
import type { AiKind, StoredInvoice } from './assistTypes';

/** What an assistant adds to what stands on a document: ids of the lists in `handlers/invoices.ts`. */
const ADDED: Record<AiKind, { type: number; form: number; expenditure: number }> = {
  PRODUCT_INVOICE: { type: 1, form: 1, expenditure: 1 },
  SERVICE_INVOICE: { type: 2, form: 2, expenditure: 10 },
  ELECTRICITY_BILL: { type: 4, form: 6, expenditure: 5 },
  STATE_TAX_GUIDE: { type: 5, form: 2, expenditure: 8 },
  FGTS: { type: 5, form: 2, expenditure: 8 },
  PAYSLIP: { type: 7, form: 5, expenditure: 7 },
};

/** Where a customer's costs may go. */
export interface Land {
  readonly farms: readonly { readonly id: number; readonly costCenterId: number | null }[];
  readonly harvestId: number;
}

export function landOf(world: World, customerId: number): Land {
  const ownedBy = (row: { customerId: number }) => row.customerId === customerId;
  const harvest = world.harvests.find(ownedBy);
  return {
    farms: world.farms
      .filter((farm) => ownedBy(farm) && farm.active)
      .slice(0, 2)
      .map(({ id }) => ({
        id,
        costCenterId: world.costCenters.find((row) => row.farmId === id && row.active)?.id ?? null,
      })),
    harvestId: harvest?.id ?? customerId * 1000 + 1,
  };
}

/** An invoice as an assistant hands it to its customer: typed, shared out to farms, and with its way of payment. */
export function enteredInvoice(
  invoice: StoredInvoice,
  kind: AiKind,
  customerId: number,
  { farms, harvestId }: Land,
): StoredInvoice {
  const { type, form, expenditure } = ADDED[kind];
  const cents = Math.round(Number(invoice['totalValue']) * 100);
  const first = farms.length > 1 ? Math.round(cents * 0.6) : cents;
  const own = (id: number) => customerId * 1000 + id;
  return {
    ...invoice,
    documentTypeId: type,
    payments: (invoice['payments'] as object[]).map((payment) => ({
      ...payment,
      paymentFormId: form,
      bankAccountId: own(1),
    })),
    apportionments: farms.map(({ id, costCenterId }, index) => ({
      farmId: id,
      costCenterId,
      harvestId,
      expenditureId: own(expenditure),
      patrimonyId: null,
      percentage: farms.length > 1 ? [60, 40][index] : 100,
      value: (index === 0 ? first : cents - first) / 100,
    })),
  };
}

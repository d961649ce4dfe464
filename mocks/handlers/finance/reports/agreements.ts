import { brazilianDay } from '../../../db/poultry';
import {
  advanceState,
  type AgreementState,
  handoverState,
  quantityOf,
  valueOf,
} from '../../../db/finance/agreementState';
import type { Contract, PurchaseOrder } from '../../../db/finance/agreementTypes';
import { demo } from '../../../state';
import { reportRoute } from './reportRoute';

interface Shared {
  customerId: number;
  partnerId: number;
  farmId: number | null;
  farmerId: number | null;
  cancelled: boolean;
}

/** What is cancelled is left out unless it is requested. */
function situated(query: URLSearchParams, state: AgreementState): boolean {
  const wanted = query.get('situation');
  return wanted === null ? state !== 'CANCELLED' : wanted === state;
}
const today = () => brazilianDay(new Date());

const common = (row: Shared) => ({
  partnerPersonName: demo.world.finance.partners.get(row.partnerId)?.name ?? null,
  farmName: demo.world.farms.get(row.farmId)?.name ?? null,
  cancelled: row.cancelled,
});

const ofProduct = (row: Contract | PurchaseOrder) => {
  const product = demo.world.finance.products.get(row.productId);
  return {
    id: row.id,
    number: row.number,
    ...common(row),
    businessMovement: row.movement,
    productName: product?.name ?? null,
    unitName: product?.unit ?? null,
    quantity: row.quantity,
    unitPrice: row.unitPrice,
    currencySymbol: demo.world.finance.currencies.get(row.currencyId)?.symbol ?? null,
    deliveryDate: row.deadline,
  };
};

const own = (row: Shared, customerId: number | null, has: (name: string, id: number | null) => boolean) =>
  row.customerId === customerId &&
  has('partnerPersonIds', row.partnerId) &&
  has('farmIds', row.farmId) &&
  has('farmerPersonIds', row.farmerId);

export const contracts = reportRoute('Contracts', 'REPORT_CONTRACTS', ({ query, customerId, has }) => {
  const kind = query.get('contractType');
  return demo.world.finance.contracts
    .filter(
      (row) =>
        own(row, customerId, has) &&
        has('productIds', row.productId) &&
        has('harvestIds', row.harvestId) &&
        (!kind || row.kind === kind) &&
        situated(query, handoverState(row, today())),
    )
    .map((row) => ({
      ...ofProduct(row),
      contractType: row.kind,
      harvestName: demo.world.harvests.get(row.harvestId)?.name ?? null,
      deliveredQuantity: quantityOf(row.deliveries),
    }));
});

export const orders = reportRoute('Orders', 'REPORT_ORDERS', ({ query, customerId, has }) => {
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  return demo.world.finance.orders
    .filter(
      (row) =>
        own(row, customerId, has) &&
        has('productIds', row.productId) &&
        row.date.slice(0, 10) >= from &&
        row.date.slice(0, 10) <= to &&
        situated(query, handoverState(row, today())),
    )
    .map((row) => ({
      ...ofProduct(row),
      orderDate: row.date,
      receivedQuantity: quantityOf(row.deliveries),
    }));
});

export const advances = reportRoute('Advances', 'REPORT_ADVANCES', ({ query, customerId, has }) => {
  const { advances: rows, contracts, products, currencies } = demo.world.finance;
  const side = query.get('businessMovement');
  return rows
    .filter(
      (row) =>
        own(row, customerId, has) &&
        (!side || row.movement === side) &&
        situated(query, advanceState(row, today())),
    )
    .map((row) => ({
      id: row.id,
      number: row.number,
      ...common(row),
      businessMovement: row.movement,
      advanceDate: row.date,
      contractNumber: contracts.get(row.contractId)?.number ?? null,
      productName: products.get(row.productId)?.name ?? null,
      deliveryYear: row.deliveryYear,
      value: row.value,
      usedValue: valueOf(row.uses),
      returnedValue: valueOf(row.returns),
      currencySymbol: currencies.get(row.currencyId)?.symbol ?? null,
    }));
});

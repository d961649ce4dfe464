import type { JsonBodyType } from 'msw';
import { json, notFound } from '../../answers';
import type {
  Advance,
  AgreementEvent,
  AgreementLine,
  Consortium,
  Contract,
  PurchaseOrder,
} from '../../db/finance/agreementTypes';
import { fixedQuantity } from '../../db/finance/priceFixing';
import { quantityOf, valueOf } from '../../db/finance/agreementState';
import type { Movement } from '../../db/finance/financeTypes';
import type { Table } from '../../db/table';
import { id } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import { inCents } from './banking';
import { advanceTrail, contractTrail } from './agreementTrail';

type Wire = Record<string, JsonBodyType>;
interface Shared {
  id: number;
  number: string;
  partnerId: number;
  farmId: number | null;
  farmerId: number | null;
  movement: Movement;
  cancelled: boolean;
  documentId: number | null;
  observation: string | null;
}

const shared = (row: Shared): Wire => ({
  id: row.id,
  number: row.number,
  partnerPersonId: row.partnerId,
  partnerPersonName: demo.world.finance.partners.get(row.partnerId)?.name ?? null,
  farmId: row.farmId,
  farmName: demo.world.farms.get(row.farmId)?.name ?? null,
  farmerPersonId: row.farmerId,
  farmerPersonName: demo.world.people.get(row.farmerId)?.name ?? null,
  businessMovement: row.movement,
  cancelled: row.cancelled,
  documentId: row.documentId,
  observation: row.observation,
});

const productOf = (productId: number | null): Wire => {
  const product = demo.world.finance.products.get(productId);
  return { productId, productName: product?.name ?? null };
};
const symbolOf = (currencyId: number) => demo.world.finance.currencies.get(currencyId)?.symbol ?? null;

type OfProduct = Contract | PurchaseOrder;

const ofProduct = (row: OfProduct): Wire => ({
  ...shared(row),
  ...productOf(row.productId),
  unitName: demo.world.finance.products.get(row.productId)?.unit ?? null,
  quantity: row.quantity,
  unitPrice: row.unitPrice,
  currencySymbol: symbolOf(row.currencyId),
  deliveryDate: row.deadline,
});

const contract = (row: Contract): Wire => ({
  ...ofProduct(row),
  contractType: row.kind,
  contractDate: row.date,
  deliveredQuantity: quantityOf(row.deliveries),
  fixedQuantity: row.kind === 'TO_FIX' ? fixedQuantity(row.fixings ?? []) : null,
  harvestId: row.harvestId,
  harvestName: demo.world.harvests.get(row.harvestId)?.name ?? null,
});

const order = (row: PurchaseOrder): Wire => ({
  ...ofProduct(row),
  orderDate: row.date,
  receivedQuantity: quantityOf(row.deliveries),
});

const advance = (row: Advance): Wire => ({
  ...shared(row),
  ...productOf(row.productId),
  advanceDate: row.date,
  contractId: row.contractId,
  contractNumber: demo.world.finance.contracts.get(row.contractId)?.number ?? null,
  deliveryYear: row.deliveryYear,
  currencySymbol: symbolOf(row.currencyId),
  value: row.value,
  usedValue: valueOf(row.uses),
  returnedValue: valueOf(row.returns),
});

/** What was paid of a quota: what was kept with it, and every installment of its document that was paid. */
function quotaPayments({ payments, documentId }: Consortium): AgreementLine[] {
  const { installments, writeOffs } = demo.world.finance;
  const own = documentId === null ? [] : installments.filter((row) => row.documentId === documentId);
  const paid = own.flatMap((title) =>
    writeOffs
      .filter((row) => row.installmentId === title.id)
      .map((row) => ({
        date: row.paymentDate,
        description: `PARCELA ${title.number}/${own.length}`,
        quantity: null,
        value: row.value,
        documentId,
      })),
  );
  return [...payments, ...paid];
}

/** Installments that are paid whole. */
function paidInstallments({ payments, documentId }: Consortium): number {
  const { installments, writeOffs } = demo.world.finance;
  const own = documentId === null ? [] : installments.filter((row) => row.documentId === documentId);
  const settled = own.filter((title) => {
    const paid = writeOffs.filter((row) => row.installmentId === title.id);
    return paid.reduce((sum, { value }) => sum + inCents(value), 0) >= inCents(title.value);
  });
  return payments.length + settled.length;
}

const consortium = (row: Consortium): Wire => ({
  ...shared(row),
  startDate: row.date,
  group: row.group,
  quota: row.quota,
  creditValue: row.credit,
  administrationRate: row.rate,
  installmentValue: row.installment,
  installments: row.count,
  paidInstallments: paidInstallments(row),
  paidValue: valueOf(quotaPayments(row)),
  bidValue: row.bid,
  awardDate: row.awardedOn,
  patrimonyName: row.good,
});

const linesOf = (lines: readonly AgreementLine[]): Wire[] =>
  lines.map(({ writeOffId: _paid, statementLineId: _moved, actId, ...line }) => ({
    ...line,
    ...(actId !== undefined && { actId }),
    businessMovement: demo.world.finance.documents.get(line.documentId)?.movement ?? null,
  }));

/** List and record of one kind of agreement, of the current customer alone. */
function callsOf<T extends Shared & { customerId: number; history: AgreementEvent[] }>(
  controller: string,
  permission: string,
  table: () => Table<T>,
  wire: (row: T) => Wire,
  parts: (row: T) => Record<string, readonly AgreementLine[]>,
  trail: ((row: T) => Wire[]) | null = null,
) {
  return [
    route(
      'GET',
      `/${controller}/GetGridData`,
      ({ customerId }) =>
        json(
          table()
            .filter((row) => row.customerId === customerId)
            .map(wire),
        ),
      { permission },
    ),
    route(
      'GET',
      `/${controller}/GetById`,
      ({ query, customerId }) => {
        const row = table().get(id(query.get('id')));
        if (!row || row.customerId !== customerId) return notFound();
        const lists = Object.entries(parts(row)).map(([part, lines]) => [part, linesOf(lines)]);
        return json({
          ...wire(row),
          ...Object.fromEntries(lists),
          ...(trail && { trail: trail(row) }),
          history: [...row.history],
        } as Wire);
      },
      { permission },
    ),
  ];
}

const agreements = () => demo.world.finance;
const moved = ({ deliveries, payments }: OfProduct) => ({ deliveries, payments });
/** What was fixed of a contract's price, as lines of their own. */
const contractParts = (row: Contract) => ({
  ...moved(row),
  fixings: (row.fixings ?? []).map(({ date, quantity, unitPrice, actId }): AgreementLine => ({
    date,
    description: unitPrice.toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
    quantity,
    value: Math.round(quantity * unitPrice * 100) / 100,
    documentId: null,
    actId,
  })),
});

export const agreementHandlers = [
  ...callsOf(
    'Contract',
    'CONTRACT_QUERY',
    () => agreements().contracts,
    contract,
    contractParts,
    contractTrail,
  ),
  ...callsOf('PurchaseOrder', 'ORDER_QUERY', () => agreements().orders, order, moved),
  ...callsOf(
    'Advance',
    'ADVANCE_QUERY',
    () => agreements().advances,
    advance,
    ({ uses, returns }) => ({ uses, returns }),
    advanceTrail,
  ),
  ...callsOf(
    'Consortium',
    'CONSORTIUM_QUERY',
    () => agreements().consortia,
    consortium,
    (row) => ({ payments: quotaPayments(row) }),
  ),
];

import { grantedItems } from '../loggedUser';
import { keptProducers, producersOfFarm } from '../finance/producers';
import type { World } from '../types';
import { figuresOf } from './invoiceFigures';
import type { RuralInvoiceRow } from './ruralInvoiceTypes';

/** Whether somebody of the customer keeps its books here: else an invoice makes nothing but itself. */
function hasBooks(world: World, customerId: number): boolean {
  return world.links
    .filter((link) => link.customerId === customerId)
    .some((link) => grantedItems(world, link).some(({ constantFilter }) => constantFilter === 'TITLES'));
}

/** The partner of the books with the recipient's document; somebody new becomes one. */
function partnerOf({ finance, cities }: World, { customerId, recipient }: RuralInvoiceRow): number {
  const document = recipient.kind === 'FOREIGN' ? '' : recipient.document;
  const known = finance.partners.find(
    (row) =>
      row.customerId === customerId &&
      (document === '' ? row.name === recipient.name : row.document === document),
  );
  if (known) return known.id;
  const { address } = recipient;
  return finance.partners.insert({
    customerId,
    name: recipient.name,
    active: true,
    createdAt: new Date().toISOString(),
    updatedAt: null,
    document,
    tradeName: null,
    roles: ['BUYER'],
    stateRegistration: recipient.stateRegistration || null,
    stateRegistrationExempt: recipient.taxpayer === 'EXEMPT',
    email: recipient.email || null,
    phone: address.phone || null,
    secondPhone: null,
    cep: address.zip || null,
    cityId: cities.find(({ code }) => String(code) === address.cityCode)?.id ?? null,
    address: address.street || null,
    addressNumber: address.number || null,
    district: address.district || null,
    bankId: null,
    branch: null,
    accountNumber: null,
    pixKind: null,
    pixKey: null,
    notes: null,
  }).id;
}

/** The account of the plan under which a sale of these goods counts. */
function ratingOf({ finance }: World, { customerId, items }: RuralInvoiceRow): string {
  const word = items[0]?.description.split(' ')[0] ?? '';
  const name = `VENDA DE ${word}`;
  const known = finance.financialRatings.find((row) => row.customerId === customerId && row.name === name);
  return known ? name : 'VENDA DA PRODUCAO';
}

/**
 * What an authorised sale makes in the books of a customer that keeps them here: its document and a title for each
 * installment, and the number on its load. A remittance and a test make nothing.
 */
export function postInvoice(
  world: World,
  row: RuralInvoiceRow,
): Pick<RuralInvoiceRow, 'documentId' | 'titleIds'> {
  const none = { documentId: null, titleIds: [] };
  if (row.environment !== 'PRODUCTION' || !hasBooks(world, row.customerId)) return none;
  if (row.loadId !== null && world.finance.loads.get(row.loadId)?.customerId === row.customerId)
    world.finance.loads.update(row.loadId, { invoiceNumber: String(row.number ?? '') });
  if (!row.nature.sale) return none;
  const { finance } = world;
  const issueDate = `${(row.issuedAt ?? '').slice(0, 10)}T00:00:00`;
  const { totals } = figuresOf(row, row.issuer, issueDate.slice(0, 10));
  const issuer = world.ruralInvoices.issuers.get(row.issuerId);
  const load = finance.loads.get(row.loadId);
  const farmId = load?.farmId ?? issuer?.farmId ?? null;
  const producers =
    issuer?.farmerId == null
      ? producersOfFarm(world, farmId)
      : [{ farmerId: issuer.farmerId, percentage: 100 }];
  const document = finance.documents.insert({
    customerId: row.customerId,
    movement: 'INCOME',
    typeName: 'NF-E',
    number: String(row.number ?? ''),
    accessKey: row.accessKey,
    partnerId: partnerOf(world, row),
    companyId: null,
    ...keptProducers(producers),
    farmId,
    harvestId: load?.harvestId ?? null,
    currencyId: finance.currencies.find(({ currencyCode }) => currencyCode === 'BRL')?.id ?? 1,
    loanId: null,
    issueDate,
    paymentId: null,
    items: [],
    enteredValue: (totals.total ?? 0) / 100,
    enteredItems: row.items.map((item) => ({
      name: item.description,
      unit: item.unit,
      quantity: item.quantity,
      total: Math.round((item.quantity ?? 0) * (item.unitPrice ?? 0) * 100) / 100,
    })),
    shares: farmId === null ? [] : [{ farmId, costCenterId: load?.costCenterId ?? null, percentage: 100 }],
    details: [],
    observation: row.buyerNote || null,
    createdAt: new Date().toISOString(),
  });
  const given = row.payment.installments.filter(({ value }) => value !== null);
  // Without installments it is due when it is issued.
  const due =
    given.length > 0
      ? given.map(({ dueDate, value }) => ({ dueDate: `${dueDate}T00:00:00`, value: value ?? 0 }))
      : [{ dueDate: issueDate, value: (totals.total ?? 0) / 100 }];
  const ratingName = ratingOf(world, row);
  const titleIds = due.map(
    ({ dueDate, value }, at) =>
      finance.installments.insert({
        customerId: row.customerId,
        documentId: document.id,
        number: at + 1,
        dueDate,
        value,
        ratingName,
        observation: null,
      }).id,
  );
  return { documentId: document.id, titleIds };
}

/** Why the books of an invoice cannot be taken back; undefined where they can. */
export function whyKept(world: World, row: RuralInvoiceRow): string | undefined {
  const { installments, writeOffs } = world.finance;
  const titles = installments.filter(
    ({ documentId }) => documentId === row.documentId && documentId !== null,
  );
  const paid = writeOffs.find(({ installmentId }) => titles.some(({ id }) => id === installmentId));
  return paid ? 'A nota tem título baixado. Estorne a baixa antes de cancelar a nota.' : undefined;
}

/** Takes back what a cancelled invoice had made: document, titles, the number on its load. */
export function reverseInvoice(world: World, row: RuralInvoiceRow, reason: string, userName: string): void {
  const { finance } = world;
  const load = finance.loads.get(row.loadId);
  if (load && load.invoiceNumber === String(row.number))
    finance.loads.update(load.id, { invoiceNumber: null });
  const document = finance.documents.get(row.documentId);
  if (!document) return;
  for (const title of finance.installments.filter(({ documentId }) => documentId === document.id))
    finance.installments.remove(title.id);
  finance.documents.remove(document.id);
  finance.cancelledDocuments.insert({ document, reason, userName });
}

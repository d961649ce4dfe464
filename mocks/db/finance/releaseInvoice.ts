import type { AssistDocument, StoredInvoice } from '../assist/assistTypes';
import { EXPENDITURES, INVOICE_TYPES, OWN, PAYMENT_FORMS } from '../invoiceLists';
import type { World } from '../types';
import { ownAccountOf } from './ratingTree';
import type { FinancialDocument, Installment } from './financeTypes';

type Line = Record<string, unknown>;

const lines = (value: unknown): Line[] => (Array.isArray(value) ? (value as Line[]) : []);
const word = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const idOf = (value: unknown) => (typeof value === 'number' ? value : null);
const midnight = (value: unknown) => `${word(value).slice(0, 10)}T00:00:00`;
const named = (names: readonly string[], id: unknown) => names[(Number(id) % OWN) - 1];

/** The partner of an invoice: the one with its CPF or CNPJ, else a new supplier. */
function partnerOf(world: World, customerId: number, invoice: StoredInvoice): number {
  const document = word(invoice['partnerDocument']);
  const { partners } = world.finance;
  const known = partners.find((row) => row.customerId === customerId && row.document === document);
  if (known) return known.id;
  return partners.insert({
    customerId,
    name: word(invoice['partnerName']),
    active: true,
    createdAt: new Date().toISOString(),
    updatedAt: null,
    document,
    tradeName: null,
    roles: ['SUPPLIER'],
    stateRegistration: null,
    stateRegistrationExempt: false,
    email: null,
    phone: null,
    secondPhone: null,
    cep: null,
    cityId: null,
    address: null,
    addressNumber: null,
    district: null,
    bankId: null,
    branch: null,
    accountNumber: null,
    pixKind: null,
    pixKey: null,
    notes: null,
  }).id;
}

/** Makes the document of an invoice that is released, with a title for each payment. */
export function releaseInvoice(
  world: World,
  { customerId, lotId }: AssistDocument,
  invoice: StoredInvoice,
): { document: FinancialDocument; installments: Installment[] } {
  const shares = lines(invoice['apportionments']);
  const payments = lines(invoice['payments']);
  const [first] = shares;
  const { finance } = world;
  const form = named(PAYMENT_FORMS, payments[0]?.['paymentFormId']);
  const document = finance.documents.insert({
    customerId,
    movement: lotId === undefined ? 'EXPENSE' : 'INCOME',
    typeName:
      lotId === undefined
        ? (named(INVOICE_TYPES, invoice['documentTypeId']) ?? 'FATURA')
        : 'RESULTADO DE LOTE',
    number: word(invoice['documentNumber']),
    accessKey: word(invoice['accessKey']) || null,
    partnerId: partnerOf(world, customerId, invoice),
    companyId: null,
    farmerId: null,
    farmId: idOf(first?.['farmId']),
    harvestId: idOf(first?.['harvestId']),
    currencyId: finance.currencies.find((row) => row.currencyCode === 'BRL')?.id ?? 1,
    loanId: null,
    issueDate: midnight(invoice['issueDate']),
    enteredValue: Number(invoice['totalValue']),
    paymentId: finance.payments.find((row) => row.customerId === customerId && row.name === form)?.id ?? null,
    items: [],
    shares: shares.flatMap((line) => {
      const farmId = idOf(line['farmId']);
      return farmId === null
        ? []
        : [{ farmId, costCenterId: idOf(line['costCenterId']), percentage: Number(line['percentage']) }];
    }),
    details: [],
    observation: word(invoice['observation']) || null,
    createdAt: new Date().toISOString(),
  });
  const account = ownAccountOf(finance, first?.['expenditureId']);
  const ratingName =
    lotId === undefined
      ? (account ?? named(EXPENDITURES, first?.['expenditureId']) ?? 'SERVICOS DE TERCEIROS')
      : 'VENDA DE FRANGOS';
  const installments = payments.map((line, index) =>
    finance.installments.insert({
      customerId,
      documentId: document.id,
      number: index + 1,
      dueDate: midnight(line['dueDate']),
      value: Number(line['value']),
      ratingName,
      observation: null,
    }),
  );
  return { document, installments };
}

import { FIRST_FISH_LOT } from '../fish/fishTypes';
import type { AssistDocument, StoredInvoice } from '../assist/assistTypes';
import { EXPENDITURES, INVOICE_TYPES, OWN, PAYMENT_FORMS } from '../invoiceLists';
import type { World } from '../types';
import { ownAccountOf } from './ratingTree';
import type { DocumentProducer, FinancialDocument, Installment } from './financeTypes';
import { keptProducers, producersOfFarm } from './producers';

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

/** Whose it is: the producers that were entered; where nothing was said, those of its properties by their parts. */
function producersOfInvoice(world: World, invoice: StoredInvoice): DocumentProducer[] {
  const said = invoice['producers'];
  if (Array.isArray(said))
    return lines(said).map((line) => ({
      farmerId: Number(line['farmerPersonId']),
      percentage: Number(line['percentage']),
    }));
  const weights = new Map<number, number>();
  for (const line of lines(invoice['apportionments']))
    for (const { farmerId, percentage } of producersOfFarm(world, idOf(line['farmId'])))
      weights.set(farmerId, (weights.get(farmerId) ?? 0) + Number(line['percentage'] ?? 0) * percentage);
  return shared(weights);
}

/** Weights as percentages of two decimals that make 100: the last takes the rest. */
function shared(weights: ReadonlyMap<number, number>): DocumentProducer[] {
  const all = [...weights].filter(([, weight]) => weight > 0);
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  let left = 10_000;
  return all.map(([farmerId, weight], at) => {
    const part = at === all.length - 1 ? left : Math.round((weight / sum) * 10_000);
    left -= part;
    return { farmerId, percentage: part / 100 };
  });
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
    ...keptProducers(producersOfInvoice(world, invoice)),
    farmId: idOf(first?.['farmId']),
    harvestId: idOf(first?.['harvestId']),
    currencyId: finance.currencies.find((row) => row.currencyCode === 'BRL')?.id ?? 1,
    loanId: null,
    issueDate: midnight(invoice['issueDate']),
    enteredValue: Number(invoice['totalValue']),
    paymentId: finance.payments.find((row) => row.customerId === customerId && row.name === form)?.id ?? null,
    items: [],
    enteredItems: lines(invoice['items']).map((line) => ({
      name: word(line['description']),
      unit: word(line['unit']) || null,
      quantity: idOf(line['quantity']),
      total: Number(line['totalValue'] ?? 0),
    })),
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
      : lotId < FIRST_FISH_LOT
        ? 'VENDA DE FRANGOS'
        : 'VENDA DE PEIXES';
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

import { type FieldErrors, invalid, json } from '../../answers';
import { localDate } from '../../db/calendar';
import { documentValue } from '../../db/finance/documentSeed';
import { DOCUMENT_TYPES } from '../../db/finance/documentTypes';
import type { FinancialDocument, Installment, WriteOff } from '../../db/finance/financeTypes';
import { id, isDay } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';

const permission = { permission: 'DOCUMENT_QUERY' };
const DAY = 86_400_000;
const LONGEST = 366;

const inCents = (value: number) => Math.round(value * 100);

/** A document with everything that it is found by. */
interface Found {
  document: FinancialDocument;
  cents: number;
  open: number;
  installments: Installment[];
  writeOffs: WriteOff[];
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function foundOf(customerId: number | null, from: string, to: string): Found[] {
  const { documents, installments, writeOffs } = demo.world.finance;
  const own = (row: { customerId: number }) => row.customerId === customerId;
  const parts = grouped(installments.filter(own), (row) => row.documentId);
  const paid = grouped(writeOffs.filter(own), (row) => row.installmentId);
  return documents
    .filter((row) => own(row) && row.issueDate.slice(0, 10) >= from && row.issueDate.slice(0, 10) <= to)
    .map((document) => {
      const due = parts.get(document.id) ?? [];
      const offs = due.flatMap((row) => paid.get(row.id) ?? []);
      const cents = inCents(documentValue(document));
      const off = offs.reduce((sum, row) => sum + inCents(row.value), 0);
      return { document, cents, open: cents - off, installments: due, writeOffs: offs };
    });
}

const known = (ids: readonly (number | null | undefined)[]) => ids.filter((each) => each != null);

/** By which ids of a document each list of the query finds it. */
const LISTS: Readonly<Record<string, (found: Found) => (number | null | undefined)[]>> = {
  documentTypeIds: ({ document }) => [DOCUMENT_TYPES.find(({ name }) => name === document.typeName)?.id],
  partnerPersonIds: ({ document }) => [document.partnerId],
  companyIds: ({ document }) => [document.companyId],
  productIds: ({ document }) => document.items.map(({ productId }) => productId),
  productLineIds: ({ document }) =>
    document.items.map(({ productId }) => demo.world.finance.products.get(productId)?.productLineId),
  paymentIds: ({ document, writeOffs }) => [
    document.paymentId,
    ...writeOffs.map(({ paymentId }) => paymentId),
  ],
  creditCardIds: ({ writeOffs }) => writeOffs.map(({ creditCardId }) => creditCardId),
  loanIds: ({ document }) => [document.loanId],
  farmIds: ({ document }) => [document.farmId, ...document.shares.map(({ farmId }) => farmId)],
  harvestIds: ({ document }) => [document.harvestId],
};

function matches(found: Found, query: URLSearchParams): boolean {
  const { document, cents } = found;
  const movement = query.get('businessMovement');
  if (movement && document.movement !== movement) return false;
  const number = query.get('documentNumber')?.trim().toUpperCase();
  if (number && !document.number.toUpperCase().includes(number)) return false;
  const [least, most] = [query.get('minimumValue'), query.get('maximumValue')];
  if (least !== null && cents < inCents(Number(least))) return false;
  if (most !== null && cents > inCents(Number(most))) return false;
  return Object.entries(LISTS).every(([name, idsOf]) => {
    const wanted = query.getAll(name).map(id);
    return wanted.length === 0 || known(idsOf(found)).some((each) => wanted.includes(each));
  });
}

function situationOf({ cents, open, installments, writeOffs }: Found, now: string): string {
  if (open <= 0) return 'SETTLED';
  const off = (row: Installment) =>
    writeOffs
      .filter(({ installmentId }) => installmentId === row.id)
      .reduce((sum, { value }) => sum + inCents(value), 0);
  if (installments.some((row) => row.dueDate.slice(0, 10) < now && off(row) < inCents(row.value)))
    return 'OVERDUE';
  return open < cents ? 'PARTIAL' : 'OPEN';
}

const grid = route(
  'GET',
  '/DocumentQuery/GetGridData',
  ({ query, customerId }) => {
    const [from, to] = [query.get('startDate'), query.get('endDate')];
    const errors: FieldErrors = {};
    if (!isDay(from)) errors['StartDate'] = ['A data inicial é obrigatória.'];
    if (!isDay(to)) errors['EndDate'] = ['A data final é obrigatória.'];
    if (!isDay(from) || !isDay(to)) return invalid(errors);
    if ((Date.parse(to) - Date.parse(from)) / DAY >= LONGEST)
      return invalid({ EndDate: ['O período pode ter até 1 ano.'] });
    const now = localDate(new Date(), 0).slice(0, 10);
    const { finance, farms, people } = demo.world;
    return json(
      foundOf(customerId, from, to)
        .filter((found) => matches(found, query))
        .map((found) => {
          const { document } = found;
          return {
            id: document.id,
            businessMovement: document.movement,
            documentTypeName: document.typeName,
            documentNumber: document.number,
            partnerPersonId: document.partnerId,
            partnerPersonName: finance.partners.get(document.partnerId)?.name ?? null,
            farmerPersonName: people.get(document.farmerId)?.name ?? null,
            documentFarmName: farms.get(document.farmId)?.name ?? null,
            issueDate: document.issueDate,
            documentNetValue: found.cents / 100,
            documentWriteOffDiscountValue:
              document.items.reduce((sum, row) => sum + inCents(row.discountValue), 0) / 100,
            openValue: found.open / 100,
            situation: situationOf(found, now),
          };
        }),
    );
  },
  permission,
);

const BRASILIA_MS = -3 * 3_600_000;

/** Reports read the records as they are: their data reach to this minute of Brasília, whatever zone the server is in. */
export function lastReport(now: number): string {
  return `${new Date(now + BRASILIA_MS).toISOString().slice(0, 16)}:00`;
}

const lastDate = route('GET', '/FacResultOfBusinessActivity/GetLastDateOfReport', ({ query }) =>
  query.get('executedReport')
    ? json(lastReport(Date.now()))
    : invalid({ ExecutedReport: ['O relatório é obrigatório.'] }),
);

const types = route('GET', '/DocumentType/GetDocumentTypesForSelect', () =>
  json(DOCUMENT_TYPES.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))),
);

export const documentQueryHandlers = [grid, lastDate, types];

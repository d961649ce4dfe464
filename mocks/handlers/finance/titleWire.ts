import { documentValue } from '../../db/finance/documentSeed';
import type { FinancialDocument, Installment, WriteOff } from '../../db/finance/financeTypes';
import { producersOf } from '../../db/finance/producers';
import { ratingsOf } from '../../db/finance/ratingTree';
import { TITLE_TYPES } from '../../db/finance/ratings';
import { movedBy } from '../../db/finance/writeOffSum';
import { demo } from '../../state';
import { producersWire } from './producerWire';

export const inCents = (value: number) => Math.round(value * 100);
const reais = (cents: number) => cents / 100;
const DAY = 86_400_000;
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - days * DAY).toISOString().slice(0, 19);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const nameIn = (table: { get: (id: number | null | undefined) => { name: string } | undefined }) =>
  function nameOf(id: number | null | undefined) {
    return table.get(id)?.name ?? null;
  };

/** Everything that reading a list asks again and again, by id. */
export interface TitleIndex {
  installments: Map<number, Installment[]>;
  writeOffs: Map<number, WriteOff[]>;
  /** Accounts of the plan by name. */
  ratings: Map<string, number>;
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

export function titleIndex(customerId: number | null): TitleIndex {
  const { installments, writeOffs } = demo.world.finance;
  const own = (row: { customerId: number }) => row.customerId === customerId;
  return {
    installments: grouped(installments.filter(own), (row) => row.documentId),
    writeOffs: grouped(writeOffs.filter(own), (row) => row.installmentId),
    ratings: new Map(ratingsOf(demo.world.finance, customerId).map(({ name, id }) => [name, id])),
  };
}

/** What is left of a title, in cents. */
export function openCents(row: Installment, writeOffs: readonly WriteOff[]): number {
  return inCents(row.value) - sum(writeOffs.map(({ value }) => inCents(value)));
}

function writeOffWire(row: WriteOff) {
  const { payments, currentAccounts, creditCards } = demo.world.finance;
  return {
    id: row.id,
    tradeAccountId: row.installmentId,
    writeOffDate: row.writeOffDate,
    paymentDate: row.paymentDate,
    installmentValue: row.value,
    discountValue: row.discountValue,
    interestValue: row.interestValue,
    penaltyValue: row.penaltyValue,
    quotation: row.quotation ?? null,
    exchangeValue: row.exchangeValue ?? 0,
    totalValue: reais(movedBy(row)),
    paymentId: row.paymentId,
    paymentName: nameIn(payments)(row.paymentId),
    currentAccountId: row.currentAccountId,
    currentAccountName: nameIn(currentAccounts)(row.currentAccountId),
    creditCardId: row.creditCardId,
    creditCardName: nameIn(creditCards)(row.creditCardId),
    currentAccountStatementDocumentNumber: row.statementNumber,
  };
}

/** A title as the list answers it. */
export function titleWire(row: Installment, index: TitleIndex) {
  const { finance, farms, costCenters, harvests } = demo.world;
  const document = finance.documents.need(row.documentId);
  const partner = finance.partners.get(document.partnerId);
  const writeOffs = index.writeOffs.get(row.id) ?? [];
  const open = openCents(row, writeOffs);
  const [share] = document.shares;
  return {
    id: row.id,
    documentId: document.id,
    movement: document.movement,
    documentTypeName: document.typeName,
    documentNumber: document.number,
    installmentNumber: row.number,
    installmentCount: index.installments.get(document.id)?.length ?? 1,
    partnerPersonId: document.partnerId,
    partnerPersonName: partner?.name ?? null,
    partnerPersonDocument: partner?.document ?? null,
    companyId: document.companyId,
    companyName: nameIn(finance.companies)(document.companyId),
    farmId: document.farmId,
    farmName: nameIn(farms)(document.farmId),
    producers: producersWire(producersOf(document)),
    farmActivityFieldId: share?.costCenterId ?? null,
    farmActivityFieldName: nameIn(costCenters)(share?.costCenterId),
    harvestId: document.harvestId,
    harvestName: nameIn(harvests)(document.harvestId),
    financialRatingId: index.ratings.get(row.ratingName) ?? null,
    financialRatingName: row.ratingName,
    productIds: document.items.map(({ productId }) => productId),
    loanId: document.loanId,
    loanName: nameIn(finance.loans)(document.loanId),
    paymentId: document.paymentId ?? null,
    paymentName: nameIn(finance.payments)(document.paymentId),
    issueDate: document.issueDate,
    currencySymbol: finance.currencies.get(document.currencyId)?.symbol ?? null,
    currencyValue: document.currencyValue ?? null,
    quotation: document.quotation ?? null,
    dueDate: row.dueDate,
    installmentValue: row.value,
    writeOffValue: reais(inCents(row.value) - open),
    openValue: reais(open),
    withInvoice: document.manual !== true,
    /** Another installment of the document may be written off where this one is not. */
    documentHasWriteOff: (index.installments.get(document.id) ?? []).some(
      ({ id }) => (index.writeOffs.get(id) ?? []).length > 0,
    ),
    observation: document.observation,
    penaltyRate: document.penaltyRate ?? partner?.penaltyRate ?? null,
    interestRate: document.interestRate ?? partner?.interestRate ?? null,
    discountRate: document.discountRate ?? null,
    discountUntil: document.discountRate ? daysBefore(row.dueDate, document.discountDays ?? 0) : null,
    digitableLine: row.digitableLine ?? null,
    partnerPixKey: partner?.pixKey ?? null,
    recurrenceNumber: document.recurrence?.number ?? null,
    recurrenceCount: document.recurrence?.count ?? null,
    writeOffs: writeOffs.map(writeOffWire),
  };
}

/** The whole document of a title, with all its installments: what the form edits and the panel shows. */
export function titleDetail(row: Installment, document: FinancialDocument) {
  const index = titleIndex(row.customerId);
  const own = index.installments.get(document.id) ?? [];
  const currency = demo.world.finance.currencies.get(document.currencyId);
  return {
    ...titleWire(row, index),
    documentTypeId: TITLE_TYPES.find(({ name }) => name === document.typeName)?.id ?? null,
    currencyId: document.currencyId,
    currencyCode: currency?.currencyCode ?? null,
    ownPenaltyRate: document.penaltyRate ?? null,
    ownInterestRate: document.interestRate ?? null,
    discountDays: document.discountDays ?? null,
    totalValue: documentValue(document),
    createdAt: document.createdAt,
    installments: own
      .toSorted((a, b) => a.number - b.number)
      .map((each) => {
        const open = openCents(each, index.writeOffs.get(each.id) ?? []);
        return {
          id: each.id,
          installmentNumber: each.number,
          dueDate: each.dueDate,
          installmentValue: each.value,
          openValue: reais(open),
        };
      }),
  };
}

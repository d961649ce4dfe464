import { boolean, optional } from 'valibot';
import {
  choiceOrNull,
  counted,
  id,
  list,
  made,
  needed,
  oneOf,
  optionalText,
  orNull,
  record,
} from '@/platform/http/wire';
import { cents, givenCents, givenDay, idOrNull, numericIdOrNull } from '@/platform/http/wireValues';
import { type BookEntry, type CashBook, DOCUMENT_TYPES, ENTRY_TYPES } from './bookTypes';

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const EntryWire = made(
  record({
    id,
    date: givenDay,
    documentId: optional(idOrNull, null),
    documentNumber: optionalText,
    businessMovement: oneOf(['INCOME', 'EXPENSE']),
    financialRatingName: optionalText,
    partnerPersonName: optionalText,
    partnerDocument: optionalText,
    documentType: choiceOrNull(DOCUMENT_TYPES),
    entryType: choiceOrNull(ENTRY_TYPES),
    farmId: numericIdOrNull,
    farmName: optionalText,
    participation: cents,
    isInvestment: orNull(boolean()),
    currentAccountId: optional(numericIdOrNull, null),
    paidInCash: optional(orNull(boolean()), null),
    value: givenCents,
  }),
  (sent): BookEntry => ({
    id: sent.id,
    day: sent.date,
    documentId: sent.documentId,
    documentNumber: sent.documentNumber,
    movement: sent.businessMovement,
    account: sent.financialRatingName,
    partner: sent.partnerPersonName,
    partnerDocument: sent.partnerDocument,
    documentType: sent.documentType,
    entryType: sent.entryType,
    farmId: sent.farmId,
    farm: sent.farmName,
    share: sent.participation,
    investment: sent.isInvestment === true,
    accountId: sent.currentAccountId,
    paidInCash: sent.paidInCash,
    cents: sent.value,
  }),
);

/** The cash book of one producer in one year; without entries it is none. Reais, without a sign; shares per cent. */
export const BookWire = made(
  record({
    priorLoss: cents,
    properties: list(record({ id, name: optionalText })),
    entries: counted(EntryWire),
  }),
  ({ priorLoss, properties, entries: { rows: entries, unread } }): CashBook => ({
    entries,
    properties,
    priorLoss,
    unread,
  }),
);

/** Paid entries without a producer: how many, and what they come to on each side, in cents. */
export const WithoutProducerWire = made(
  record({ count: needed('count', isCount), incomeValue: givenCents, expenseValue: givenCents }),
  ({ count, incomeValue: income, expenseValue: expense }) => ({ count, income, expense }),
);

import { optional } from 'valibot';
import {
  anyId,
  counted,
  filled,
  givenNumber,
  id,
  items,
  list,
  made,
  oneOf,
  optionalText,
  record,
} from '@/platform/http/wire';
import { cents, day, givenCents, givenDay, idOrNull, numericIdOrNull } from '@/platform/http/wireValues';
import type { FlowItem, MonthlyBasis } from './cashFlowTypes';
import { MONTHS } from './rules/cashFlow';

/** What is to come without a document. */
const SOURCES = ['INSTALLMENT', 'FORECAST', 'INVESTMENT'] as const;

const ItemWire = made(
  record({
    id: anyId,
    kind: oneOf(['PAYMENT', 'TITLE', ...SOURCES]),
    documentId: optional(idOrNull, null),
    documentNumber: optionalText,
    partnerPersonName: optionalText,
    businessMovement: oneOf(['INCOME', 'EXPENSE']),
    financialRatingId: numericIdOrNull,
    date: givenDay,
    value: givenCents,
  }),
  ({ kind, ...sent }): FlowItem => ({
    id: String(sent.id),
    paid: kind === 'PAYMENT',
    ...(kind === 'PAYMENT' || kind === 'TITLE' ? {} : { source: kind }),
    documentId: sent.documentId,
    documentNumber: sent.documentNumber,
    partner: sent.partnerPersonName,
    side: sent.businessMovement,
    ratingId: sent.financialRatingId,
    day: sent.date,
    cents: sent.value,
  }),
);

const RatingWire = made(
  record({
    id,
    code: optionalText,
    name: optionalText,
    subgroupName: optionalText,
    groupName: optionalText,
  }),
  ({ subgroupName: subgroup, groupName: group, ...rest }) => ({ ...rest, subgroup, group }),
);

/** Payments and what is to come, from which the cash flow is computed; without items it is none. Reais, without a sign. */
export const FlowWire = made(
  record({
    openingDate: day,
    openingBalance: cents,
    otherCurrencies: list(filled),
    ratings: list(RatingWire),
    items: counted(ItemWire),
  }),
  ({ openingDate, openingBalance: opening, items: sent, ...rest }) => ({
    ...rest,
    from: openingDate,
    opening,
    items: sent.rows,
    unread: sent.unread,
  }),
);

/** Sums of each month, all twelve of them; reais, without a sign. */
export const MonthlyWire = made(
  record({
    openingBalance: cents,
    otherCurrencies: list(filled),
    months: items(record({ month: givenNumber, incomeValue: cents, expenseValue: cents })),
  }),
  ({ openingBalance: opening, months, otherCurrencies }): MonthlyBasis => ({
    opening,
    months: MONTHS.map((month) => {
      const row = months.find((one) => one.month === month);
      return { inCents: row?.incomeValue ?? null, outCents: row?.expenseValue ?? null };
    }),
    otherCurrencies,
  }),
);

import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { today } from '@/platform/format/date';
import { centsOf, fromCents } from '@/platform/format/money';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { ClosingNote, DueNote } from '../components/CardDateNotes';
import { CHOOSE, recordColumns } from '../recordColumns';
import { cardDates } from '../rules/cardDates';
import type { CreditCardValues } from '../schemas/creditCardSchemas';
import { keptOption, sentOf } from '../kept';
import { CreditCard } from '../creditCardWire';

const schemas = () => import('../schemas/creditCardSchemas');
const datesOf = ({ closingDay, dueDay }: CreditCard) =>
  closingDay === null || dueDay === null ? null : cardDates(closingDay, dueDay, today());

/** More digits of a card than are kept, however they are parted. */
const holdsNumber = (text: string) => /\d(?:[\s.-]*\d){4}/.test(text);

/**
 * Credit cards with which the customer pays. Of a card's number only the last four digits are kept: enough to tell cards
 * apart, and nothing that could be paid with.
 */
export const creditCards = defineRegister<CreditCard, CreditCard, CreditCardValues>({
  module: 'finance',
  name: 'creditCards',
  slug: 'cartoes-de-credito',
  calls: registerCalls<CreditCard, CreditCard, CreditCardValues>('CreditCard', {
    row: CreditCard,
    toBody: ({ limit, ...values }) => ({
      ...sentOf(values),
      limit: limit === null ? null : fromCents(limit),
    }),
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'cardBrandName', width: 130, filter: CHOOSE },
    { field: 'lastDigits', width: 90 },
    { field: 'limit', kind: 'money', width: 130, value: (row) => centsOf(row.limit), total: 'sum' },
    { field: 'nextClosing', kind: 'date', width: 150, value: (row) => datesOf(row)?.closing },
    { field: 'nextDue', kind: 'date', width: 150, value: (row) => datesOf(row)?.due },
    { field: 'closingDay', width: 110, hidden: true },
    { field: 'dueDay', width: 110, hidden: true },
    { field: 'currentAccountName', width: 280, filter: CHOOSE, hidden: true },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    {
      name: 'cardBrandId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('cardBrands', undefined),
      current: ({ kept }) => (kept.cardBrandId ? [kept.cardBrandId] : []),
      span: 6,
    },
    { name: 'lastDigits', kind: 'text', required: true, helper: true, span: 6 },
    { name: 'limit', kind: 'money', required: true },
    { name: 'closingDay', kind: 'integer', required: true, Note: ClosingNote, span: 6 },
    { name: 'dueDay', kind: 'integer', required: true, Note: DueNote, span: 6 },
    {
      name: 'currentAccountId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('currentAccounts', undefined),
      current: ({ kept }) => (kept.currentAccountId ? [kept.currentAccountId] : []),
    },
  ],
  schema: () => schemas().then((all) => all.creditCardFormSchema),
  emptyValues: {
    kept: {},
  },
  toValues: (row) => ({
    name: row.name,
    cardBrandId: row.cardBrandId,
    lastDigits: row.lastDigits,
    limit: centsOf(row.limit),
    closingDay: row.closingDay,
    dueDay: row.dueDay,
    currentAccountId: row.currentAccountId,
    kept: {
      cardBrandId: keptOption(row.cardBrandId, row.cardBrandName),
      currentAccountId: keptOption(row.currentAccountId, row.currentAccountName),
    },
  }),
  nameOf: (row) => row.name,
  // Somebody may have begun to type a whole number into either.
  undrafted: (values) => (['name', 'lastDigits'] as const).filter((field) => holdsNumber(values[field])),
  unique: ['lastDigits'],
  isActive: (row) => row.active,
  bulkFields: ['currentAccountId'],
  invalidates: ['creditCards'],
});

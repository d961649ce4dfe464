import { defineRegister } from '@/families/register/defineRegister';
import { today, toLocalDate } from '@/platform/format/date';
import { centsOf } from '@/platform/format/money';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { LoanNote } from '../components/LoanNote';
import { loanCalls } from '../financeService';
import { CHOOSE, recordColumns } from '../recordColumns';
import { AMORTIZATIONS, LOAN_INTERVALS, nextDueDate } from '../rules/amortization';
import { loanTerms } from '../rules/loanTerms';
import { keptOption } from '../kept';
import type { LoanValues } from '../schemas/loanSchemas';
import type { Loan } from '../loanWire';

const schemas = () => import('../schemas/loanSchemas');

/**
 * Loans and financings of the customer: who lent what, at which yearly rate, and how it is paid back. The installments follow
 * from that (`rules/amortization`); a tab beside the form lists them.
 */
export const loans = defineRegister<Loan, Loan, LoanValues>({
  module: 'finance',
  name: 'loans',
  slug: 'emprestimos',
  form: 'page',
  calls: loanCalls,
  columns: [
    { field: 'name', identifying: true },
    { field: 'contractNumber', width: 130, hidden: true },
    { field: 'creditorName', width: 190, filter: CHOOSE },
    { field: 'currentAccountName', width: 280, filter: CHOOSE, hidden: true },
    { field: 'currencySymbol', width: 84, filter: CHOOSE },
    // In the currency beside it: no sum of several says anything.
    { field: 'principal', kind: 'money', unit: '', width: 130, value: (row) => centsOf(row.principal) },
    { field: 'interestRate', kind: 'percent', width: 136 },
    {
      ...choiceColumn('amortization', AMORTIZATIONS, 'finance', 'amortizationNames'),
      width: 130,
      hidden: true,
    },
    { field: 'installments', width: 100, hidden: true },
    {
      field: 'contractDate',
      kind: 'date',
      width: 130,
      value: (row) => toLocalDate(row.contractDate),
      hidden: true,
    },
    {
      field: 'firstDueDate',
      kind: 'date',
      width: 130,
      value: (row) => toLocalDate(row.firstDueDate),
      hidden: true,
    },
    { field: 'nextDueDate', kind: 'date', width: 140, value: (row) => nextDueDate(loanTerms(row), today()) },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', section: 'contract', kind: 'text', required: true, maxLength: 100, span: 8 },
    { name: 'contractNumber', kind: 'text', required: true, maxLength: 40, span: 4 },
    {
      name: 'creditorId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('persons', undefined),
      current: ({ kept }) => (kept.creditorId ? [kept.creditorId] : []),
      span: 6,
    },
    {
      name: 'currentAccountId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('currentAccounts', undefined),
      current: ({ kept }) => (kept.currentAccountId ? [kept.currentAccountId] : []),
      helper: true,
      span: 6,
    },
    {
      name: 'currencyId',
      section: 'terms',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('currencies', undefined),
      current: ({ kept }) => (kept.currencyId ? [kept.currencyId] : []),
      span: 4,
    },
    { name: 'principal', kind: 'number', required: true, span: 4 },
    {
      name: 'interestRate',
      kind: 'percent',
      decimals: 4,
      minDecimals: 2,
      required: true,
      helper: true,
      span: 4,
    },
    { name: 'contractDate', kind: 'date', required: true, span: 6 },
    {
      name: 'firstDueDate',
      kind: 'date',
      required: true,
      limits: ({ contractDate }) => (contractDate ? { min: contractDate } : {}),
      span: 6,
    },
    { name: 'installments', kind: 'integer', required: true, span: 6 },
    {
      name: 'interval',
      kind: 'select',
      required: true,
      Options: choiceOptions(LOAN_INTERVALS, 'finance', 'intervals'),
      span: 6,
    },
    {
      name: 'amortization',
      kind: 'radio',
      required: true,
      Options: choiceOptions(AMORTIZATIONS, 'finance', 'amortizations'),
      Note: LoanNote,
    },
  ],
  tabs: [{ id: 'schedule', load: () => import('../components/LoanScheduleTab') }],
  schema: () => schemas().then((all) => all.loanFormSchema),
  emptyValues: {
    interval: 'ANNUAL',
    kept: {},
  },
  toValues: (row) => ({
    name: row.name,
    contractNumber: row.contractNumber,
    creditorId: row.creditorId,
    currentAccountId: row.currentAccountId,
    currencyId: row.currencyId,
    principal: row.principal,
    interestRate: row.interestRate,
    contractDate: toLocalDate(row.contractDate),
    firstDueDate: toLocalDate(row.firstDueDate),
    installments: row.installments,
    interval: row.interval,
    amortization: row.amortization,
    kept: {
      creditorId: keptOption(row.creditorId, row.creditorName),
      currentAccountId: keptOption(row.currentAccountId, row.currentAccountName),
      currencyId: keptOption(row.currencyId, row.currencyName),
    },
  }),
  nameOf: (row) => row.name,
  unique: ['contractNumber'],
  isActive: (row) => row.active,
  invalidates: ['loans'],
});

import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { toLocalDate } from '@/platform/format/date';
import { centsOf } from '@/platform/format/money';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { AccountNameNote } from '../components/AccountNameNote';
import { CHOOSE, recordColumns } from '../recordColumns';
import { ACCOUNT_KINDS } from '../rules/accountName';
import type { CurrentAccountValues } from '../schemas/currentAccountSchemas';
import { keptOption, sentOf } from '../kept';
import { CurrentAccount } from '../currentAccountWire';

const schemas = () => import('../schemas/currentAccountSchemas');
const isCash = ({ kind }: CurrentAccountValues) => kind === 'CASH';

/**
 * Where the customer's money is: accounts at banks and credit cooperatives, savings, and cash, which has neither bank nor
 * number. The balance with which an account begins is kept in its own currency.
 */
export const currentAccounts = defineRegister<CurrentAccount, CurrentAccount, CurrentAccountValues>({
  module: 'finance',
  name: 'currentAccounts',
  slug: 'contas-correntes',
  calls: registerCalls<CurrentAccount, CurrentAccount, CurrentAccountValues>('CurrentAccount', {
    row: CurrentAccount,
    toBody: (values) =>
      values.kind === 'CASH'
        ? { ...sentOf(values), bankId: null, branch: null, number: null }
        : sentOf(values),
  }),
  columns: [
    { field: 'name', identifying: true },
    { ...choiceColumn('kind', ACCOUNT_KINDS, 'finance', 'accountKinds'), width: 170 },
    { field: 'bankName', width: 220, filter: CHOOSE, hidden: true },
    { field: 'branch', width: 90, hidden: true },
    { field: 'number', width: 120, hidden: true },
    { field: 'companyName', width: 220, filter: CHOOSE, hidden: true },
    { field: 'currencySymbol', width: 84, filter: CHOOSE },
    // In the currency beside it: no sum of several says anything.
    {
      field: 'openingBalance',
      kind: 'money',
      unit: '',
      width: 130,
      value: (row) => centsOf(row.openingBalance),
    },
    { field: 'openingDate', kind: 'date', width: 120, value: (row) => toLocalDate(row.openingDate) },
    ...recordColumns,
  ],
  fields: [
    {
      name: 'kind',
      kind: 'select',
      required: true,
      Options: choiceOptions(ACCOUNT_KINDS, 'finance', 'accountKinds'),
    },
    {
      name: 'bankId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('banks', undefined),
      current: ({ kept }) => (kept.bankId ? [kept.bankId] : []),
      lockedWhen: isCash,
    },
    { name: 'branch', kind: 'text', required: true, maxLength: 7, lockedWhen: isCash, span: 4 },
    { name: 'number', kind: 'text', required: true, maxLength: 17, lockedWhen: isCash, span: 8 },
    { name: 'name', kind: 'text', required: true, maxLength: 100, helper: true, Note: AccountNameNote },
    {
      name: 'companyId',
      kind: 'autocomplete',
      Options: lookupOptions('companies', undefined),
      current: ({ kept }) => (kept.companyId ? [kept.companyId] : []),
      helper: true,
    },
    {
      name: 'currencyId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('currencies', undefined),
      current: ({ kept }) => (kept.currencyId ? [kept.currencyId] : []),
    },
    { name: 'openingBalance', kind: 'number', required: true, negative: true, helper: true, span: 6 },
    { name: 'openingDate', kind: 'date', required: true, helper: true, span: 6 },
  ],
  schema: () => schemas().then((all) => all.currentAccountFormSchema),
  emptyValues: {
    kind: 'CHECKING',
    branch: null,
    number: null,
    kept: {},
  },
  toValues: (row) => ({
    kind: row.kind,
    bankId: row.bankId,
    branch: row.branch,
    number: row.number,
    name: row.name,
    companyId: row.companyId,
    currencyId: row.currencyId,
    openingBalance: row.openingBalance,
    openingDate: toLocalDate(row.openingDate),
    kept: {
      bankId: keptOption(row.bankId, row.bankName),
      companyId: keptOption(row.companyId, row.companyName),
      currencyId: keptOption(row.currencyId, row.currencyName),
    },
  }),
  nameOf: (row) => row.name,
  unique: ['number', 'name'],
  isActive: (row) => row.active,
  bulkFields: ['companyId', 'currencyId'],
  invalidates: ['currentAccounts'],
});

import { defineOccurrence } from '../defineOccurrence';

/** Money from one own account to another. */
export const transfers = defineOccurrence({
  kind: 'TRANSFER',
  name: 'transfers',
  slug: 'transferencia',
  columns: ['currentAccountName', 'targetAccountName', 'value'],
  fields: ['date', 'value', 'currentAccountId', 'targetAccountId'],
  required: ['date', 'value', 'currentAccountId', 'targetAccountId'],
});

import { defineOccurrence } from '../defineOccurrence';

/** An account set right, with the reason. */
export const adjustments = defineOccurrence({
  kind: 'ADJUSTMENT',
  name: 'adjustments',
  slug: 'ajuste-de-saldo',
  columns: ['currentAccountName', 'way', 'value'],
  fields: ['date', 'way', 'value', 'currentAccountId'],
  required: ['date', 'way', 'value', 'currentAccountId', 'observation'],
});

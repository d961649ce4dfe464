import { defineOccurrence } from '../defineOccurrence';

/** What a producer puts in of their own, or takes out. */
export const ownerMoves = defineOccurrence({
  kind: 'OWNER',
  name: 'ownerMoves',
  slug: 'aporte-e-retirada',
  columns: ['farmerName', 'way', 'currentAccountName', 'value'],
  fields: ['date', 'way', 'value', 'currentAccountId', 'farmerId'],
  required: ['date', 'way', 'value', 'currentAccountId', 'farmerId'],
});

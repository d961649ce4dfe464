import { defineOccurrence } from '../defineOccurrence';

/** Money received or granted before anything is delivered. */
export const advances = defineOccurrence({
  kind: 'ADVANCE',
  name: 'advances',
  slug: 'adiantamento',
  columns: ['number', 'partnerName', 'side', 'value', 'productName'],
  fields: [
    'date',
    'number',
    'side',
    'partnerId',
    'value',
    'currentAccountId',
    'productId',
    'contractId',
    'deliveryYear',
    'farmerId',
  ],
  required: ['date', 'number', 'side', 'partnerId', 'value', 'currentAccountId'],
});

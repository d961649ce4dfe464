import { defineOccurrence } from '../defineOccurrence';

/** What was agreed to be delivered or taken. */
export const contracts = defineOccurrence({
  kind: 'CONTRACT',
  name: 'contracts',
  slug: 'contrato',
  columns: [
    'number',
    'partnerName',
    'agreementKind',
    'side',
    'productName',
    'quantity',
    'unitPrice',
    'deadline',
  ],
  fields: [
    'date',
    'number',
    'side',
    'agreementKind',
    'partnerId',
    'productId',
    'quantity',
    'unitPrice',
    'harvestId',
    'deadline',
    'farmerId',
  ],
  required: ['date', 'number', 'side', 'agreementKind', 'partnerId', 'productId', 'quantity', 'deadline'],
});

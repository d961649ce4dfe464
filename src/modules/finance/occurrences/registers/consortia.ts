import { defineOccurrence } from '../defineOccurrence';

/** A quota of a consortium, with its installments. */
export const consortia = defineOccurrence({
  kind: 'CONSORTIUM',
  name: 'consortia',
  slug: 'consorcio',
  columns: ['number', 'partnerName', 'value', 'installments'],
  fields: [
    'date',
    'group',
    'quota',
    'partnerId',
    'value',
    'rate',
    'installments',
    'firstDueDate',
    'farmerId',
  ],
  required: ['date', 'group', 'quota', 'partnerId', 'value', 'rate', 'installments', 'firstDueDate'],
});

import { defineOccurrence } from '../defineOccurrence';

/** What was ordered of a supplier. */
export const orders = defineOccurrence({
  kind: 'ORDER',
  name: 'orders',
  slug: 'pedido',
  columns: ['number', 'partnerName', 'productName', 'quantity', 'unitPrice', 'deadline'],
  fields: ['date', 'number', 'partnerId', 'productId', 'quantity', 'unitPrice', 'deadline', 'farmerId'],
  required: ['date', 'number', 'partnerId', 'productId', 'quantity', 'unitPrice', 'deadline'],
});

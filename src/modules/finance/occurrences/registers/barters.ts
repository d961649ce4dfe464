import { defineOccurrence } from '../defineOccurrence';

/** Goods for goods. */
export const barters = defineOccurrence({
  kind: 'BARTER',
  name: 'barters',
  slug: 'permuta',
  columns: ['partnerName', 'productName', 'quantity', 'receivedProductName', 'receivedQuantity', 'value'],
  fields: [
    'date',
    'partnerId',
    'productId',
    'quantity',
    'receivedProductId',
    'receivedQuantity',
    'value',
    'harvestId',
    'farmerId',
  ],
  required: ['date', 'partnerId', 'productId', 'quantity', 'receivedProductId', 'receivedQuantity', 'value'],
});

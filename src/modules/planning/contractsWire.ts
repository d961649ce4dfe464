import type { PlannedProduct, SaleContract } from '@/families/activity/rules/barter';
import { figureOrNull, filledOrNull, id, made, optionalText, sparse, type Shape } from '@/platform/http/wire';

export const ContractWire = made(
  sparse({
    id,
    number: optionalText,
    contractType: optionalText,
    partnerPersonName: optionalText,
    productName: optionalText,
    quantity: figureOrNull,
    saleUnit: filledOrNull,
    unitName: optionalText,
    unitPrice: figureOrNull,
    currencySymbol: optionalText,
    deliveryDate: optionalText,
  }),
  (sent): SaleContract => ({
    id: sent.id,
    number: sent.number,
    kind: sent.contractType,
    partner: sent.partnerPersonName,
    productName: sent.productName,
    quantity: sent.quantity,
    unit: sent.saleUnit,
    unitName: sent.unitName,
    unitPrice: sent.unitPrice,
    currency: sent.currencySymbol,
    delivery: sent.deliveryDate,
  }),
);

export const PlannedProductWire: Shape<PlannedProduct> = sparse({
  productName: optionalText,
  unit: filledOrNull,
  quantity: figureOrNull,
});

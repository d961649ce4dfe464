import type { PlannedProduct, SaleContract } from '@/families/activity/rules/barter';
import { figureOrNull, filledOrNull, id, made, optionalText, sparse } from '@/platform/http/wire';
import { numericIdOrNull } from './wireParts';

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

export const PlannedProductWire = made(
  sparse({
    productName: optionalText,
    unit: filledOrNull,
    quantity: figureOrNull,
    farmActivityFieldId: numericIdOrNull,
    title: optionalText,
  }),
  ({ farmActivityFieldId: centerId, ...rest }): PlannedProduct => ({ ...rest, centerId }),
);

import { picklist } from 'valibot';
import {
  choice,
  figure,
  figureOrNull,
  id,
  keeping,
  orNull,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { DISCOUNT_ORDERS, STANDARDS } from '@/domain/harvest/grainDiscounts';
import { LOAD_DESTINATIONS } from './loadKinds';

/** A load as the grid and the record answer it. Weights in kg, measurements in per cent. */
export const Load = keeping({
  id,
  /** Given by the server. */
  number: figure,
  date: text,
  ticket: textOrNull,
  harvestId: figure,
  harvestName: text,
  farmId: figure,
  farmName: text,
  costCenterId: figureOrNull,
  costCenterName: textOrNull,
  productId: figure,
  productName: text,
  grossWeight: figure,
  tareWeight: figure,
  standard: orNull(picklist(STANDARDS)),
  order: choice(DISCOUNT_ORDERS, null),
  moistureBase: figureOrNull,
  impurityBase: figureOrNull,
  moisture: figureOrNull,
  impurity: figureOrNull,
  otherDiscount: figureOrNull,
  destination: choice(LOAD_DESTINATIONS, null),
  partnerId: figureOrNull,
  partnerName: textOrNull,
  contractId: figureOrNull,
  contractNumber: textOrNull,
  arrivedWeight: figureOrNull,
  driver: textOrNull,
  plate: textOrNull,
  trailerPlate: textOrNull,
  carrier: textOrNull,
  invoiceNumber: textOrNull,
  mdfeNumber: textOrNull,
  observation: textOrNull,
  createdAt: text,
  updatedAt: textOrNull,
});
export type Load = Read<typeof Load>;

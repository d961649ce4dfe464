import {
  choice,
  figure,
  figureOrNull,
  flag,
  id,
  keeping,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';
import { CURRENCY_CLASSIFICATIONS, MOVEMENT_CLASSIFICATIONS, NATURES } from './financialWords';

export const Integrator = keeping({
  id,
  name: text,
  legalName: text,
  document: text,
  slug: text,
  poultry: flag,
  fish: flag,
  email: textOrNull,
  phone: textOrNull,
  site: textOrNull,
  linkCount: figure,
  ...platformRecord,
});
export type Integrator = Read<typeof Integrator>;

export const MovementTypeLink = keeping({
  id,
  name: text,
  nature: choice(NATURES, null),
  natureDescription: text,
  movementTypeClassification: choice(MOVEMENT_CLASSIFICATIONS, null),
  movementTypeClassificationDescription: text,
  systemBusinessActivityId: figureOrNull,
  systemBusinessActivityName: textOrNull,
  integratorId: figureOrNull,
  integratorName: textOrNull,
  integratorCode: textOrNull,
  ...platformRecord,
});
export type MovementTypeLink = Read<typeof MovementTypeLink>;

export const SystemQuotationSource = keeping({
  id,
  name: text,
  site: textOrNull,
  currencyClassification: choice(CURRENCY_CLASSIFICATIONS, null),
  currencyClassificationDescription: text,
  bringToCustomer: flag,
  customerCount: figure,
  ...platformRecord,
});
export type SystemQuotationSource = Read<typeof SystemQuotationSource>;

export const ProductQuotation = keeping({
  id,
  productId: figure,
  productName: text,
  unit: text,
  quotationSourceId: figure,
  quotationSourceName: text,
  quotationDate: text,
  price: figure,
  note: textOrNull,
  ...platformRecord,
});
export type ProductQuotation = Read<typeof ProductQuotation>;

export const CardBrand = keeping({
  id,
  name: text,
  fiscalCode: text,
  credit: flag,
  debit: flag,
  ...platformRecord,
});
export type CardBrand = Read<typeof CardBrand>;

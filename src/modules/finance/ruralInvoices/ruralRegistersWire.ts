import {
  choice,
  figureOrNull,
  flag,
  id,
  keeping,
  list,
  oneOf,
  type Read,
  sparse,
  text,
} from '@/platform/http/wire';
import { digits, numericIdOrNull, words } from '@/platform/http/wireValues';
import { CONTRIBUTION_BASES, PRODUCER_KINDS } from '../fiscal/rules/contributions';
import { customerRecord } from '../schemas/customerRecord';
import { ENVIRONMENTS, FREIGHT_MODES, PARTY_KINDS, PURPOSES, TAXPAYER_KINDS } from './ruralInvoiceTypes';

/** Where somebody is, as a register keeps it: flat. */
const address = {
  street: words,
  addressNumber: words,
  complement: words,
  district: words,
  city: words,
  cityCode: digits,
  state: words,
  zip: digits,
  country: words,
  countryCode: digits,
  phone: digits,
};

export const RuralIssuer = keeping({
  id,
  name: text,
  document: words,
  stateRegistration: words,
  series: figureOrNull,
  lastNumber: figureOrNull,
  producerKind: choice(PRODUCER_KINDS, null),
  contributionBase: choice(CONTRIBUTION_BASES, null),
  environment: choice(ENVIRONMENTS, null),
  ...address,
  ...customerRecord,
});
export type RuralIssuer = Read<typeof RuralIssuer>;

export const RuralRecipient = keeping({
  id,
  name: text,
  kind: choice(PARTY_KINDS, null),
  document: words,
  taxpayer: choice(TAXPAYER_KINDS, null),
  stateRegistration: words,
  email: words,
  cooperative: flag,
  ...address,
  ...customerRecord,
});
export type RuralRecipient = Read<typeof RuralRecipient>;

export const GOODS = ['COMMON', 'ANIMAL', 'PLANT', 'FOREST', 'PESTICIDE'] as const;

export const RuralProduct = keeping({
  id,
  name: text,
  code: words,
  ncm: digits,
  unit: words,
  origin: words,
  situation: digits,
  benefitCode: words,
  goods: choice(GOODS, null),
  sackWeight: figureOrNull,
  ...customerRecord,
});
export type RuralProduct = Read<typeof RuralProduct>;

export const RuralCarrier = keeping({
  id,
  name: text,
  document: words,
  stateRegistration: words,
  address: words,
  city: words,
  state: words,
  ...customerRecord,
});
export type RuralCarrier = Read<typeof RuralCarrier>;

export const RuralVehicle = keeping({
  id,
  name: text,
  plate: words,
  plateState: words,
  trailerPlate: words,
  carrierId: numericIdOrNull,
  carrierName: words,
  ...customerRecord,
});
export type RuralVehicle = Read<typeof RuralVehicle>;

export const RuralNature = keeping({
  id,
  name: text,
  cfopInside: digits,
  cfopOutside: digits,
  cfopAbroad: digits,
  purpose: choice(PURPOSES, null),
  sale: flag,
  ...customerRecord,
});
export type RuralNature = Read<typeof RuralNature>;

export const NOTE_TARGETS = ['BUYER', 'TAX_OFFICE'] as const;
export const RuralNote = keeping({
  id,
  name: text,
  text: words,
  target: choice(NOTE_TARGETS, null),
  ...customerRecord,
});
export type RuralNote = Read<typeof RuralNote>;

/** Recipient, nature and goods that are sold again and again; weight and price of the day are asked each time. */
export const RuralFavourite = keeping({
  id,
  name: text,
  issuerId: id,
  issuerName: words,
  recipientId: id,
  recipientName: words,
  natureId: id,
  natureName: words,
  items: list(
    sparse({
      productId: id,
      description: words,
      unit: words,
      sackWeight: figureOrNull,
      quantity: figureOrNull,
      unitPrice: figureOrNull,
    }),
  ),
  freightMode: oneOf(FREIGHT_MODES),
  paymentForm: words,
  buyerNote: words,
  ...customerRecord,
});
export type RuralFavourite = Read<typeof RuralFavourite>;

/** A load that no invoice sells yet. Weights in kg. */
export const OpenLoad = keeping({
  id,
  number: words,
  date: text,
  netWeight: figureOrNull,
  grossWeight: figureOrNull,
  plate: words,
  trailerPlate: words,
  productId: numericIdOrNull,
  productName: words,
  partnerName: words,
});
export type OpenLoad = Read<typeof OpenLoad>;

import {
  figure,
  figureOrNull,
  flag,
  id,
  keeping,
  list,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';

/** A customer with its account. Screens of its parts change the rest. */
export const Customer = keeping({
  id,
  name: text,
  personType: figure,
  document: text,
  email: text,
  phone: textOrNull,
  accountType: figure,
  accountTypeDescription: text,
  currencyId: figure,
  businessActivityIds: list(id),
  cep: textOrNull,
  address: textOrNull,
  addressNumber: textOrNull,
  district: textOrNull,
  cityId: figure,
  cityName: textOrNull,
  stateId: figureOrNull,
  stateInitials: textOrNull,
  accountManagerId: figureOrNull,
  accountManagerName: textOrNull,
  serviceClassificationId: figureOrNull,
  serviceClassificationName: textOrNull,
  isFreeAccount: flag,
  trialPeriodExpiration: textOrNull,
  eprodutorAssistActive: flag,
  hasSupport: flag,
  licenceQuantity: figure,
  userCount: figure,
  integrationLogin: textOrNull,
  integrationUpdatedAt: textOrNull,
  hasIntegrationPassword: flag,
  ...platformRecord,
});
export type Customer = Read<typeof Customer>;

/** A user of a customer, as the customer's tab lists them. */
export const CustomerUser = keeping({
  id,
  userId: figure,
  name: text,
  email: text,
  profileName: text,
  isOwner: flag,
  emailConfirmed: flag,
  lastAccessAt: textOrNull,
});
export type CustomerUser = Read<typeof CustomerUser>;

export const CustomerModule = keeping({
  id,
  name: text,
  constantFilter: text,
  iconName: text,
  active: flag,
  screens: figure,
});
export type CustomerModule = Read<typeof CustomerModule>;

import { instant } from '../db/calendar';
import type { Community, Customer, CustomerLink, Farm, Person, QuotationSource, User } from '../db/types';

/** What a builder takes: any field, all of them optional. */
type Some<T> = Partial<T>;
/** What a builder gives: a whole row, whose id the table may still choose. */
type New<T extends { id: number }> = Omit<T, 'id'> & { id?: number };

export function aCustomer(fields: Some<Customer> = {}): New<Customer> {
  return {
    name: 'AGROPECUARIA BOA ESPERANCA LTDA',
    cityId: 1,
    favoriteCityId: null,
    isFreeAccount: false,
    trialPeriodExpiration: null,
    eprodutorAssistActive: true,
    hasSupport: false,
    ...fields,
  };
}

export function aUser(fields: Some<User> = {}): New<User> {
  const account = fields.account ?? null;
  return {
    account,
    name: 'MARIA APARECIDA DOS SANTOS',
    email: account ? `${account}@demo.com.br` : 'maria@exemplo.com.br',
    password: 'demo1234',
    emailConfirmed: true,
    isMaster: false,
    isSupport: false,
    role: 'customer_user',
    showCustomerList: false,
    acceptedTermsId: 2,
    shortcutList: null,
    preferences: null,
    imageName: null,
    ...fields,
  };
}

export function aLink(fields: Some<CustomerLink> = {}): New<CustomerLink> {
  return {
    userId: 1,
    customerId: 1,
    profileId: 1,
    isOwner: false,
    role: 'customer_user',
    menuIds: [],
    mobileIds: [],
    listedOnly: false,
    lastAccessAt: null,
    ...fields,
  };
}

export function aPerson(fields: Some<Person> = {}): New<Person> {
  return { customerId: 1, name: 'JOAO CARLOS PEREIRA', active: true, ...fields };
}

export function aCommunity(fields: Some<Community> = {}): New<Community> {
  return {
    customerId: 1,
    name: 'LINHA SAO FRANCISCO',
    stateId: 41,
    cityId: 1,
    active: true,
    createdAt: instant(new Date(), -30),
    updatedAt: null,
    ...fields,
  };
}

export function aQuotationSource(fields: Some<QuotationSource> = {}): New<QuotationSource> {
  return {
    customerId: 1,
    name: 'CEPEA/ESALQ',
    active: true,
    currencyClassification: 'PRODUCT',
    bringToCustomer: true,
    site: null,
    createdAt: instant(new Date(), -30),
    updatedAt: null,
    ...fields,
  };
}

export function aFarm(fields: Some<Farm> = {}): New<Farm> {
  return {
    customerId: 1,
    name: 'FAZENDA BOA VISTA',
    personId: 1,
    address: 'ESTRADA RURAL, KM 8',
    cityId: 1,
    communityId: 1,
    quotationSourceId: 1,
    businessActivityIds: [1],
    farmType: 1,
    isMainFarm: true,
    ...fields,
  };
}

import { instant } from '../db/calendar';
import type { CostCenter, Farm, Plot } from '../db/mapTypes';
import type { Community, Customer, CustomerLink, Person, QuotationSource, User } from '../db/types';

/** What a builder takes: any field, all of them optional. */
type Some<T> = Partial<T>;
/** What a builder gives: a whole row, whose id the table may still choose. */
type New<T extends { id: number }> = Omit<T, 'id'> & { id?: number };

export function aCustomer(fields: Some<Customer> = {}): New<Customer> {
  return {
    name: 'AGROPECUARIA BOA ESPERANCA LTDA',
    cityId: 1,
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
    mapsKey: null,
    role: 'customer_user',
    showCustomerList: false,
    acceptedTermsId: 2,
    shortcutList: null,
    preferences: null,
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
    farmType: 1,
    isMainFarm: true,
    active: true,
    createdAt: instant(new Date(), -30),
    updatedAt: null,
    ...fields,
  };
}

export function aCostCenter(fields: Some<CostCenter> = {}): New<CostCenter> {
  return {
    customerId: 1,
    name: 'SOJA SEDE',
    farmId: 1,
    farmActivityId: 1,
    farmActivityFieldTypeId: 1,
    measurementType: 1,
    cityId: 1,
    communityId: 1,
    areaValueInProductQuantity: null,
    usefulAreaSize: 0,
    commonAreaSize: 0,
    farmRealEstates: [],
    plantingDate: null,
    plantingYear: null,
    plantConditionId: null,
    plantVarietyId: null,
    plantConditionHistories: [],
    aviary: null,
    active: true,
    createdAt: instant(new Date(), -30),
    updatedAt: null,
    ...fields,
  };
}

export function aPlot(fields: Some<Plot> = {}): New<Plot> {
  return {
    customerId: 1,
    name: 'TALHAO 01',
    farmId: 1,
    costCenterId: 1,
    usefulAreaSize: 10,
    commonAreaSize: null,
    farmHeadquarters: false,
    irrigatedAreaSize: null,
    soilTypeId: 1,
    polygonArea: null,
    observation: null,
    typeFarmRealEstate: 'WITHOUT',
    ownership: 1,
    purchasePrice: 0,
    weatherStationId: null,
    altitude: null,
    clayContent: null,
    active: true,
    createdAt: instant(new Date(), -30),
    updatedAt: null,
    ...fields,
  };
}

import type { Read } from '@/platform/http/wire';
import type { lookupOption } from './lookupWire';

/** One entry of a select list. */
export type LookupOption = Read<typeof lookupOption>;

/** The select lists by name, with what each is requested. */
export interface LookupParams {
  states: undefined;
  /** Of one state, or with `{}` all of them. */
  cities: { stateId?: number; customerCitySelected?: true };
  communities: { cityId: number };
  /** Every customer of the platform; only for its own staff. */
  customers: undefined;
  /** Activities as the platform knows them, of all customers. */
  systemActivities: undefined;
  modules: undefined;
  /** How customers come by a module. */
  moduleTypes: undefined;
  /** What follows is only for the platform's own staff. */
  accountManagers: undefined;
  serviceClassifications: undefined;
  personTypes: undefined;
  accountTypes: undefined;
  yesNo: undefined;
  /** What a customer computes in: a money, or a product. */
  currenciesByClassification: { currencyClassification: 'CURRENCY' | 'PRODUCT' };
  accessProfiles: undefined;
  /** Users, each with a customer of theirs. */
  userLinks: undefined;
  aviaries: undefined;
  fishPonds: undefined;
  /** Breeds of animals, of fish their species. */
  animalBreeds: { breedType: 'FISH_SPECIE' };
  farms: undefined;
  farmTypes: undefined;
  /** People who answer for a farm. */
  farmers: undefined;
  businessActivities: undefined;
  /** What the financial module keeps, of the current customer. */
  banks: undefined;
  currencies: undefined;
  companies: undefined;
  payments: undefined;
  currentAccounts: undefined;
  creditCards: undefined;
  /** The platform's brands of credit cards. */
  cardBrands: undefined;
  loans: undefined;
  harvests: undefined;
  /** State registrations of producers with a CPF that have no series of invoices yet. */
  freeStateRegistrations: undefined;
  /** Contracts that are not cancelled. */
  contracts: undefined;
  /** Cost centers of one farm. */
  costCenters: { farmId: number };
  /** The plan of accounts, as far as it serves for one side. */
  financialRatings: { movement: 'EXPENSE' | 'INCOME' };
  /** What a title without an invoice may be: bill, contract, payslip. */
  titleTypes: undefined;
  /** What any document of the financial module may be: invoices and what comes without one. */
  documentTypes: undefined;
  /** Suppliers, buyers and employees. */
  persons: undefined;
  productLines: undefined;
  products: undefined;
  /** Codes of the nomenclature (NCM) under which goods are taxed. */
  taxCodes: undefined;
  quotationSources: {
    active: boolean;
    bringToCustomer: boolean;
    currencyClassification: 'PRODUCT';
    customerId: number;
  };
  /** Activities that a farm carries on. */
  farmActivities: { farmId: number };
  /** The same for one part of the business: AGRICULTURE, POULTRY. */
  farmActivitiesByFilter: { farmId: number; constantFilter: string };
  /** What land may be used for under an activity. */
  fieldPurposes: { farmActivityId: number; constantFilter: string };
  /** How costs are shared out under a purpose: one entry. */
  apportionmentModes: { id: number };
  plantConditions: { systemBusinessActivityIds: number };
  plantVarieties: { systemBusinessActivityIds: number };
  soilTypes: undefined;
  weatherStations: undefined;
  /** Registrations of land in the register of patrimony. */
  realEstates: undefined;
  /** Devices that send data. */
  equipment: undefined;
  /** Sensors of one device. */
  sensors: { equipmentId: number };
  silvicultureStockFarms: undefined;
  unvalidatedStockFarms: undefined;
  /** Units in which fiscal documents count goods. */
  unitsOfMeasure: undefined;
  /** Topics of the frequent questions. */
  faqTopics: undefined;
  videoTopics: undefined;
  videoSubtopics: { topicId: number };
  videos: undefined;
  /** Pages to which a video can be linked, by their address. */
  helpScreens: undefined;
  /**
   * What an invoice names, of a customer who need not be the current one: a support assistant enters invoices for
   * customers that they are not linked to.
   */
  invoicePartners: { customerId: number };
  invoiceTypes: { customerId: number };
  /** Names and tax numbers under which the customer receives and issues documents. */
  invoiceRecipients: { customerId: number };
  invoiceFarms: { customerId: number };
  /** People who may be the producer of a document. */
  invoiceFarmers: { customerId: number };
  /** Cost centers of one farm. */
  invoiceCostCenters: { customerId: number; farmId: number };
  invoiceHarvests: { customerId: number };
  expenditures: { customerId: number };
  patrimonies: { customerId: number };
  paymentForms: { customerId: number };
  bankAccounts: { customerId: number };
  /** Machines, vehicles, buildings and whatever else the customer owns for years; `kind` says which. */
  assets: undefined;
}

export type LookupName = keyof LookupParams;

declare module '@/platform/store/tags' {
  // A write invalidates select lists by their names.
  interface TagNames extends Record<keyof LookupParams, true> {}
}

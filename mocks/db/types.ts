import type {
  BusinessActivity,
  CostCenter,
  Farm,
  FarmActivity,
  FieldPurpose,
  Harvest,
  PlantWord,
  Plot,
  RealEstate,
  Register,
  SoilType,
  WeatherStation,
} from './mapTypes';
import type { Row, Table } from './table';

export interface State extends Row {
  name: string;
  initials: string;
}

export interface City extends Row {
  /** Code of IBGE, seven digits. */
  code: number;
  name: string;
  stateId: number;
  latitude: number;
  longitude: number;
}

export interface Customer extends Row {
  name: string;
  cityId: number;
  isFreeAccount: boolean;
  trialPeriodExpiration: string | null;
  eprodutorAssistActive: boolean;
  hasSupport: boolean;
}

export interface Person extends Row {
  customerId: number;
  name: string;
  active: boolean;
}

export interface Community extends Register {
  stateId: number;
  cityId: number;
}

export type CurrencyClassification = 'PRODUCT' | 'CURRENCY';

export interface QuotationSource extends Register {
  currencyClassification: CurrencyClassification;
  bringToCustomer: boolean;
  site: string | null;
}

export interface TermsOfUse extends Row {
  htmlCode: string;
  publishedAt: string;
}

export interface HelpPostLink extends Row {
  urlName: string;
  systemHelpCenterPostId: number;
  systemHelpCenterPostName: string;
}

export type ModuleLetter = 'H' | 'P' | 'F' | 'A' | 'Z' | 'M' | 'S';

export interface MenuItem extends Row {
  name: string;
  urlName: string;
  /** The catalogue path that owns this entry; differs from `urlName` for entries inside a screen. */
  basePath: string;
  iconName: string;
  constantFilter: string | null;
  parentMenuName: string | null;
  showOrder: number;
  moduleId: number;
  moduleName: string;
  moduleConstantFilter: string;
  iconModuleName: string;
  letter: ModuleLetter;
}

export interface Profile extends Row {
  name: string;
  licenceType: number;
  licenceTypeDescription: string;
  description: string;
}

export type Role =
  | 'master'
  | 'customer_administrator'
  | 'customer_user'
  | 'veterinary'
  | 'accountant'
  | 'agronomist'
  | 'integrator'
  | 'installer_technician'
  | 'customer_free_account'
  | 'customer_free_account_nfpe_only';

export interface User extends Row {
  /** The name of the demo account; null for people who only stand in lists. */
  account: string | null;
  name: string;
  email: string;
  password: string;
  emailConfirmed: boolean;
  isMaster: boolean;
  isSupport: boolean;
  role: Role | null;
  showCustomerList: boolean;
  acceptedTermsId: number | null;
  shortcutList: number[] | null;
  preferences: Record<string, unknown> | null;
}

export interface CustomerLink extends Row {
  userId: number;
  customerId: number;
  profileId: number;
  isOwner: boolean;
  role: Role;
  /** Ids of the menu items granted to this link. */
  menuIds: number[];
  /** The support user stands in a customer's lists without being able to pick that customer. */
  listedOnly: boolean;
  lastAccessAt: string | null;
}

/** A message of the notification center to one user about one customer. */
export interface Notification extends Row {
  userId: number;
  linkId: number;
  title: string;
  description: string;
  isRead: boolean;
  notificationDate: string;
  notificationGroup: number;
  moduleName: string | null;
}

export interface World {
  notifications: Table<Notification>;
  states: Table<State>;
  cities: Table<City>;
  customers: Table<Customer>;
  people: Table<Person>;
  businessActivities: Table<BusinessActivity>;
  farms: Table<Farm>;
  farmActivities: Table<FarmActivity>;
  fieldPurposes: Table<FieldPurpose>;
  costCenters: Table<CostCenter>;
  plots: Table<Plot>;
  realEstates: Table<RealEstate>;
  plantConditions: Table<PlantWord>;
  plantVarieties: Table<PlantWord>;
  soilTypes: Table<SoilType>;
  weatherStations: Table<WeatherStation>;
  harvests: Table<Harvest>;
  communities: Table<Community>;
  quotationSources: Table<QuotationSource>;
  terms: Table<TermsOfUse>;
  helpPosts: Table<HelpPostLink>;
  menuItems: Table<MenuItem>;
  profiles: Table<Profile>;
  users: Table<User>;
  links: Table<CustomerLink>;
}

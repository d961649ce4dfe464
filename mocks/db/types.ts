import type { RuralInvoiceTables } from './ruralInvoices/ruralInvoiceTypes';
import type { SoilReference } from './soil/references';
import type { FeedOrder } from './feedOrders';
import type { OccurrenceTables } from './occurrence/occurrenceTypes';
import type { PlatformRow } from './platform/platformRow';
import type { PlanningTables } from './planning/planningTypes';
import type { PlatformTables } from './platform/platformTables';
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
import type { IntegrationTables } from './integrationTypes';
import type { Equipment, Sensor } from './monitoringTypes';
import type { FieldTables } from './field/fieldTypes';
import type { SoilTables } from './soil/soilTypes';
import type { FinanceTables } from './finance/financeTypes';
import type { AssistDocument } from './assist/assistTypes';
import type { PoultryLot } from './poultryTypes';
import type { FishLot, FishOrder } from './fish/fishTypes';
import type { FishRangeSet, WaterSet } from './fishReferences';
import type { ReferenceSet } from './poultryReferences';
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
  /** The city whose weather is shown first. */
  favoriteCityId: number | null;
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

export interface MenuItem extends PlatformRow {
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
  mapsKey: string | null;
  role: Role | null;
  showCustomerList: boolean;
  acceptedTermsId: number | null;
  shortcutList: number[] | null;
  preferences: Record<string, unknown> | null;
  /** Address of the person's picture. */
  imageName: string | null;
}

/** A picture that somebody sent. */
export interface StoredImage extends Row {
  contentType: string;
  base64: string;
}

export interface CustomerLink extends Row {
  userId: number;
  customerId: number;
  profileId: number;
  isOwner: boolean;
  role: Role;
  /** Ids of the menu items granted to this link. */
  menuIds: number[];
  /** Ids of what is granted in the mobile application. */
  mobileIds: number[];
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

/** A message of the platform to its users. */
export interface Notice extends Row {
  title: string;
  tag: string | null;
  colorTag: string | null;
  leaveInEvidence: boolean;
  publicationDate: string;
  description: string;
  customerId: number | null;
  systemBusinessActivityId: number | null;
  moduleId: number | null;
  isNotify: boolean;
}

/** Something due or planned on a day: with `dateWithTime` at an hour, else with `date`. */
export interface CalendarEntry extends Row {
  customerId: number;
  title: string;
  date: string | null;
  dateWithTime: string | null;
}

/** A browser that gets the notifications of some of its user's links. */
export interface NotificationDevice extends Row {
  userId: number;
  linkIds: number[];
  token: string;
  deviceDescription: string;
  createdAt: string;
  updatedAt: string | null;
}

/** What a link's user wants to be notified of, in the lists that the wire has. */
export interface NotificationSetting extends Row {
  linkId: number;
  agriculture: Record<string, unknown>;
  poultry: Record<string, unknown>[];
  financial: Record<string, unknown>;
  fish: Record<string, unknown>;
  maintenance: Record<string, unknown>;
}

export interface Aviary extends Row {
  customerId: number;
  name: string;
  /** kg of gas in a m³ of its meter, where somebody changed it. */
  gasFactor?: number;
}

export interface FishPond extends Row {
  customerId: number;
  name: string;
  farmId: number | null;
  /** Square metres of water. */
  area: number | null;
}

export interface World {
  /** Registers of the administration area. */
  platform: PlatformTables;
  /** What customers keep in the financial module. */
  finance: FinanceTables;
  /** Rural invoices and their own registers. */
  ruralInvoices: RuralInvoiceTables;
  planning: PlanningTables;
  notices: Table<Notice>;
  calendarEntries: Table<CalendarEntry>;
  notifications: Table<Notification>;
  notificationDevices: Table<NotificationDevice>;
  notificationSettings: Table<NotificationSetting>;
  /** Cycles, phases of the climate, keys of the API, stations' readings, irrigation, rotation. */
  field: FieldTables;
  /** Analyses of soils. */
  soil: SoilTables;
  aviaries: Table<Aviary>;
  fishPonds: Table<FishPond>;
  fishLots: Table<FishLot>;
  fishOrders: Table<FishOrder>;
  poultryLots: Table<PoultryLot>;
  poultryReferences: Table<ReferenceSet>;
  fishRanges: Table<FishRangeSet>;
  waterReferences: Table<WaterSet>;
  soilReferences: Table<SoilReference>;
  /** What was ordered of feed for lots and silos. */
  feedOrders: Table<FeedOrder>;
  /** What happened in the lots. */
  occurrence: OccurrenceTables;
  /** Partners that data are exchanged with. */
  integrations: IntegrationTables;
  equipment: Table<Equipment>;
  sensors: Table<Sensor>;
  images: Table<StoredImage>;
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
  menuItems: Table<MenuItem>;
  profiles: Table<Profile>;
  users: Table<User>;
  links: Table<CustomerLink>;
  assistDocuments: Table<AssistDocument>;
}

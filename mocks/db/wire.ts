import type { Role } from './types';

/** One entry of `currentCustomer.permissions`. */
export interface PermissionWire {
  id: number;
  name: string;
  urlName: string;
  iconName: string;
  iconModuleName: string;
  moduleId: number;
  moduleName: string;
  moduleConstantFilter: string;
  parentMenuName: string | null;
  showOrder: number;
  constantFilter: string | null;
  legacy?: true;
}

export interface ProfileWire {
  id: number;
  name: string;
  licenceType: number;
  licenceTypeDescription: string;
  description: string;
}

export interface CurrentCustomerWire {
  /** The link between user and customer, also the `guid` of notifications. */
  id: number;
  userId: number;
  customerId: number;
  customerName: string;
  hasSupport: boolean;
  profileId: number;
  profile: ProfileWire;
  isOwner: boolean;
  permissions: PermissionWire[];
  customer: {
    name: string;
    isFreeAccount: boolean;
    trialPeriodExpiration: string | null;
    eprodutorAssistActive: boolean;
  };
}

export interface LinkedCustomerWire {
  id: number;
  customerId: number;
  customerName: string;
  userImageUrl: string | null;
  profile: { name: string };
}

export interface HelpPostWire {
  id: number;
  urlName: string;
  systemHelpCenterPostId: number;
  systemHelpCenterPostName: string;
}

export interface LoggedUserAnswer {
  loggedUser: {
    id: number;
    name: string;
    imageName: string | null;
    email: string;
    isMaster: boolean;
    isSupport: boolean;
    role: Role | null;
    showCustomerList: boolean;
    redirectUrl: string | null;
    userLinkedToCustomers: LinkedCustomerWire[] | null;
    systemHelpCenterPostLinkedUrl: HelpPostWire[] | null;
    shortcutList: number[] | null;
    preferences: Record<string, unknown> | null;
  };
  accessToken: string;
  tokenForm: string;
  currentCustomer: CurrentCustomerWire | null;
  licenseTypes: { id: number; name: string }[];
  system: { environment: string; version: string };
  keys: {
    mapsKey: string | null;
    shoppingKey: string | null;
    monitoringKey: string | null;
    firebase: Record<string, string> | null;
  };
  urls: {
    academyUrl: string | null;
    helpCenterUrl: string | null;
    blogUrl: string | null;
    chatUrl: string | null;
    storageUrl: string | null;
    integrationUri: string | null;
    integrationToken: string | null;
    agriculturalPricesUrl: string | null;
  };
}

export interface CommunityWire {
  id: number;
  name: string;
  stateId: number;
  stateName: string;
  cityId: number;
  cityName: string;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}

export interface QuotationSourceWire {
  id: number;
  name: string;
  site: string | null;
  currencyClassification: string;
  currencyClassificationDescription: string;
  bringToCustomer: boolean;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}

export interface NoticeWire {
  id: number;
  title: string;
  tag: string | null;
  colorTag: string | null;
  leaveInEvidence: boolean;
  publicationDate: string;
  description: string;
  customerId: number | null;
  customerName: string | null;
  systemBusinessActivityId: number | null;
  systemBusinessActivityName: string | null;
  moduleId: number | null;
  moduleName: string | null;
  isNotify: boolean;
}

export interface CalendarEntryWire {
  id: number;
  title: string;
  date?: string;
  dateWithTime?: string;
}

/** One figure of the United States Department of Agriculture. */
export interface UsdaWire {
  commodityCode: string;
  countryName: string;
  marketYear: number;
  attributeId: number;
  unitDescription: string;
  value: number;
}

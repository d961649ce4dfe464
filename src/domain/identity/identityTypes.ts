/** The signed-in person and what the server said with them, read into a shape that never lacks a part. */
export interface UserLink {
  id: number;
  customerId: number;
  customerName: string;
  userImageUrl: string | null;
  profileName: string;
}

/** A menu entry of the current customer: what may be opened, pinned and shown in the navigation. */
export interface MenuPermission {
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
  /** Still on the former site: opened by a full page load. */
  legacy: boolean;
}

export interface CustomerProfile {
  id: number | null;
  name: string;
  licenceType: number | null;
  licenceTypeDescription: string;
  description: string;
}

export interface CurrentCustomer {
  /** Id of the link between user and customer (`userLinkedToCustomerId`, the `guid` of notifications). */
  id: number;
  userId: string;
  customerId: number;
  customerName: string;
  hasSupport: boolean;
  isOwner: boolean;
  profile: CustomerProfile;
  permissions: MenuPermission[];
  customer: {
    name: string;
    isFreeAccount: boolean;
    trialPeriodExpiration: string | null;
    eprodutorAssistActive: boolean;
  };
}

export interface HelpPost {
  id: number;
  urlName: string;
  postId: number;
  postName: string;
}

export interface Identity {
  id: string;
  name: string;
  imageName: string | null;
  email: string;
  isMaster: boolean;
  isSupport: boolean;
  role: string | null;
  showCustomerList: boolean;
  redirectUrl: string | null;
  links: UserLink[];
  helpPosts: HelpPost[];
  shortcutList: number[];
  preferences: Record<string, unknown>;
  currentCustomer: CurrentCustomer | null;
  licenseTypes: unknown[];
  system: { environment: string; version: string };
  keys: {
    mapsKey: string | null;
    shoppingKey: string | null;
    monitoringKey: string | null;
    firebase: Record<string, string> | null;
  };
  urls: Record<
    | 'academyUrl'
    | 'helpCenterUrl'
    | 'blogUrl'
    | 'chatUrl'
    | 'storageUrl'
    | 'integrationUri'
    | 'integrationToken'
    | 'agriculturalPricesUrl',
    string | null
  >;
}

/** What GetLoggedUser answers, read: the person, and the two tokens that the next calls carry. */
export interface LoggedUserAnswer {
  identity: Identity;
  accessToken: string | null;
  tokenForm: string | null;
}

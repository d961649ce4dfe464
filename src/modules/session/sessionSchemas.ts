import { array, boolean, mixed, number, object, string } from 'yup';

/** Ids of users are opaque: numbers in one version of the server, text in another. */
const userId = mixed<string | number>((value): value is string | number =>
  ['string', 'number'].includes(typeof value),
);

const profile = object({ name: string().required() });

const userLink = object({
  id: number().required(),
  customerId: number().required(),
  customerName: string().required(),
  userImageUrl: string().nullable().defined(),
  profile: profile.required(),
});

const permission = object({
  id: number().required(),
  name: string().required(),
  urlName: string().required(),
  iconName: string().nullable().defined(),
  iconModuleName: string().nullable().defined(),
  moduleId: number().required(),
  moduleName: string().required(),
  moduleConstantFilter: string().required(),
  parentMenuName: string().nullable().defined(),
  showOrder: number().required(),
  constantFilter: string().nullable().optional(),
  legacy: boolean().optional(),
});

export const currentCustomerSchema = object({
  id: number().required(),
  userId: userId.required(),
  customerId: number().required(),
  customerName: string().required(),
  hasSupport: boolean().required(),
  isOwner: boolean().required(),
  profile: object({
    id: number().required(),
    name: string().required(),
    licenceType: number().required(),
    licenceTypeDescription: string().required(),
    description: string().nullable().defined(),
  }).required(),
  permissions: array(permission.required()).required(),
  customer: object({
    name: string().required(),
    isFreeAccount: boolean().required(),
    trialPeriodExpiration: string().nullable().defined(),
    eprodutorAssistActive: boolean().required(),
  }).required(),
});

/** The answer of GetLoggedUser. */
export const loggedUserSchema = object({
  loggedUser: object({
    id: userId.required(),
    name: string().required(),
    imageName: string().nullable().defined(),
    email: string().required(),
    isMaster: boolean().required(),
    isSupport: boolean().required(),
    role: string().nullable().defined(),
    showCustomerList: boolean().required(),
    redirectUrl: string().nullable().defined(),
    userLinkedToCustomers: array(userLink.required()).nullable().defined(),
    systemHelpCenterPostLinkedUrl: array(
      object({
        id: number().required(),
        urlName: string().required(),
        systemHelpCenterPostId: number().required(),
        systemHelpCenterPostName: string().required(),
      }),
    )
      .nullable()
      .defined(),
    shortcutList: array(number().required()).nullable().defined(),
  }).required(),
  accessToken: string().required(),
  tokenForm: string().required(),
  currentCustomer: currentCustomerSchema.nullable().defined(),
  licenseTypes: array().nullable().defined(),
  system: object({ environment: string().required(), version: string().required() }).required(),
  keys: object({
    mapsKey: string().nullable().defined(),
    shoppingKey: string().nullable().defined(),
    monitoringKey: string().nullable().defined(),
    firebase: mixed().nullable().defined(),
  }).required(),
  urls: object().required(),
});

export const latestTermsSchema = object({ htmlCode: string().required() });

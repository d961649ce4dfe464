import { optional, unknown } from 'valibot';
import {
  anyId,
  figure,
  flag,
  id,
  items,
  list,
  nothingOr,
  orNull,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';

/*
 * Who is signed in is read by hand (`domain/identity`), for the first screen; these shapes are compared with the answers
 * afterwards, so that what differs is reported all the same.
 */

const UserLink = record({
  id,
  customerId: id,
  customerName: text,
  userImageUrl: textOrNull,
  profile: record({ name: text }),
});

const Permission = record({
  id,
  name: text,
  urlName: text,
  iconName: textOrNull,
  iconModuleName: textOrNull,
  moduleId: id,
  moduleName: text,
  moduleConstantFilter: text,
  parentMenuName: textOrNull,
  showOrder: figure,
  constantFilter: optional(textOrNull),
  legacy: optional(flag),
});

const CurrentCustomer = record({
  id,
  /** Ids of users are opaque: numbers in one version of the server, text in another. */
  userId: anyId,
  customerId: id,
  customerName: text,
  hasSupport: flag,
  isOwner: flag,
  profile: record({
    id,
    name: text,
    licenceType: figure,
    licenceTypeDescription: text,
    description: textOrNull,
  }),
  permissions: items(Permission),
  customer: record({
    name: text,
    isFreeAccount: flag,
    trialPeriodExpiration: textOrNull,
    eprodutorAssistActive: flag,
  }),
});

/** The answer of GetLoggedUser. */
export const LoggedUser = record({
  loggedUser: record({
    id: anyId,
    name: text,
    imageName: textOrNull,
    email: text,
    isMaster: flag,
    isSupport: flag,
    role: textOrNull,
    showCustomerList: flag,
    redirectUrl: textOrNull,
    userLinkedToCustomers: list(UserLink),
    systemHelpCenterPostLinkedUrl: list(
      record({ id, urlName: text, systemHelpCenterPostId: id, systemHelpCenterPostName: text }),
    ),
    shortcutList: list(id),
  }),
  accessToken: text,
  tokenForm: text,
  currentCustomer: orNull(CurrentCustomer),
  licenseTypes: list(unknown()),
  system: record({ environment: text, version: text }),
  keys: record({
    mapsKey: textOrNull,
    shoppingKey: textOrNull,
    monitoringKey: textOrNull,
    firebase: unknown(),
  }),
  urls: record({}),
});

export const LatestTerms = nothingOr(record({ htmlCode: text }));

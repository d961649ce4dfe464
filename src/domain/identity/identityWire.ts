import { unknown } from 'valibot';
import {
  anyId,
  anyRecord,
  figure,
  filledOrNull,
  flag,
  list,
  made,
  mark,
  needed,
  optionalText,
  orElse,
  orNull,
  parsed,
  part,
  type Read,
  sparse,
  text,
} from '@/platform/http/wire';
import { normalisePath } from './normalisePath';

/*
 * Who is signed in, and what the server says with them. What is missing or of a wrong kind degrades (no customer, no
 * menu, no key) and is reported; only an answer without any user at all is refused.
 */

/** An id that one version of the server writes as a number, another as text. */
const numericId = parsed(anyId, 'integer', (value) =>
  Number.isInteger(Number(value)) ? Number(value) : null,
);
const idOrNull = orNull(numericId);
const idOrZero = orElse(numericId, 0);
/** Ids of users are opaque. */
const userId = made(orElse(anyId, ''), String);

/** A menu entry of the current customer: what may be opened, pinned and shown in the navigation. */
const MenuPermission = made(
  sparse({
    id: idOrZero,
    name: text,
    urlName: text,
    iconName: optionalText,
    iconModuleName: optionalText,
    moduleId: idOrZero,
    moduleName: text,
    moduleConstantFilter: text,
    parentMenuName: filledOrNull,
    showOrder: made(figure, (order) => order ?? 0),
    constantFilter: filledOrNull,
    /** Still on the former site: opened by a full page load. */
    legacy: mark,
  }),
  (row) => ({
    ...row,
    name: row.name || row.urlName,
    urlName: row.urlName && !/^https?:/i.test(row.urlName) ? normalisePath(row.urlName) : row.urlName,
    // A module that lost its name is still found by its key, or by its page.
    moduleName: row.moduleName || row.moduleConstantFilter || row.name || row.urlName,
  }),
);
export type MenuPermission = Read<typeof MenuPermission>;

/** The customer whose data are shown, as GetLoggedUser and SetCustomerId answer it. */
export const CurrentCustomer = made(
  sparse({
    /** Id of the link between user and customer (`userLinkedToCustomerId`, the `guid` of notifications). */
    id: idOrNull,
    userId,
    customerId: numericId,
    customerName: optionalText,
    hasSupport: flag,
    isOwner: flag,
    profileId: idOrNull,
    profile: part({
      id: idOrNull,
      name: text,
      licenceType: figure,
      licenceTypeDescription: text,
      description: optionalText,
    }),
    permissions: list(MenuPermission),
    customer: part({
      name: optionalText,
      isFreeAccount: flag,
      trialPeriodExpiration: filledOrNull,
      eprodutorAssistActive: flag,
    }),
  }),
  ({ profileId, ...row }) => ({
    ...row,
    id: row.id ?? row.customerId,
    customerName: row.customerName || row.customer.name,
    profile: { ...row.profile, id: profileId ?? row.profile.id },
    customer: { ...row.customer, name: row.customer.name || row.customerName },
  }),
);
export type CurrentCustomer = Read<typeof CurrentCustomer>;

/** A customer that the user may enter. */
const UserLink = made(
  sparse({
    id: idOrNull,
    customerId: numericId,
    customerName: text,
    userImageUrl: filledOrNull,
    profile: part({ name: text }),
  }),
  ({ profile, ...row }) => ({ ...row, id: row.id ?? row.customerId, profileName: profile.name }),
);
export type UserLink = Read<typeof UserLink>;

/** A video of the help center that belongs to a page. */
const HelpPost = made(
  sparse({
    id: idOrZero,
    urlName: text,
    systemHelpCenterPostId: idOrZero,
    systemHelpCenterPostName: text,
  }),
  (row) => ({
    id: row.id,
    urlName: normalisePath(row.urlName),
    postId: row.systemHelpCenterPostId,
    postName: row.systemHelpCenterPostName,
  }),
);
export type HelpPost = Read<typeof HelpPost>;

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((one) => typeof one === 'string');

const User = sparse({
  id: userId,
  name: text,
  imageName: filledOrNull,
  email: text,
  isMaster: flag,
  isSupport: flag,
  role: filledOrNull,
  showCustomerList: flag,
  redirectUrl: filledOrNull,
  userLinkedToCustomers: list(UserLink),
  systemHelpCenterPostLinkedUrl: list(HelpPost),
  shortcutList: list(numericId),
  preferences: made(orNull(anyRecord), (kept) => kept ?? {}),
});

/** The answer of GetLoggedUser: the person, and the two tokens that the next calls carry. */
export const LoggedUser = made(
  sparse({
    loggedUser: User,
    accessToken: filledOrNull,
    tokenForm: filledOrNull,
    currentCustomer: orNull(CurrentCustomer),
    licenseTypes: list(unknown()),
    system: part({ environment: text, version: text }),
    keys: part({
      mapsKey: filledOrNull,
      shoppingKey: filledOrNull,
      monitoringKey: filledOrNull,
      firebase: orNull(needed('texts', isTexts)),
    }),
    urls: part({
      academyUrl: filledOrNull,
      helpCenterUrl: filledOrNull,
      blogUrl: filledOrNull,
      chatUrl: filledOrNull,
      storageUrl: filledOrNull,
      integrationUri: filledOrNull,
      integrationToken: filledOrNull,
      agriculturalPricesUrl: filledOrNull,
    }),
  }),
  ({ loggedUser, accessToken, tokenForm, ...more }) => {
    const { userLinkedToCustomers: links, systemHelpCenterPostLinkedUrl: helpPosts, ...user } = loggedUser;
    return {
      accessToken,
      tokenForm,
      identity: { ...user, name: user.name || user.email, links, helpPosts, ...more },
    };
  },
);
export type LoggedUserAnswer = Read<typeof LoggedUser>;
/** The signed-in person and what the server said with them; no part is ever missing. */
export type Identity = LoggedUserAnswer['identity'];

import { isRecord } from '@/platform/http/loose';
import type { CurrentCustomer, HelpPost, LoggedUserAnswer, MenuPermission, UserLink } from './identityTypes';

type Json = Record<string, unknown>;

const object = (value: unknown): Json => (isRecord(value) && !Array.isArray(value) ? value : {});
const items = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;
const number = (value: unknown): number | null => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
};

/** Addresses are compared without a closing slash and always start with one. */
export function normalisePath(path: string): string {
  const bare = `/${path}`.replace(/\/{2,}/g, '/').replace(/[?#].*$/, '');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

function readPermission(row: Json): MenuPermission {
  const url = text(row['urlName']) ?? '';
  return {
    id: number(row['id']) ?? 0,
    name: text(row['name']) ?? url,
    urlName: url && !/^https?:/i.test(url) ? normalisePath(url) : url,
    iconName: text(row['iconName']) ?? '',
    iconModuleName: text(row['iconModuleName']) ?? '',
    moduleId: number(row['moduleId']) ?? 0,
    // A module that lost its name is still found by its key, or by its page.
    moduleName: text(row['moduleName']) ?? text(row['moduleConstantFilter']) ?? text(row['name']) ?? url,
    moduleConstantFilter: text(row['moduleConstantFilter']) ?? '',
    parentMenuName: text(row['parentMenuName']),
    showOrder: number(row['showOrder']) ?? 0,
    constantFilter: text(row['constantFilter']),
    legacy: row['legacy'] === true,
  };
}

/** Reads a current customer as GetLoggedUser and SetCustomerId answer it; null when there is none. */
export function readCustomer(value: unknown): CurrentCustomer | null {
  const row = object(value);
  const customerId = number(row['customerId']);
  if (customerId === null) return null;
  const profile = object(row['profile']);
  const customer = object(row['customer']);
  return {
    id: number(row['id']) ?? customerId,
    userId: text(row['userId']) ?? '',
    customerId,
    customerName: text(row['customerName']) ?? text(customer['name']) ?? '',
    hasSupport: row['hasSupport'] === true,
    isOwner: row['isOwner'] === true,
    profile: {
      id: number(row['profileId']) ?? number(profile['id']),
      name: text(profile['name']) ?? '',
      licenceType: number(profile['licenceType']),
      licenceTypeDescription: text(profile['licenceTypeDescription']) ?? '',
      description: text(profile['description']) ?? '',
    },
    permissions: items(row['permissions']).map(readPermission),
    customer: {
      name: text(customer['name']) ?? text(row['customerName']) ?? '',
      isFreeAccount: customer['isFreeAccount'] === true,
      trialPeriodExpiration: text(customer['trialPeriodExpiration']),
      eprodutorAssistActive: customer['eprodutorAssistActive'] === true,
    },
  };
}

function readLink(row: Json): UserLink[] {
  const customerId = number(row['customerId']);
  if (customerId === null) return [];
  return [
    {
      id: number(row['id']) ?? customerId,
      customerId,
      customerName: text(row['customerName']) ?? '',
      userImageUrl: text(row['userImageUrl']),
      profileName: text(object(row['profile'])['name']) ?? '',
    },
  ];
}

function readHelpPost(row: Json): HelpPost {
  return {
    id: number(row['id']) ?? 0,
    urlName: normalisePath(text(row['urlName']) ?? '/'),
    postId: number(row['systemHelpCenterPostId']) ?? 0,
    postName: text(row['systemHelpCenterPostName']) ?? '',
  };
}

/**
 * Reads the answer of GetLoggedUser. Whatever is missing or of a wrong kind degrades (no customer, no menu, no key);
 * only an answer without any user at all is refused.
 * @throws Error when `loggedUser` is missing.
 */
export function readLoggedUser(answer: unknown): LoggedUserAnswer {
  const body = object(answer);
  if (typeof body['loggedUser'] !== 'object' || body['loggedUser'] === null) {
    throw new Error('GetLoggedUser: no loggedUser');
  }
  const user = object(body['loggedUser']);
  const system = object(body['system']);
  const keys = object(body['keys']);
  const urls = object(body['urls']);
  const firebase = object(keys['firebase']);
  return {
    accessToken: text(body['accessToken']),
    tokenForm: text(body['tokenForm']),
    identity: {
      id: text(user['id']) ?? '',
      name: text(user['name']) ?? text(user['email']) ?? '',
      imageName: text(user['imageName']),
      email: text(user['email']) ?? '',
      isMaster: user['isMaster'] === true,
      isSupport: user['isSupport'] === true,
      role: text(user['role']),
      showCustomerList: user['showCustomerList'] === true,
      redirectUrl: text(user['redirectUrl']),
      links: items(user['userLinkedToCustomers']).flatMap(readLink),
      helpPosts: items(user['systemHelpCenterPostLinkedUrl']).map(readHelpPost),
      shortcutList: (Array.isArray(user['shortcutList']) ? user['shortcutList'] : []).flatMap(
        (id) => number(id) ?? [],
      ),
      preferences: object(user['preferences']),
      currentCustomer: readCustomer(body['currentCustomer']),
      licenseTypes: Array.isArray(body['licenseTypes']) ? body['licenseTypes'] : [],
      system: { environment: text(system['environment']) ?? '', version: text(system['version']) ?? '' },
      keys: {
        mapsKey: text(keys['mapsKey']),
        shoppingKey: text(keys['shoppingKey']),
        monitoringKey: text(keys['monitoringKey']),
        firebase: Object.keys(firebase).length > 0 ? (firebase as Record<string, string>) : null,
      },
      urls: {
        academyUrl: text(urls['academyUrl']),
        helpCenterUrl: text(urls['helpCenterUrl']),
        blogUrl: text(urls['blogUrl']),
        chatUrl: text(urls['chatUrl']),
        storageUrl: text(urls['storageUrl']),
        integrationUri: text(urls['integrationUri']),
        integrationToken: text(urls['integrationToken']),
        agriculturalPricesUrl: text(urls['agriculturalPricesUrl']),
      },
    },
  };
}

import type { CurrentCustomer, Identity, MenuPermission } from './identityWire';

/**
 * The general permission helper: no requirement (null) is allowed; an empty list only for a user without roles;
 * otherwise any overlap of required and granted roles.
 */
export function hasPermission(
  required: readonly string[] | null | undefined,
  granted: readonly string[],
): boolean {
  if (required === null || required === undefined) return true;
  if (required.length === 0) return granted.length === 0;
  return required.some((role) => granted.includes(role));
}

/** The part of a route's path that stands before its first parameter: `/fiscal/:id?` → `/fiscal`. */
function basePath(path: string): string {
  const base = path.split('/:')[0] ?? path;
  return base === '' ? '/' : base;
}

/** True when a menu entry grants the key: by its constant filter, or, having none, by standing at the base path. */
function grants(permission: MenuPermission, key: string, path: string): boolean {
  return permission.constantFilter !== null
    ? permission.constantFilter === key
    : permission.urlName === basePath(path);
}

interface Guarded {
  path: string;
  permission?: string;
  access?: 'master' | 'support';
}

/** What the guard answers for one route: passed, refused (401 page) or hidden (404 page). */
export function mayOpen(route: Guarded, identity: Identity): 'allowed' | 'refused' | 'hidden' {
  if (route.access === 'master') return identity.isMaster ? 'allowed' : 'hidden';
  if (route.access === 'support' && identity.isSupport) return 'allowed';
  const { permission } = route;
  if (!permission) return route.access === 'support' ? 'refused' : 'allowed';
  const menu = identity.currentCustomer?.permissions ?? [];
  return menu.some((item) => grants(item, permission, route.path)) ? 'allowed' : 'refused';
}

const ROLE_ALIASES: Record<string, string> = { customer_free: 'customer_free_account' };

/** The role with the former key `customer_free` read as `customer_free_account`. */
export function readRole(role: string | null): string | null {
  return role === null ? null : (ROLE_ALIASES[role] ?? role);
}

/** True for platform staff and for a user without a role: they see only the account link. */
export function hasShortMenu(identity: Identity): boolean {
  const role = readRole(identity.role);
  return role === null || role === 'master';
}

/** Account administrators: licence types 1 and 2, or 8 and 9 when the user owns the current customer. */
export function isAdministrator(customer: CurrentCustomer | null): boolean {
  const type = customer?.profile.licenceType;
  if (type === 1 || type === 2) return true;
  return (type === 8 || type === 9) && customer?.isOwner === true;
}

/**
 * Whether a support assistant works in the account of a customer to whom they are not linked: one that has allowed
 * remote support.
 */
export function isSupporting({ isSupport, links, currentCustomer }: Identity): boolean {
  return (
    isSupport &&
    currentCustomer !== null &&
    !links.some(({ customerId }) => customerId === currentCustomer.customerId)
  );
}

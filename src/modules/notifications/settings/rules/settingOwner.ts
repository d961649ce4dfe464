import type { CurrentCustomer, Identity } from '@/domain/identity/identityWire';
import { isAdministrator } from '@/domain/identity/permissions';

/** As the address of the dialog names another user of the account; nothing of it for the own setting. */
export type SettingParams = Partial<Record<'linkId' | 'userId' | 'userName', string>>;

/** Whose setting is edited. */
export interface SettingOwner {
  readonly userId: string;
  /** Id of the link of user and customer, which the setting hangs on. */
  readonly linkId: number;
  /** Another user's name; null for the own setting. */
  readonly name: string | null;
}

/**
 * The own setting unless the address names somebody else's; that one is for the account's administrators. Null when it
 * is not this viewer's to change, or the address does not say enough.
 */
export function settingOwner(
  { linkId, userId, userName }: SettingParams,
  viewer: Pick<Identity, 'id'>,
  customer: CurrentCustomer,
): SettingOwner | null {
  if (linkId === undefined && userId === undefined) {
    return { userId: viewer.id, linkId: customer.id, name: null };
  }
  const link = Number(linkId);
  if (userId === undefined || !Number.isInteger(link) || link <= 0) return null;
  if (userId === viewer.id && link === customer.id) return { userId, linkId: link, name: null };
  return isAdministrator(customer) ? { userId, linkId: link, name: userName ?? '' } : null;
}

import { asRecord } from '@/platform/http/asRecord';
import { assumed, http } from '@/platform/http/http';
import type { TreeNode } from '@/platform/forms/fields/treeNodes';
import type { RowId } from '@/platform/store/resourceState';
import type { MenuUser, ProfileConfiguration, ProfilePermissions } from './accessSchemas';

const schemas = () => import('./accessSchemas');

/** Every licence type with what its profile may be given, in numbers. */
export function profileConfigurations(signal: AbortSignal): Promise<ProfileConfiguration[]> {
  return http.list(assumed('/ProfilePatternPermission/GetGridData'), {
    signal,
    schema: () => schemas().then((all) => all.profileConfigurationSchema),
  });
}

/** A licence type with the trees of all that there is, and the leaves that its profile may be given. */
export interface ProfileDetail extends ProfileConfiguration, ProfilePermissions {
  readonly web: readonly TreeNode[];
  readonly mobile: readonly TreeNode[];
}

type Wire = { [Key in keyof ProfileDetail]: ProfileDetail[Key] | null } & ProfileConfiguration;

export async function profileDetail(id: RowId, signal: AbortSignal): Promise<ProfileDetail> {
  const answer = asRecord(
    await http.get<Wire>(assumed('/ProfilePatternPermission/GetById'), {
      params: { id },
      signal,
      schema: () => schemas().then((all) => all.profileDetailSchema),
    }),
    '/ProfilePatternPermission/GetById',
  );
  // Without its trees nothing could be ticked, and saving would take everything away.
  if (!Array.isArray(answer.web) && !Array.isArray(answer.mobile))
    throw { kind: 'unexpected', message: 'ProfilePatternPermission/GetById: no trees' };
  return {
    ...answer,
    web: answer.web ?? [],
    mobile: answer.mobile ?? [],
    permissionProfileValuesWeb: answer.permissionProfileValuesWeb ?? [],
    permissionProfileValuesMobile: answer.permissionProfileValuesMobile ?? [],
  };
}

export function saveProfilePermissions(id: RowId, values: ProfilePermissions): Promise<unknown> {
  return http.put(assumed('/ProfilePatternPermission/Edit'), values, { params: { id } });
}

/** Where an entry of the menu stands. */
export interface MenuPlace {
  readonly id: RowId;
  readonly moduleId: number;
  readonly parentMenuName: string | null;
  readonly showOrder: number;
}

/** Writes the places of several entries at once: all of them or none. */
export function saveMenuOrder(items: readonly MenuPlace[]): Promise<unknown> {
  return http.put(assumed('/Menu/SaveOrder'), { items });
}

/** The users of a customer with the entries that each may open. */
export function menusByCustomer(customerId: RowId, signal: AbortSignal): Promise<MenuUser[]> {
  return http.list(assumed('/Menu/GetMenusByCustomer'), {
    params: { customerId },
    signal,
    schema: () => schemas().then((all) => all.menuUserSchema),
  });
}

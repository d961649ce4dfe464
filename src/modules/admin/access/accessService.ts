import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { ProfilePermissions } from './accessSchemas';
import { MenuUser, ProfileConfiguration, ProfileDetail } from './accessWire';

export const profileConfigurations = (signal: AbortSignal) =>
  http.list(assumed('/ProfilePatternPermission/GetGridData'), { signal, shape: ProfileConfiguration });

export const profileDetail = (id: RowId, signal: AbortSignal) =>
  http.get(assumed('/ProfilePatternPermission/GetById'), { params: { id }, signal, shape: ProfileDetail });

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
export const menusByCustomer = (customerId: RowId, signal: AbortSignal) =>
  http.list(assumed('/Menu/GetMenusByCustomer'), { params: { customerId }, signal, shape: MenuUser });

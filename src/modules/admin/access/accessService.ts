import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { MenuUser, ProfileConfiguration } from './accessSchemas';

const schemas = () => import('./accessSchemas');

/** Every licence type with what its profile may be given, in numbers. */
export function profileConfigurations(signal: AbortSignal): Promise<ProfileConfiguration[]> {
  return http.list(assumed('/ProfilePatternPermission/GetGridData'), {
    signal,
    schema: () => schemas().then((all) => all.profileConfigurationSchema),
  });
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

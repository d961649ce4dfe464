import { createResource } from '@/platform/store/createResource';
import type { RowId } from '@/platform/store/resourceState';
import * as service from './accessService';
import type { MenuUser, ProfileConfiguration, ProfileDetail } from './accessWire';
import type { ProfilePermissions } from './accessSchemas';

const MODULE = 'admin';

/** Licence types, and what the profile of each may be given. */
export const profileConfigurations = createResource<ProfileConfiguration, ProfileDetail, ProfilePermissions>(
  MODULE,
  'profileConfigurations',
  {
    list: (_, signal) => service.profileConfigurations(signal),
    get: service.profileDetail,
    save: (values, id: RowId | null) => service.saveProfilePermissions(id ?? 0, values),
  },
);

/** The users of one customer, for the preview of the menu. */
export const menuUsers = createResource<MenuUser, MenuUser, never, { customerId: number }>(
  MODULE,
  'menuUsers',
  { list: ({ customerId }, signal) => service.menusByCustomer(customerId, signal) },
);

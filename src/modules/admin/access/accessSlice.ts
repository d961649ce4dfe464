import { createResource } from '@/platform/store/createResource';
import type { MenuUser, ProfileConfiguration } from './accessSchemas';
import * as service from './accessService';

const MODULE = 'admin';

export const profileConfigurations = createResource<ProfileConfiguration, ProfileConfiguration, never>(
  MODULE,
  'profileConfigurations',
  { list: (_, signal) => service.profileConfigurations(signal) },
);

/** The users of one customer, for the preview of the menu. */
export const menuUsers = createResource<MenuUser, MenuUser, never, { customerId: number }>(
  MODULE,
  'menuUsers',
  { list: ({ customerId }, signal) => service.menusByCustomer(customerId, signal) },
);

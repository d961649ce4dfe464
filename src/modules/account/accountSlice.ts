import { createResource } from '@/platform/store/createResource';
import type { RowId } from '@/platform/store/resourceState';
import type { Tag } from '@/platform/store/tags';
import type { InvitationValues } from './accountSchemas';
import type {
  AccountManager,
  Invitation,
  LicenceRow,
  ProfileOption,
  ProfileType,
  PermissionTrees,
  ServiceClassification,
} from './accountWire';
import * as service from './accountService';

const MODULE = 'account';

/** Everybody who is linked to the current customer, and their invitations. */
export const users = createResource<LicenceRow, Invitation, InvitationValues>(MODULE, 'users', {
  list: (_, signal) => service.users(signal),
  get: service.invitation,
  save: service.saveInvitation,
  remove: service.removeUser,
});

interface Whose {
  /** Of all customers, as the platform's staff sees them. */
  ofAll: boolean;
}

/** Licences that wait for their user. */
export const pendingUsers = createResource<LicenceRow, LicenceRow, never, Whose>(
  MODULE,
  'pending',
  {
    list: ({ ofAll }, signal) => (ofAll ? service.pendingOfAll(signal) : service.pendingOfCustomer(signal)),
  },
  { listTags: users.tags },
);

export const profiles = createResource<ProfileOption, ProfileOption, never, service.ProfileQuestion>(
  MODULE,
  'profiles',
  { list: service.profileOptions },
);

export const profileTypes = createResource<ProfileType, ProfileType, never>(MODULE, 'profileTypes', {
  list: (_, signal) => service.profileTypes(signal),
});

/** Something there is one of, or one for each id: no list. */
function single<Item extends object>(
  name: string,
  get: (id: RowId, signal: AbortSignal) => Promise<Item>,
  itemTags?: readonly Tag[],
) {
  return createResource<{ id: RowId }, Item, never>(
    MODULE,
    name,
    { list: () => Promise.resolve([]), get },
    itemTags && { itemTags },
  );
}

/** The id of what there is only one of. */
export const ONLY = 'only';

export const licences = single('licences', (_, signal) => service.licencesAvailable(signal), users.tags);
/** By the id of the profile. */
export const permissionTrees = single<PermissionTrees>('permissionTrees', service.permissionTrees);
/** By the key of the module. */
export const ownedModule = single<{ owned: boolean }>('ownedModule', async (key, signal) => ({
  owned: await service.customerHasModule(String(key), signal),
}));
/** `found` is null where the customer has none. */
export const classification = single<{ found: ServiceClassification | null }>(
  'classification',
  async (_, signal) => ({ found: await service.serviceClassification(signal) }),
);
export const manager = single<{ found: AccountManager | null }>('manager', async (_, signal) => ({
  found: await service.accountManager(signal),
}));

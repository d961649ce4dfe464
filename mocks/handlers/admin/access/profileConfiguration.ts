import { type FieldErrors, invalid, json, notFound, refused } from '../../../answers';
import { orderedMenu } from '../../../db/loggedUser';
import { hasMenus, leavesOf, permissionTrees } from '../../../db/permissionTrees';
import { mobileItems } from '../../../db/seed/permissions';
import type { Profile } from '../../../db/types';
import { id } from '../../../read';
import { searchableRegisters } from '../../../platformRegister';
import { route } from '../../../route';
import { demo } from '../../../state';
import { savePattern } from './patterns';

const master = { master: true } as const;

/** Everything that any profile could be given. */
function wholeTrees() {
  const items = orderedMenu(demo.world);
  return permissionTrees(items, {
    menuIds: items.map((row) => row.id),
    mobileIds: mobileItems.map((row) => row.id),
  });
}

function wire(profile: Profile) {
  const pattern = demo.world.platform.profilePatterns.need(profile.id);
  const shown = new Set(orderedMenu(demo.world).map((row) => row.id));
  const { id: profileId, licenceType, licenceTypeDescription, name, description } = profile;
  return {
    id: profileId,
    licenceType,
    licenceTypeDescription,
    name,
    description,
    hasMenus: hasMenus(licenceType),
    webCount: pattern.menuIds.filter((one) => shown.has(one)).length,
    mobileCount: pattern.mobileIds.length,
    userCount: demo.world.links.filter((link) => link.profileId === profileId && !link.listedOnly).length,
    updatedAt: pattern.updatedAt,
  };
}

searchableRegisters.push({
  slug: 'configuracao-de-perfil',
  rows: () => demo.world.profiles.all().map((row) => ({ id: row.id, name: row.licenceTypeDescription })),
});

const list = route(
  'GET',
  '/ProfilePatternPermission/GetGridData',
  () => json(demo.world.profiles.all().map(wire)),
  master,
);

const read = route(
  'GET',
  '/ProfilePatternPermission/GetById',
  ({ query }) => {
    const profile = demo.world.profiles.get(id(query.get('id')));
    if (!profile) return notFound();
    const { menuIds, mobileIds } = demo.world.platform.profilePatterns.need(profile.id);
    return json({
      ...wire(profile),
      ...wholeTrees(),
      permissionProfileValuesWeb: menuIds,
      permissionProfileValuesMobile: mobileIds,
    });
  },
  master,
);

function chosen(value: unknown, allowed: readonly number[]): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.map(id);
  const known = (one: number | undefined): one is number => one !== undefined && allowed.includes(one);
  return ids.every(known) ? [...new Set(ids)] : undefined;
}

const edit = route(
  'PUT',
  '/ProfilePatternPermission/Edit',
  async ({ query, body }) => {
    const profile = demo.world.profiles.get(id(query.get('id')));
    if (!profile) return notFound();
    if (!hasMenus(profile.licenceType)) return refused('Este perfil não tem permissões por menu.');
    const sent = await body();
    const trees = wholeTrees();
    const before = demo.world.platform.profilePatterns.need(profile.id);
    const menuIds = chosen(sent.permissionProfileValuesWeb, [...leavesOf(trees.web), ...before.menuIds]);
    const mobileIds = chosen(sent.permissionProfileValuesMobile, leavesOf(trees.mobile));
    const errors: FieldErrors = {};
    if (!menuIds) errors.PermissionProfileValuesWeb = ['Permissão inexistente.'];
    if (!mobileIds) errors.PermissionProfileValuesMobile = ['Permissão inexistente.'];
    if (!menuIds || !mobileIds) return invalid(errors);
    // Inactive entries are in no tree: what is not shown is not taken away.
    const hidden = before.menuIds.filter((one) => !leavesOf(trees.web).includes(one));
    savePattern(profile.id, { menuIds: [...new Set([...menuIds, ...hidden])], mobileIds });
    return json(wire(profile));
  },
  master,
);

export const profileConfigurationHandlers = [list, read, edit];

import { type FieldErrors, invalid, json, notFound } from '../../../answers';
import { hasMenus } from '../../../db/permissionTrees';
import type { MenuItem } from '../../../db/types';
import { platformRegister } from '../../../platformRegister';
import { id, text } from '../../../read';
import { route } from '../../../route';
import { demo } from '../../../state';
import { sameText } from '../sameText';
import { permissionKey, WRONG_KEY } from './keys';
import { forgetMenu, giveToProfiles, profilesOf } from './patterns';

/** The profiles that were sent for an entry, until it has an id. */
let profilesSent: number[] | null = null;

function wire(item: MenuItem) {
  const { id: menuId, name, urlName, constantFilter, iconName, moduleId, moduleName } = item;
  const { parentMenuName, showOrder, active, createdAt, updatedAt } = item;
  const urlId = demo.world.platform.urls.find((row) => row.urlName === urlName)?.id ?? null;
  const profileIds = profilesOf(menuId);
  const profileNames = profileIds.map((one) => demo.world.profiles.need(one).licenceTypeDescription);
  return {
    id: menuId,
    name,
    urlId,
    urlName,
    constantFilter,
    iconName,
    moduleId,
    moduleName,
    parentMenuName,
    showOrder,
    profileIds,
    profileNames,
    active,
    createdAt,
    updatedAt,
  };
}

function profileIdsOf(value: unknown): number[] | undefined {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return undefined;
  const ids = value.map(id);
  const known = (one: number | undefined): one is number =>
    one !== undefined && hasMenus(demo.world.profiles.get(one)?.licenceType ?? 0);
  return ids.every(known) ? ids : undefined;
}

const lastOrder = (moduleId: number) =>
  Math.max(0, ...demo.world.menuItems.filter((row) => row.moduleId === moduleId).map((row) => row.showOrder));

const register = platformRegister<MenuItem>({
  controller: 'Menu',
  slug: 'menu',
  nameOf: (row) => `${row.name} · ${row.moduleName}`,
  table: () => demo.world.menuItems,
  wire,
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const name = text(sent.name) ?? '';
    const module = demo.world.platform.modules.get(id(sent.moduleId));
    const url = demo.world.platform.urls.get(id(sent.urlId));
    const parentMenuName = text(sent.parentMenuName) || null;
    const iconName = text(sent.iconName) ?? '';
    const key = permissionKey(sent.constantFilter);
    const profileIds = profileIdsOf(sent.profileIds);
    if (name === '' || name.length > 60) errors.Name = ['O campo Nome é obrigatório.'];
    if (!module) errors.ModuleId = ['O campo Módulo é obrigatório.'];
    if (!url) errors.UrlId = ['O campo Endereço é obrigatório.'];
    if (iconName === '') errors.IconName = ['O campo Ícone é obrigatório.'];
    if (key === undefined) errors.ConstantFilter = [WRONG_KEY];
    if (!profileIds) errors.ProfileIds = ['Um dos perfis não tem permissões por menu.'];
    const duplicate = demo.world.menuItems.find(
      (row) =>
        row.id !== ownId &&
        row.moduleId === module?.id &&
        row.parentMenuName === parentMenuName &&
        sameText(row.name, name),
    );
    if (duplicate) errors.Name = ['Já existe um menu com este nome neste lugar.'];
    if (!module || !url || key === undefined || !profileIds || Object.keys(errors).length > 0)
      return { errors };
    profilesSent = profileIds;
    const own = demo.world.menuItems.get(ownId);
    const stays = own?.moduleId === module.id ? own.showOrder : lastOrder(module.id) + 1;
    return {
      errors,
      input: {
        name,
        iconName,
        parentMenuName,
        urlName: url.urlName,
        basePath: url.basePath,
        constantFilter: key ?? url.constantFilter,
        showOrder: id(sent.showOrder) ?? stays,
        moduleId: module.id,
        moduleName: module.name,
        moduleConstantFilter: module.constantFilter,
        iconModuleName: module.iconName,
        letter: module.letter,
      },
    };
  },
  // Activating writes too, and sends no profiles.
  written: (row) => {
    if (profilesSent) giveToProfiles(row.id, profilesSent);
    profilesSent = null;
  },
  removed: (row) => forgetMenu(row.id),
});

interface Place {
  item: MenuItem;
  moduleId: number;
  parentMenuName: string | null;
  showOrder: number;
}

function placeOf(sent: unknown): Place | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const place = sent as Record<string, unknown>;
  const item = demo.world.menuItems.get(id(place['id']));
  const moduleId = id(place['moduleId']);
  const showOrder = id(place['showOrder']);
  if (!item || !demo.world.platform.modules.get(moduleId) || !showOrder || !moduleId) return undefined;
  return { item, moduleId, showOrder, parentMenuName: text(place['parentMenuName']) || null };
}

/** Takes the places of several entries at once: all of them, or none. */
const saveOrder = route(
  'PUT',
  '/Menu/SaveOrder',
  async ({ body }) => {
    const { items } = await body();
    const places = Array.isArray(items) ? items.map(placeOf) : [];
    if (places.length === 0 || places.some((place) => !place))
      return invalid({ Items: ['A ordem enviada tem um menu ou módulo que não existe.'] });
    for (const place of places) {
      if (!place) continue;
      const { item, moduleId, parentMenuName, showOrder } = place;
      const module = demo.world.platform.modules.need(moduleId);
      demo.world.menuItems.update(item.id, {
        moduleId,
        parentMenuName,
        showOrder,
        moduleName: module.name,
        moduleConstantFilter: module.constantFilter,
        iconModuleName: module.iconName,
        letter: module.letter,
        updatedAt: new Date().toISOString(),
      });
    }
    return json(true);
  },
  { master: true },
);

/** The users of a customer with the menu entries that each may open. */
const ofCustomer = route(
  'GET',
  '/Menu/GetMenusByCustomer',
  ({ query }) => {
    const customer = demo.world.customers.get(id(query.get('customerId')));
    if (!customer) return notFound();
    return json(
      demo.world.links
        .filter((link) => link.customerId === customer.id && !link.listedOnly)
        .map((link) => ({
          id: link.id,
          userName: demo.world.users.need(link.userId).name,
          profileName: demo.world.profiles.need(link.profileId).licenceTypeDescription,
          menuIds: link.menuIds,
        })),
    );
  },
  { master: true },
);

export const menuHandlers = [saveOrder, ofCustomer, ...register];

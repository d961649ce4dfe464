import { MENU_ICONS } from '@/domain/menu/menuIcons';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { OptionsProps } from '@/families/register/registerTypes';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { CHOOSE, platformColumns } from '../../platformColumns';
import { useOptionRows } from '../../useOptionRows';
import type { MenuValues } from '../accessSchemas';
import { profileConfigurations } from '../accessSlice';
import { modules } from './modules';
import { urls } from './urls';
import { Menu, type Module, type ProfileConfiguration, type SystemUrl } from '../accessWire';

const schemas = () => import('../accessSchemas');

const moduleName = (row: Module) => row.name;
const urlText = (row: SystemUrl) => `${row.screenTitle} · ${row.urlName}`;
/** Licence types whose permissions are by menu; the others follow what the customer has. */
const profileName = (row: ProfileConfiguration) => (row.hasMenus ? row.licenceTypeDescription : null);

function ModuleOptions({ children }: OptionsProps<MenuValues>) {
  return children(useOptionRows(modules.resource, DEFAULT_QUERY, moduleName));
}

function UrlOptions({ children }: OptionsProps<MenuValues>) {
  return children(useOptionRows(urls.resource, DEFAULT_QUERY, urlText));
}

function ProfileOptions({ children }: OptionsProps<MenuValues>) {
  return children(useOptionRows(profileConfigurations, undefined, profileName));
}

/**
 * Entries of the side navigation: name, icon and place (module, parent menu, order) are what customers see; the address
 * comes from the register of URLs, and its permission key unless the entry has one of its own; the licence types say
 * whose profiles may be given the entry.
 */
export const menus = defineRegister<Menu, Menu, MenuValues>({
  module: 'admin',
  namespace: 'adminAccess',
  name: 'menus',
  slug: 'menu',
  calls: registerCalls<Menu, Menu, MenuValues>('Menu', {
    row: Menu,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'moduleName', width: 160, filter: CHOOSE },
    { field: 'parentMenuName', width: 160 },
    { field: 'urlName', width: 260 },
    { field: 'constantFilter', width: 210 },
    { field: 'iconName', kind: 'icon', icons: MENU_ICONS, width: 180, hidden: true },
    { field: 'showOrder', width: 90 },
    { field: 'profileNames', kind: 'list', width: 220 },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 60, format: false },
    { name: 'moduleId', kind: 'select', required: true, Options: ModuleOptions, span: 6 },
    { name: 'parentMenuName', kind: 'text', maxLength: 60, format: false, helper: true, span: 6 },
    { name: 'urlId', kind: 'autocomplete', required: true, Options: UrlOptions, helper: true },
    { name: 'constantFilter', kind: 'text', maxLength: 60, helper: true },
    { name: 'iconName', kind: 'icon', icons: MENU_ICONS, required: true, span: 8 },
    { name: 'showOrder', kind: 'integer', helper: true, span: 4 },
    { name: 'profileIds', kind: 'multiSelect', inView: true, Options: ProfileOptions, helper: true },
  ],
  schema: () => schemas().then((all) => all.menuFormSchema),
  toValues: (menu) => ({
    name: menu.name,
    moduleId: menu.moduleId,
    parentMenuName: menu.parentMenuName,
    urlId: menu.urlId,
    constantFilter: menu.constantFilter,
    iconName: menu.iconName,
    showOrder: menu.showOrder,
    profileIds: [...menu.profileIds],
  }),
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  bulkFields: ['moduleId', 'parentMenuName', 'iconName', 'profileIds'],
  ownWords: ['deleteBody'],
});

import { nullable } from 'valibot';
import { treeNode } from '@/platform/forms/fields/treeNodeShape';
import {
  count,
  figure,
  figureOrNull,
  flag,
  id,
  items,
  keeping,
  list,
  made,
  only,
  orNull,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';

/** A user of a customer, with what they may open: for the preview. */
export const MenuUser = record({ id, userName: text, profileName: text, menuIds: list(id) });
export type MenuUser = Read<typeof MenuUser>;

const configurationFields = {
  id,
  licenceType: figure,
  licenceTypeDescription: text,
  name: text,
  description: text,
  hasMenus: flag,
  webCount: count,
  mobileCount: count,
  userCount: count,
  updatedAt: textOrNull,
};

/** A licence type and what its profile may be given, in numbers. */
export const ProfileConfiguration = record(configurationFields);
export type ProfileConfiguration = Read<typeof ProfileConfiguration>;

const tree = orNull(items(treeNode));
/** Read as none, what is given would be taken away by the next change. */
const given = made(nullable(items(id)), (ids) => ids ?? []);

/**
 * A licence type with the trees of all that there is, and the leaves that its profile may be given. Without its trees
 * nothing could be ticked, and saving would take everything away.
 */
export const ProfileDetail = made(
  only(
    record({
      ...configurationFields,
      web: tree,
      mobile: tree,
      permissionProfileValuesWeb: given,
      permissionProfileValuesMobile: given,
    }),
    'trees',
    ({ web, mobile }) => web !== null || mobile !== null,
  ),
  (detail) => ({ ...detail, web: detail.web ?? [], mobile: detail.mobile ?? [] }),
);
export type ProfileDetail = Read<typeof ProfileDetail>;

/** A part of the system: the first level of the side navigation. */
export const Module = keeping({
  id,
  name: text,
  constantFilter: text,
  iconName: text,
  moduleTypeId: figureOrNull,
  moduleTypeName: textOrNull,
  showOrder: figure,
  menuCount: figure,
  ...platformRecord,
});
export type Module = Read<typeof Module>;

/** An address of the system that menu entries may point at. */
export const SystemUrl = keeping({
  id,
  urlName: text,
  screenTitle: text,
  constantFilter: textOrNull,
  menuCount: figure,
  ...platformRecord,
});
export type SystemUrl = Read<typeof SystemUrl>;

/** An entry of the side navigation. */
export const Menu = keeping({
  id,
  name: text,
  urlId: figureOrNull,
  urlName: text,
  constantFilter: textOrNull,
  iconName: text,
  moduleId: figure,
  moduleName: text,
  parentMenuName: textOrNull,
  showOrder: figure,
  profileIds: list(id),
  profileNames: list(text),
  ...platformRecord,
});
export type Menu = Read<typeof Menu>;

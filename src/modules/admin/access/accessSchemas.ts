import { array, number, object, string, type TestConfig } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import type { Module, SystemUrl } from './accessWire';

/** A permission key ("filtro constante"): capitals, digits, underscores. */
const permissionKey = (): TestConfig => ({
  name: 'permissionKey',
  message: { key: 'invalid', says: 'adminAccess:messages.permissionKey' },
  test: (value) => !value || (typeof value === 'string' && /^[A-Z][A-Z0-9_]*$/.test(value)),
});

const address = (): TestConfig => ({
  name: 'address',
  message: { key: 'invalid', says: 'adminAccess:messages.address' },
  test: (value) => !value || (typeof value === 'string' && /^\/[a-z0-9/-]+$/.test(value)),
});

export type ModuleValues = Pick<Module, 'name' | 'constantFilter'> & {
  iconName: string | null;
  moduleTypeId: number | null;
  showOrder: number | null;
};

export const moduleFormSchema = object({
  name: string().required().test(maxLength(60)),
  constantFilter: string().required().test(maxLength(60)).test(permissionKey()),
  iconName: string().nullable().defined().required(),
  moduleTypeId: number().nullable().defined().required(),
  showOrder: number().nullable().defined().min(1),
});

export type UrlValues = Pick<SystemUrl, 'urlName' | 'screenTitle' | 'constantFilter'>;
export const urlFormSchema = object({
  screenTitle: string().required().test(maxLength(80)),
  urlName: string().required().test(maxLength(120)).test(address()),
  constantFilter: string().nullable().defined().test(maxLength(60)).test(permissionKey()),
});

export interface MenuValues {
  name: string;
  moduleId: number | null;
  parentMenuName: string | null;
  urlId: number | null;
  constantFilter: string | null;
  iconName: string | null;
  showOrder: number | null;
  profileIds: number[];
}

export const menuFormSchema = object({
  name: string().required().test(maxLength(60)),
  moduleId: number().nullable().defined().required(),
  parentMenuName: string().nullable().defined().test(maxLength(60)),
  urlId: number().nullable().defined().required(),
  constantFilter: string().nullable().defined().test(maxLength(60)).test(permissionKey()),
  iconName: string().nullable().defined().required(),
  showOrder: number().nullable().defined().min(1),
  profileIds: array(number().required()).required(),
});

/** What the form of a profile holds and sends. */
export interface ProfilePermissions {
  permissionProfileValuesWeb: number[];
  permissionProfileValuesMobile: number[];
}

export const profilePermissionsSchema = object({
  permissionProfileValuesWeb: array(number().required()).required(),
  permissionProfileValuesMobile: array(number().required()).required(),
});

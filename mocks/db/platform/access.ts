import { instant } from '../calendar';
import { menuItems } from '../menu/menu';
import { profiles } from '../seed/profiles';
import { mobileItems, profileLetters } from '../seed/permissions';
import { type Row, Table } from '../table';
import type { MenuItem, ModuleLetter } from '../types';
import type { PlatformRow } from './platformRow';

/** A part of the system under which menu entries stand. */
export interface PlatformModule extends PlatformRow {
  name: string;
  constantFilter: string;
  iconName: string;
  showOrder: number;
  moduleTypeId: number;
  letter: ModuleLetter;
}

/** An address that menu entries may point at. */
export interface SystemUrl extends PlatformRow {
  urlName: string;
  screenTitle: string;
  constantFilter: string | null;
  /** The page that owns the address; kept from the wire. */
  basePath: string;
}

/** What a profile may be given: menu entries on the web, functions in the mobile application. Its id is the profile's. */
export interface ProfilePattern extends Row {
  menuIds: number[];
  mobileIds: number[];
  updatedAt: string | null;
}

/** A module that a customer has only once it is contracted for it. */
export const CONTRACTED = 2;

/** How customers come by a module. */
export const MODULE_TYPES = [
  { id: 1, name: 'DE TODA CONTA' },
  { id: CONTRACTED, name: 'CONTRATADO' },
  { id: 3, name: 'DA PLATAFORMA' },
] as const;

export interface AccessTables {
  modules: Table<PlatformModule>;
  urls: Table<SystemUrl>;
  profilePatterns: Table<ProfilePattern>;
}

/** Addresses that no menu entry points at yet. */
const FREE_URLS: readonly [urlName: string, screenTitle: string, constantFilter: string | null][] = [
  ['/perfil/conta', 'Minha conta', null],
  ['/avisos', 'Avisos', null],
  ['/notificacoes', 'Central de notificações', null],
];

function seedModules(items: readonly MenuItem[], today: Date): Table<PlatformModule> {
  const table = new Table<PlatformModule>();
  const byId = new Map(items.map((item) => [item.moduleId, item]));
  for (const item of byId.values())
    table.insert({
      id: item.moduleId,
      name: item.moduleName,
      constantFilter: item.moduleConstantFilter,
      iconName: item.iconModuleName,
      showOrder: table.all().length + 1,
      moduleTypeId: item.letter === 'H' ? 1 : 2,
      letter: item.letter,
      active: true,
      createdAt: instant(today, -700 + item.moduleId),
      updatedAt: item.moduleId % 4 === 0 ? instant(today, -item.moduleId * 3) : null,
    });
  return table;
}

function seedUrls(items: readonly MenuItem[], today: Date): Table<SystemUrl> {
  const table = new Table<SystemUrl>();
  const own = items.map((item) => [item.urlName, item.name, item.constantFilter, item.basePath] as const);
  const free = FREE_URLS.map(([urlName, title, key]) => [urlName, title, key, urlName] as const);
  [...own, ...free].forEach(([urlName, screenTitle, constantFilter, basePath], at) =>
    table.insert({
      urlName,
      screenTitle,
      constantFilter,
      basePath,
      active: true,
      createdAt: instant(today, -680 + at * 2),
      updatedAt: at % 9 === 4 ? instant(today, -at - 1) : null,
    }),
  );
  return table;
}

function seedPatterns(items: readonly MenuItem[]): Table<ProfilePattern> {
  const table = new Table<ProfilePattern>();
  for (const { id, licenceType } of profiles) {
    const letters = profileLetters[licenceType] ?? '';
    const ofLetters = (row: { id: number; letter: ModuleLetter }) =>
      letters.includes(row.letter) ? [row.id] : [];
    table.insert({
      id,
      menuIds: items.flatMap(ofLetters),
      mobileIds: mobileItems.flatMap(ofLetters),
      updatedAt: null,
    });
  }
  return table;
}

export function accessTables(today: Date): AccessTables {
  const items = menuItems(today);
  return {
    modules: seedModules(items, today),
    urls: seedUrls(items, today),
    profilePatterns: seedPatterns(items),
  };
}

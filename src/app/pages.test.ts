import { expect, it } from 'vitest';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import { privateCatalogue } from './routeCatalogue';
import { embeddedPaths } from '@/platform/routing/embedded';
import { isFormerPath, isKnownPath } from './knownPaths';
import { builtRoutes } from '../../mocks/db/builtRoutes';
import { menuItems } from '../../mocks/db/menu/menu';

const entries = Object.values<RouteEntry>(privateCatalogue);

it('knows the pages of the catalogue, every one and no other', () => {
  const catalogued = entries.flatMap((entry) => [entry.path, ...embeddedPaths(entry)]);
  expect([...__PRIVATE_PATHS__].toSorted()).toEqual(catalogued.toSorted());
  expect(builtRoutes).toContain('/titulos');
  expect(builtRoutes).toContain('/piscicultura/dashboard');
  expect(builtRoutes).not.toContain('/planejamento-manutencao-de-bens');
});

it('has each title in both languages, those of the screens inside a page too', () => {
  expect(__PAGE_TITLES_PT__['map:registers.plots.title']).toBe('Talhões');
  expect(__PAGE_TITLES_EN__['map:registers.plots.title']).toBe('Plots');
  expect(Object.keys(__PAGE_TITLES_EN__)).toEqual(Object.keys(__PAGE_TITLES_PT__));
});

const entryOf = (name: string | undefined) =>
  Object.entries<RouteEntry>(privateCatalogue).find(([own]) => own === name)?.[1];

it('leads from the menu to every page that has a key, by that key', () => {
  const menu = menuItems(new Date());
  const keyed = entries.flatMap(({ path, permission, parent }) => {
    const base = path.split('/:')[0] ?? path;
    const above = entryOf(parent);
    // What hangs on another page by the same key is reached from there: a key names one screen of the menu.
    const reached = permission !== undefined && above?.permission === permission;
    return permission && !reached ? [`${base} ${permission}`] : [];
  });
  const offered = menu.map(({ urlName, constantFilter }) => `${urlName} ${String(constantFilter)}`);
  expect(keyed.filter((page) => !offered.includes(page))).toEqual([]);
});

it('knows every page of the menu, here or on the former site', () => {
  const unknown = menuItems(new Date()).filter(({ urlName }) => !isKnownPath(urlName));
  expect(unknown.map(({ urlName }) => urlName)).toEqual([]);
  expect(isFormerPath('/extrato-bancario/conciliacao')).toBe(true);
  expect(isFormerPath('/extrato-bancario-novo')).toBe(false);
});

it('finds a component in the file of every page', () => {
  const sources = import.meta.glob<string>('../modules/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = Object.entries(sources).flatMap(([file, source]) => {
    if (!file.endsWith('Routes.ts')) return [];
    const folder = file.slice(0, file.lastIndexOf('/'));
    return [...source.matchAll(/page: \(\) => import\('\.\/([^']+)'\)/g)].map(
      ([, path]) => `${folder}/${path}`,
    );
  });
  const textOf = (path: string) => sources[`${path}.tsx`] ?? sources[`${path}.ts`] ?? '';
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !/export (const|function) Component\b/.test(textOf(path)))).toEqual([]);
});

it('loads with a page the words of the pages above it', () => {
  const byName = new Map(Object.entries<RouteEntry>(privateCatalogue));
  const missing = entries.flatMap(({ path, parent, namespaces = [] }) => {
    const above = parent === undefined ? undefined : byName.get(parent);
    const [words = ''] = above?.title.split(':') ?? [];
    return words === '' || namespaces.some((each) => each === words) ? [] : [`${path} ${words}`];
  });
  expect(missing).toEqual([]);
});

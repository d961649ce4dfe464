import { matchPath } from 'react-router-dom';
import type { RouteEntry } from './routeTypes';

let entries: Record<string, RouteEntry> = {};
let listed: readonly (RouteEntry & { name: string })[] = [];

/** Set once by `app`; from then on every part reads titles, permissions and paths from the same place. */
export function registerCatalogue(catalogue: Record<string, RouteEntry>): void {
  entries = catalogue;
  listed = Object.entries(entries).map(([name, entry]) => ({ ...entry, name }));
}

/** The same list until another catalogue is set. */
export function routeCatalogueEntries(): readonly (RouteEntry & { name: string })[] {
  return listed;
}

export function routeEntry(name: string): RouteEntry | undefined {
  return entries[name];
}

/** The entry whose page stands at a path. */
export function entryAt(path: string): RouteEntry | undefined {
  const pathname = path.replace(/[?#].*$/, '');
  return listed.find((entry) => matchPath(entry.path, pathname));
}

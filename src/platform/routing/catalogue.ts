import type { RouteEntry } from './routeTypes';

let entries: Record<string, RouteEntry> = {};

/** Told once by `app`; from then on every part reads titles, permissions and paths from the same place. */
export function registerCatalogue(catalogue: Record<string, RouteEntry>): void {
  entries = catalogue;
}

export function routeCatalogueEntries(): readonly (RouteEntry & { name: string })[] {
  return Object.entries(entries).map(([name, entry]) => ({ ...entry, name }));
}

export function routeEntry(name: string): RouteEntry | undefined {
  return entries[name];
}

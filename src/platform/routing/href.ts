import { generatePath } from 'react-router-dom';
import { routeEntry } from './catalogue';
import { stayEmbedded } from './embedded';
import type { RouteName, RouteParams } from './routeTypes';

type Search = Record<string, string | number | boolean | undefined>;

type Args<Name extends RouteName> =
  Record<string, never> extends RouteParams<Name>
    ? [params?: RouteParams<Name>, search?: Search]
    : [params: RouteParams<Name>, search?: Search];

/** The address of a page by name. Typed against the catalogue: a wrong name or a missing parameter does not compile. */
export function href<Name extends RouteName>(name: Name, ...[params, search]: Args<Name>): string {
  const entry = routeEntry(name);
  if (!entry) throw new Error(`No route is called '${name}'`);
  const given = Object.entries<string | number | undefined>(params ?? {});
  const path = generatePath(
    entry.path,
    Object.fromEntries(given.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))),
  );
  const query = Object.entries(search ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const address = query.length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path;
  return stayEmbedded(entry, address);
}

import type { RouteEntry } from './routeTypes';

/** Pages for the telephone's application stand below this: the same page without menus. */
const EMBEDDED = '/app';

/** The addresses below `/app` at which a page stands too, by its own path and by others; none unless it is `embedded`. */
export function embeddedPaths({ path, embedded }: Pick<RouteEntry, 'path' | 'embedded'>): string[] {
  if (!embedded) return [];
  const others = embedded === true ? [] : embedded;
  return [path, ...others].map((at) => EMBEDDED + at);
}

/** Whether the address is one without menus. */
export function isEmbedded(pathname: string = window.location.pathname): boolean {
  return pathname.startsWith(`${EMBEDDED}/`);
}

/** Keeps who is in a page without menus there: the embedded address of a page that has one, else the address itself. */
export function stayEmbedded(
  entry: Pick<RouteEntry, 'path' | 'embedded'> | undefined,
  address: string,
): string {
  return entry?.embedded && isEmbedded() && !isEmbedded(address) ? EMBEDDED + address : address;
}

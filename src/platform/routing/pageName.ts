import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

interface NamedPath {
  readonly path: string;
  readonly name: string;
}

let current: NamedPath | null = null;
const listeners = new Set<() => void>();

function change(next: NamedPath | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Names what one entry of the route catalogue shows at this path, when it shows several things: a register of a hub. */
export function useNamePage(path: string, name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined;
    const mine = { path, name };
    change(mine);
    return () => {
      if (current === mine) change(null);
    };
  }, [path, name]);
}

/** The name that the page at the present address gave itself; null when the catalogue's title says it all. */
export function usePageName(): string | null {
  const { pathname } = useLocation();
  const named = useSyncExternalStore(subscribe, () => current);
  // On the way to another page the former one may still stand.
  if (named === null) return null;
  return pathname === named.path || pathname.startsWith(`${named.path}/`) ? named.name : null;
}

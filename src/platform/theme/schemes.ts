import { scheme as defaultScheme } from '@/platform/theme/schemes/default';
import { scheme as defaultDark } from '@/platform/theme/schemes/defaultDark';
import type { Scheme, SchemeMode, SchemeName } from '@/platform/theme/schemeTypes';

type Loader = () => Promise<{ scheme: Scheme }>;

const loaders: Record<Exclude<SchemeName, 'default' | 'defaultDark'>, Loader> = {
  sunset: () => import('@/platform/theme/schemes/sunset'),
  greeny: () => import('@/platform/theme/schemes/greeny'),
  beach: () => import('@/platform/theme/schemes/beach'),
  tech: () => import('@/platform/theme/schemes/tech'),
  sweetHues: () => import('@/platform/theme/schemes/sweetHues'),
  deepOcean: () => import('@/platform/theme/schemes/deepOcean'),
  slate: () => import('@/platform/theme/schemes/slate'),
  greenyDark: () => import('@/platform/theme/schemes/greenyDark'),
  sunsetDark: () => import('@/platform/theme/schemes/sunsetDark'),
  sweetHuesDark: () => import('@/platform/theme/schemes/sweetHuesDark'),
};

const loaded = new Map<SchemeName, Scheme>([
  ['default', defaultScheme],
  ['defaultDark', defaultDark],
]);

/** The scheme, when it is already here. */
export function readScheme(name: SchemeName): Scheme | undefined {
  return loaded.get(name);
}

/** Fetches a scheme that is not in the start bundle; a second call answers from memory. */
export async function loadScheme(name: SchemeName): Promise<Scheme> {
  const known = loaded.get(name);
  if (known || name === 'default' || name === 'defaultDark') return known ?? defaultScheme;
  const { scheme } = await loaders[name]();
  loaded.set(name, scheme);
  return scheme;
}

/** What to show before anything else is loaded. */
export function firstScheme(mode: SchemeMode): Scheme {
  return mode === 'dark' ? defaultDark : defaultScheme;
}

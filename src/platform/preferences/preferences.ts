import { isLanguage, type Language } from '@/platform/i18n/i18n';
import { localStore } from '@/platform/store/localStore';

export const LAYOUTS = ['vertical', 'horizontal', 'horizontalContainer'] as const;
export const WIDTHS = ['full', 'boxed'] as const;
export const THEMES = [
  'default',
  'sunset',
  'greeny',
  'beach',
  'tech',
  'sweetHues',
  'defaultDark',
  'deepOcean',
  'slate',
] as const;
export const MODES = ['light', 'dark', 'system'] as const;
export const DENSITIES = ['auto', 'comfortable', 'compact'] as const;

/** How one person wants the application to look. `mode: null` starts in the theme's own nature. */
export interface Preferences {
  theme: (typeof THEMES)[number];
  mode: (typeof MODES)[number] | null;
  density: (typeof DENSITIES)[number];
  layout: (typeof LAYOUTS)[number];
  /** `boxed` keeps the content to a readable width; the horizontal container is always boxed. */
  width: (typeof WIDTHS)[number];
  /** The side navigation stays open instead of folding to its rail. */
  navPinned: boolean;
  language: Language;
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'default',
  mode: null,
  density: 'auto',
  layout: 'vertical',
  width: 'full',
  navPinned: false,
  language: 'pt-BR',
};

function oneOf<T>(options: readonly T[], value: unknown): value is T {
  return options.some((one) => one === value);
}

/** Keeps the parts of an unknown value that are preferences; the rest is left to the defaults. */
export function readPreferences(value: unknown): Partial<Preferences> {
  const raw: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  return {
    ...(oneOf(THEMES, raw['theme']) ? { theme: raw['theme'] } : {}),
    ...(oneOf(MODES, raw['mode']) ? { mode: raw['mode'] } : {}),
    ...(oneOf(DENSITIES, raw['density']) ? { density: raw['density'] } : {}),
    ...(oneOf(LAYOUTS, raw['layout']) ? { layout: raw['layout'] } : {}),
    ...(oneOf(WIDTHS, raw['width']) ? { width: raw['width'] } : {}),
    ...(typeof raw['navPinned'] === 'boolean' ? { navPinned: raw['navPinned'] } : {}),
    ...(isLanguage(raw['language']) ? { language: raw['language'] } : {}),
  };
}

const LAST = 'ep.preferences';
const keyOf = (userId: string) => `${LAST}.${userId}`;

function readStored(key: string): Partial<Preferences> {
  const stored = localStore.read(key);
  if (!stored) return {};
  try {
    return readPreferences(JSON.parse(stored));
  } catch {
    // Garbled storage is no reason to fail a start: the defaults stand.
    return {};
  }
}

/** The preferences kept in this browser: those of the user, else the last ones used here (for the sign-in screen). */
export function storedPreferences(userId?: string): Partial<Preferences> {
  return readStored(userId ? keyOf(userId) : LAST);
}

const unsentKey = (userId: string) => `${keyOf(userId)}.unsent`;

/** Whether this browser has a change of the user's that was not sent. */
export function holdsUnsentPreferences(userId: string): boolean {
  return localStore.read(unsentKey(userId)) !== null;
}

export function markUnsentPreferences(userId: string, unsent: boolean): void {
  if (unsent) localStore.keep(unsentKey(userId), '1');
  else localStore.drop(unsentKey(userId));
}

export function keepPreferences(preferences: Preferences, userId?: string): void {
  const text = JSON.stringify(preferences);
  localStore.keep(LAST, text);
  if (userId) localStore.keep(keyOf(userId), text);
}

import type { SchemeMode, SchemeName } from '@/platform/theme/schemeTypes';

/** A theme is a pair of schemes; `nature` is the mode it starts in until the user chooses one. */
export interface ThemePair {
  readonly nature: SchemeMode;
  readonly light: SchemeName;
  readonly dark: SchemeName;
}

export const themes = {
  default: {
    nature: 'light',
    light: 'default',
    dark: 'defaultDark',
  },
  sunset: {
    nature: 'light',
    light: 'sunset',
    dark: 'sunsetDark',
  },
  greeny: {
    nature: 'light',
    light: 'greeny',
    dark: 'greenyDark',
  },
  beach: {
    nature: 'light',
    light: 'beach',
    dark: 'deepOcean',
  },
  tech: {
    nature: 'light',
    light: 'tech',
    dark: 'slate',
  },
  sweetHues: {
    nature: 'light',
    light: 'sweetHues',
    dark: 'sweetHuesDark',
  },
  defaultDark: {
    nature: 'dark',
    light: 'default',
    dark: 'defaultDark',
  },
  deepOcean: {
    nature: 'dark',
    light: 'beach',
    dark: 'deepOcean',
  },
  slate: {
    nature: 'dark',
    light: 'tech',
    dark: 'slate',
  },
} as const satisfies Record<string, ThemePair>;

export type ThemeName = keyof typeof themes;
export type ThemeMode = SchemeMode | 'system';

export const themeNames = Object.keys(themes) as readonly ThemeName[];

/** The scheme that a theme shows in a mode; without a chosen mode the theme's nature decides. */
export function schemeOf(
  theme: ThemeName,
  mode: ThemeMode | null | undefined,
  systemDark: boolean,
): SchemeName {
  const pair = themes[theme];
  const wanted = mode === 'system' ? (systemDark ? 'dark' : 'light') : (mode ?? pair.nature);
  return pair[wanted];
}

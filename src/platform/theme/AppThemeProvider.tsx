import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useMemo, type ReactNode } from 'react';

import { buildTheme, type Density, type ThemeSettings } from '@/platform/theme/buildTheme';
import { applyToDocument } from '@/platform/theme/documentTheme';
import { GlobalLook } from '@/platform/theme/GlobalLook';
import { firstScheme, readScheme } from '@/platform/theme/schemes';
import type { Scheme, SchemeName } from '@/platform/theme/schemeTypes';
import { schemeOf, themes, type ThemeMode, type ThemeName } from '@/platform/theme/themes';
import { useMedia } from '@/platform/theme/useMedia';
import { useScheme } from '@/platform/theme/useScheme';

export type DensityPreference = 'auto' | Density;

export interface ThemePreferences {
  readonly theme: ThemeName;
  /** Null until the user chooses: the theme then starts in its own nature. */
  readonly mode: ThemeMode | null;
  readonly density: DensityPreference;
}

interface AppThemeProviderProps {
  readonly preferences: ThemePreferences;
  readonly children: ReactNode;
}

// Going back to a former look must cost nothing: MUI's style cache is keyed by the theme object.
const built = new WeakMap<Scheme, Map<string, Theme>>();

function themeFor(scheme: Scheme, settings: ThemeSettings): Theme {
  const ofScheme = built.get(scheme) ?? new Map<string, Theme>();
  built.set(scheme, ofScheme);
  const key = `${settings.density} ${settings.reducedMotion} ${settings.contrast}`;
  const theme = ofScheme.get(key) ?? buildTheme(scheme, settings);
  ofScheme.set(key, theme);
  return theme;
}

/** Paper is light: a dark scheme prints as its light mate, or, should that not be here, as the default one. */
function onPaper(scheme: Scheme, light: SchemeName): Scheme {
  return scheme.mode === 'dark' ? (readScheme(light) ?? firstScheme('light')) : scheme;
}

/** Gives the whole application its look, from the user's preferences and what the device asks for. */
export function AppThemeProvider({ preferences, children }: AppThemeProviderProps) {
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const moreContrast = useMedia('(prefers-contrast: more)');
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const touchOrSmall = useMedia('(pointer: coarse), (max-width: 599.95px)');

  const name = schemeOf(preferences.theme, preferences.mode, systemDark);
  const screenScheme = useScheme(name, name === themes[preferences.theme].dark ? 'dark' : 'light');
  const printing = useMedia('print');
  const scheme = printing ? onPaper(screenScheme, themes[preferences.theme].light) : screenScheme;
  const automatic: Density = touchOrSmall ? 'comfortable' : 'compact';
  const density = preferences.density === 'auto' ? automatic : preferences.density;
  const contrast = moreContrast ? 'more' : 'normal';

  const theme = useMemo(
    () => themeFor(scheme, { density, reducedMotion, contrast }),
    [scheme, density, reducedMotion, contrast],
  );

  useEffect(() => applyToDocument(screenScheme), [screenScheme]);

  return (
    <ThemeProvider theme={theme}>
      <GlobalLook />
      {children}
    </ThemeProvider>
  );
}

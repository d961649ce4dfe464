import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useMemo, type ReactNode, useState } from 'react';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { buildTheme, type Density, type ThemeSettings } from '@/platform/theme/buildTheme';
import { applyToDocument } from '@/platform/theme/documentTheme';
import { GlobalLook } from '@/platform/theme/GlobalLook';
import { SchemeContext } from '@/platform/theme/schemeContext';
import { firstScheme, readScheme, loadScheme } from '@/platform/theme/schemes';
import type { Scheme, SchemeName, SchemeMode } from '@/platform/theme/schemeTypes';
import { schemeOf, themes, type ThemeMode, type ThemeName } from '@/platform/theme/themes';
import { useMedia } from '@/platform/theme/useMedia';

/** The scheme of this name. While it is on its way, the one shown before stays: the screen never blinks. */
function useScheme(name: SchemeName, mode: SchemeMode): Scheme {
  const here = readScheme(name);
  const [shown, setShown] = useState(here ?? firstScheme(mode));

  useEffect(() => {
    let wanted = true;
    loadScheme(name).then(
      (scheme) => {
        if (wanted) setShown(scheme);
      },
      // The colours stay as they are: no reason to stop anybody's work.
      (error: unknown) => log.error('colour scheme not loaded', { name, error: faultOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [name]);

  return here ?? shown;
}

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
const built = new Map<string, Theme>();

function themeFor(settings: ThemeSettings): Theme {
  const key = `${settings.mode} ${settings.density} ${settings.reducedMotion}`;
  const theme = built.get(key) ?? buildTheme(settings);
  built.set(key, theme);
  return theme;
}

/** For who asks for more contrast: hairlines become input borders, muted words become plain text. */
const withContrast = (scheme: Scheme): Scheme => ({
  ...scheme,
  border: scheme.borderStrong,
  toolbarBorder: scheme.borderStrong,
  textMuted: scheme.text,
  toolbarMuted: scheme.toolbarText,
  navMuted: scheme.navText,
});

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
  const plain = printing ? onPaper(screenScheme, themes[preferences.theme].light) : screenScheme;
  const scheme = useMemo(() => (moreContrast ? withContrast(plain) : plain), [plain, moreContrast]);
  const automatic: Density = touchOrSmall ? 'comfortable' : 'compact';
  const density = preferences.density === 'auto' ? automatic : preferences.density;
  const theme = themeFor({ mode: scheme.mode, density, reducedMotion });

  useEffect(() => applyToDocument(screenScheme), [screenScheme]);

  return (
    <ThemeProvider theme={theme}>
      <SchemeContext value={scheme}>
        <GlobalLook />
        {children}
      </SchemeContext>
    </ThemeProvider>
  );
}

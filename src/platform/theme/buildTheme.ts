import { createTheme, type Theme } from '@mui/material/styles';

import '@/platform/theme/augmentation';
import { componentOverrides } from '@/platform/theme/components/componentOverrides';
import { buildPalette } from '@/platform/theme/palette';
import type { Scheme } from '@/platform/theme/schemeTypes';
import {
  darkShadowFactor,
  density as densities,
  elevation,
  motion,
  radius,
  zIndex,
} from '@/platform/theme/tokens';
import { buildTypography } from '@/platform/theme/typography';

export type Density = keyof typeof densities;

export interface ThemeSettings {
  readonly density: Density;
  readonly reducedMotion: boolean;
  readonly contrast: 'normal' | 'more';
}

/** For who asks for more contrast: hairlines become input borders, muted words become plain text. */
function withContrast(scheme: Scheme, contrast: ThemeSettings['contrast']): Scheme {
  if (contrast === 'normal') return scheme;
  return {
    ...scheme,
    border: scheme.borderStrong,
    toolbarBorder: scheme.borderStrong,
    textMuted: scheme.text,
    toolbarMuted: scheme.toolbarText,
    navMuted: scheme.navText,
  };
}

function shadowOf(scheme: Scheme, kind: keyof typeof elevation): string {
  const { offset, alpha } = elevation[kind];
  const strength = scheme.mode === 'dark' ? alpha * darkShadowFactor : alpha;
  return `${offset} rgb(${scheme.shadow} / ${strength})`;
}

// Only what floats has a shadow: MUI gives menus level 8, drawers 16, dialogs 24.
function shadowLevels(menu: string, dialog: string): Theme['shadows'] {
  const levels = Array.from({ length: 25 }, (_, level) => (level < 8 ? 'none' : level < 16 ? menu : dialog));
  return levels as Theme['shadows'];
}

/** Builds the MUI theme of a scheme. Takes about a millisecond; keep the result, components compare it by identity. */
export function buildTheme(source: Scheme, settings: ThemeSettings): Theme {
  const tokens = withContrast(source, settings.contrast);
  const density = { name: settings.density, ...densities[settings.density] };
  const shadows = { menu: shadowOf(tokens, 'menu'), dialog: shadowOf(tokens, 'dialog') };
  return createTheme({
    tokens,
    density,
    elevation: shadows,
    palette: buildPalette(tokens),
    typography: buildTypography(),
    shape: { borderRadius: radius.control },
    shadows: shadowLevels(shadows.menu, shadows.dialog),
    focusVisible: { outlineColor: tokens.focusRing, outlineWidth: 2, outlineOffset: 2 },
    motion: { reducedMotion: settings.reducedMotion ? 'always' : 'never' },
    transitions: {
      easing: {
        easeOut: motion.easeOut,
        easeIn: motion.easeIn,
        easeInOut: motion.easeOut,
        sharp: motion.easeIn,
      },
      duration: {
        shortest: motion.ms.hover,
        shorter: motion.ms.press,
        short: motion.ms.hover,
        standard: motion.ms.nav,
        complex: motion.ms.drawer,
        enteringScreen: motion.ms.dialog,
        leavingScreen: motion.ms.menu,
      },
    },
    zIndex: {
      appBar: zIndex.toolbar,
      drawer: zIndex.drawer,
      modal: zIndex.dialog,
      snackbar: zIndex.toast,
      tooltip: zIndex.tooltip,
    },
    components: componentOverrides({ tokens, density, shadows, reducedMotion: settings.reducedMotion }),
  });
}

import { createTheme, type PaletteColor, type Theme } from '@mui/material/styles';

import '@/platform/theme/augmentation';
import { componentOverrides } from '@/platform/theme/components/componentOverrides';
import { buildPalette } from '@/platform/theme/palette';
import { firstScheme } from '@/platform/theme/schemes';
import type { SchemeMode } from '@/platform/theme/schemeTypes';
import { schemeReferences, shadowReferences } from '@/platform/theme/schemeVariables';
import { density as densities, motion, radius, zIndex } from '@/platform/theme/tokens';
import { buildTypography } from '@/platform/theme/typography';

export type Density = keyof typeof densities;

export interface ThemeSettings {
  readonly mode: SchemeMode;
  readonly density: Density;
  readonly reducedMotion: boolean;
}

/**
 * MUI mixes colours by calculating; of a reference to a variable only the browser knows the colour. `share` is a number
 * or, from some parts, a sum of numbers as text.
 */
const mixing = {
  alpha: (colour: string, share: number | string) =>
    `color-mix(in srgb, ${colour} calc((${share}) * 100%), transparent)`,
  lighten: (colour: string, share: number | string) =>
    `color-mix(in srgb, ${colour}, white calc((${share}) * 100%))`,
  darken: (colour: string, share: number | string) =>
    `color-mix(in srgb, ${colour}, black calc((${share}) * 100%))`,
};

// Only what floats has a shadow: MUI gives menus level 8, drawers 16, dialogs 24.
function shadowLevels(menu: string, dialog: string): Theme['shadows'] {
  const levels = Array.from({ length: 25 }, (_, level) => (level < 8 ? 'none' : level < 16 ? menu : dialog));
  return levels as Theme['shadows'];
}

const isFill = (value: unknown): value is PaletteColor =>
  typeof value === 'object' && value !== null && 'main' in value && 'contrastText' in value;

/**
 * Builds the MUI theme, whose colours are references to the page's variables (schemeVariables.ts): it is the same for all
 * schemes of a mode. Takes about a millisecond; keep the result, components compare it by identity.
 */
export function buildTheme(settings: ThemeSettings): Theme {
  const tokens = schemeReferences(firstScheme(settings.mode));
  const density = { name: settings.density, ...densities[settings.density] };
  const shadows = shadowReferences;
  const theme = createTheme({
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
  const { palette } = theme;
  const filled = Object.values(palette).filter(isFill);
  palette.getContrastText = (background) =>
    filled.find(({ main }) => main === background)?.contrastText ?? palette.text.primary;
  return Object.assign(theme, mixing);
}

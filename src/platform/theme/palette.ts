import type { PaletteOptions } from '@mui/material/styles';

import type { Scheme, ToneColours } from '@/platform/theme/schemeTypes';

// Under the pointer a filled tone takes its soft text colour: darker on light, lighter on dark.
function toneColour(tone: ToneColours) {
  return { main: tone.solid, dark: tone.softText, light: tone.soft, contrastText: tone.on };
}

export function buildPalette(tokens: Scheme): PaletteOptions {
  return {
    mode: tokens.mode,
    primary: {
      main: tokens.primary,
      dark: tokens.primaryHover,
      light: tokens.primarySoft,
      contrastText: tokens.onPrimary,
    },
    secondary: {
      main: tokens.accent,
      dark: tokens.accent,
      light: tokens.accent,
      contrastText: tokens.onAccent,
    },
    error: toneColour(tokens.danger),
    success: toneColour(tokens.success),
    warning: toneColour(tokens.warning),
    info: toneColour(tokens.info),
    auto: toneColour(tokens.auto),
    ai: toneColour(tokens.ai),
    neutral: toneColour(tokens.neutral),
    background: { default: tokens.background, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.textMuted, disabled: tokens.textDisabled },
    divider: tokens.border,
    action: {
      active: tokens.textMuted,
      hover: tokens.hover,
      selected: tokens.selection,
      focus: tokens.hover,
      disabled: tokens.textDisabled,
      disabledBackground: tokens.surfaceSunken,
    },
  };
}

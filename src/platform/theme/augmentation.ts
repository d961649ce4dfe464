import type { Density } from '@/platform/theme/buildTheme';
import type { Scheme } from '@/platform/theme/schemeTypes';
import type { density } from '@/platform/theme/tokens';
import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** What a theme carries besides MUI's own fields. */
export interface ThemeExtras {
  /** Colours by role, as references to the page's variables: the only source of colours for components. */
  tokens: Scheme;
  /** Heights of the density in use. */
  density: (typeof density)[Density] & { readonly name: Density };
  /** Shadows, for what floats only. */
  elevation: { readonly menu: string; readonly dialog: string };
}

interface AddedColours<T> {
  auto: T;
  ai: T;
  neutral: T;
}

interface AddedVariants<T> {
  metric: T;
  metricSmall: T;
  bodyStrong: T;
  cell: T;
  cellHead: T;
  chip: T;
  micro: T;
}

type Allowed<T> = { [K in keyof T]: true };

declare module '@mui/material/styles' {
  interface Theme extends ThemeExtras {}
  interface BaseTheme extends ThemeExtras {}
  interface ThemeOptions extends ThemeExtras {}
  interface Palette extends AddedColours<PaletteColor> {}
  interface PaletteOptions extends AddedColours<PaletteColorOptions> {}
  interface TypographyVariants extends AddedVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends AddedVariants<CSSProperties> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Allowed<AddedVariants<true>> {}
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides extends Allowed<AddedColours<true>> {}
}
declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsColorOverrides extends Allowed<AddedColours<true>> {}
}

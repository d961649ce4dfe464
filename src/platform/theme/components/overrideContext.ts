import type { ThemeOptions } from '@mui/material/styles';

import type { ThemeExtras } from '@/platform/theme/augmentation';
import type { Scheme } from '@/platform/theme/schemeTypes';

export type ComponentOverrides = NonNullable<ThemeOptions['components']>;

export interface OverrideContext {
  readonly tokens: Scheme;
  readonly density: ThemeExtras['density'];
  readonly shadows: ThemeExtras['elevation'];
  readonly reducedMotion: boolean;
}

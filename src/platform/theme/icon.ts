import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** Any icon of `@mui/icons-material`, as data. */
export type SvgIconComponent = ComponentType<SvgIconProps>;

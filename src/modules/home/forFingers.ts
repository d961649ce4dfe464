import { sizes } from '@/platform/theme/tokens';

/** A small button on a telephone is as tall as a finger needs. */
export const forFingers = { minHeight: { xs: sizes.touchMin, sm: 0 } } as const;

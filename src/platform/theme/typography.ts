import type { TypographyVariantsOptions } from '@mui/material/styles';

import { fontFamily, typeScale } from '@/platform/theme/tokens';

export type TypeStep = keyof typeof typeScale;

export type TypeStyle = {
  fontFamily: string;
  fontSize: string;
  lineHeight: number;
  fontWeight: number;
  letterSpacing: string;
  textTransform: 'none';
};

const numeric = { fontVariantNumeric: 'tabular-nums' };

/** A step of the type scale as CSS: rem, so that it follows the reader's own text size. */
export function typeStep(name: TypeStep): TypeStyle {
  const { size, line, weight, tracking } = typeScale[name];
  return {
    fontFamily,
    fontSize: `${size / 16}rem`,
    lineHeight: Math.round((line / size) * 1e4) / 1e4,
    fontWeight: weight,
    letterSpacing: tracking,
    textTransform: 'none',
  };
}

export function buildTypography(): TypographyVariantsOptions {
  const title = { ...typeStep('pageTitle'), '@media (max-width:599.95px)': typeStep('pageTitleSmall') };
  const strong = typeStep('bodyStrong');
  const body = typeStep('body');
  return {
    fontFamily,
    fontWeightMedium: 550,
    fontWeightBold: 600,
    h1: title,
    h2: typeStep('dialogTitle'),
    h3: typeStep('cardTitle'),
    h4: strong,
    h5: strong,
    h6: strong,
    subtitle1: strong,
    subtitle2: typeStep('cellHead'),
    body1: body,
    body2: body,
    button: typeStep('button'),
    caption: typeStep('caption'),
    overline: typeStep('micro'),
    metric: { ...typeStep('metric'), ...numeric },
    metricSmall: { ...typeStep('metricSmall'), ...numeric },
    bodyStrong: strong,
    cell: { ...typeStep('cell'), ...numeric },
    cellHead: typeStep('cellHead'),
    chip: { ...typeStep('chip'), ...numeric },
    micro: { ...typeStep('micro'), ...numeric },
  };
}

import type { ComponentOverrides, OverrideContext } from '@/platform/theme/components/overrideContext';
import { radius, sizes } from '@/platform/theme/tokens';

/** Lets a control smaller than a finger be hit over 44 px, without growing what is seen. */
function fingerArea(size: number, touch: boolean) {
  if (!touch || size >= sizes.touchMin) return {};
  return { '&::after': { content: '""', position: 'absolute', inset: (size - sizes.touchMin) / 2 } } as const;
}

export function buttonOverrides({ tokens, density }: OverrideContext): ComponentOverrides {
  const touch = density.name === 'comfortable';
  const small = touch ? sizes.iconButton : sizes.smallButton;
  const icon = touch ? sizes.touchMin : sizes.iconButton;
  const iconSmall = touch ? sizes.iconButton : sizes.iconAction;
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-disabled': { cursor: 'default' } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minWidth: 96,
          minHeight: density.button,
          padding: '0 16px',
          whiteSpace: 'nowrap',
          flexShrink: 0,
          // A button that says why it cannot be used stays reachable, so it is not `disabled` to the browser.
          '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
            cursor: 'default',
            color: tokens.textDisabled,
            borderColor: tokens.border,
          },
          '&.MuiButton-contained[aria-disabled="true"]': { backgroundColor: tokens.surfaceSunken },
          // Work under way is no reason to turn grey: the spinner takes the label's colour.
          '&.MuiButton-loading.MuiButton-contained': { backgroundColor: 'var(--variant-containedBg)' },
          '&.MuiButton-contained .MuiButton-loadingIndicator': { color: 'var(--variant-containedColor)' },
          variants: [
            {
              props: { variant: 'outlined' },
              style: {
                padding: '0 15px',
                '&.Mui-disabled': { borderColor: tokens.border, backgroundColor: 'transparent' },
              },
            },
            {
              props: { variant: 'outlined', color: 'primary' },
              style: {
                '--variant-outlinedColor': tokens.text,
                '--variant-outlinedBorder': tokens.borderStrong,
                '--variant-outlinedBg': tokens.surfaceRaised,
                '@media (hover: hover)': {
                  '&:hover': {
                    '--variant-outlinedBorder': tokens.borderStrong,
                    '--variant-outlinedBg': tokens.hover,
                  },
                },
                '&:active': { '--variant-outlinedBg': tokens.primarySoft },
              },
            },
            {
              props: { variant: 'text', color: 'primary' },
              style: {
                '@media (hover: hover)': { '&:hover': { '--variant-textBg': tokens.hover } },
                '&:active': { '--variant-textBg': tokens.primarySoft },
              },
            },
            { props: { variant: 'text' }, style: { minWidth: 0, padding: '0 8px' } },
            {
              props: { size: 'small' },
              style: { minHeight: small, padding: '0 12px', ...fingerArea(small, touch) },
            },
            { props: { size: 'small', variant: 'text' }, style: { padding: '0 4px' } },
            { props: { size: 'large' }, style: { minHeight: sizes.touchMin, fontSize: 'inherit' } },
          ],
        },
        startIcon: { marginLeft: -2, marginRight: 8 },
        endIcon: { marginRight: -2, marginLeft: 8 },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: icon,
          height: icon,
          padding: 0,
          borderRadius: radius.control,
          color: tokens.textMuted,
          '@media (hover: hover)': { '&:hover': { backgroundColor: tokens.hover, color: tokens.text } },
          '&:active': { backgroundColor: tokens.primarySoft },
          '&.Mui-disabled': { color: tokens.textDisabled },
          '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
            cursor: 'default',
            backgroundColor: 'transparent',
            color: tokens.textDisabled,
          },
          variants: [
            {
              props: { size: 'small' },
              style: {
                width: iconSmall,
                height: iconSmall,
                borderRadius: radius.chip,
                ...fingerArea(iconSmall, touch),
              },
            },
            { props: { color: 'primary' }, style: { color: tokens.primary } },
            { props: { color: 'inherit' }, style: { color: 'inherit' } },
          ],
        },
      },
    },
    MuiSvgIcon: {
      styleOverrides: {
        fontSizeSmall: { fontSize: '1.125rem' },
        root: { fontSize: '1.25rem' },
        fontSizeLarge: { fontSize: '1.375rem' },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          minHeight: density.control,
          padding: '0 12px',
          borderColor: tokens.borderStrong,
          color: tokens.text,
          '&:hover': { backgroundColor: tokens.hover },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: tokens.primarySoft,
            color: tokens.primarySoftText,
          },
          '&.Mui-disabled': { borderColor: tokens.border },
        },
      },
    },
  };
}

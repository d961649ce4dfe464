import type { ComponentOverrides, OverrideContext } from '@/platform/theme/components/overrideContext';
import { radius, sizes } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** Checkboxes, radios, switches, chips, badges. */
export function selectionOverrides({ tokens, density }: OverrideContext): ComponentOverrides {
  // A 20 px mark in a square of the control's height: 36 for a mouse, 44 for a finger.
  const padding = (density.control - 20) / 2;
  const mark = {
    padding,
    color: tokens.borderStrong,
    '&:hover': { backgroundColor: 'transparent', color: tokens.text },
    '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: tokens.primary },
    '&.Mui-disabled': { color: tokens.textDisabled },
    // The ring follows the mark, not its hit area.
    '&.Mui-focusVisible': { outlineOffset: `-${padding - 2}px`, borderRadius: radius.control },
  } as const;
  return {
    MuiCheckbox: { styleOverrides: { root: mark } },
    MuiRadio: { styleOverrides: { root: mark } },
    MuiFormControlLabel: {
      styleOverrides: {
        root: { marginLeft: -padding, minHeight: density.control },
        label: { '&.Mui-disabled': { color: tokens.textDisabled } },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 52, height: 36, padding: 8 },
        switchBase: {
          padding: 10,
          color: tokens.mode === 'dark' ? tokens.text : tokens.surfaceRaised,
          '&.Mui-checked': { color: tokens.onPrimary, transform: 'translateX(16px)' },
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: tokens.primary, opacity: 1 },
          '&.Mui-disabled': { color: tokens.surface },
          '&.Mui-disabled + .MuiSwitch-track': { backgroundColor: tokens.textDisabled, opacity: 1 },
        },
        thumb: { width: 16, height: 16, boxShadow: 'none' },
        track: { borderRadius: 10, backgroundColor: tokens.borderStrong, opacity: 1 },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          ...typeStep('chip'),
          height: sizes.chip,
          borderRadius: radius.chip,
          backgroundColor: tokens.neutral.soft,
          color: tokens.neutral.softText,
          variants: [
            {
              props: { variant: 'outlined' },
              style: { backgroundColor: 'transparent', borderColor: tokens.border },
            },
            {
              props: { color: 'primary' },
              style: { backgroundColor: tokens.primarySoft, color: tokens.primarySoftText },
            },
          ],
        },
        label: { paddingLeft: 8, paddingRight: 8 },
        deleteIcon: {
          fontSize: 16,
          color: 'inherit',
          opacity: 0.8,
          '&:hover': { color: 'inherit', opacity: 1 },
        },
      },
    },
    MuiBadge: {
      defaultProps: { color: 'secondary' },
      styleOverrides: {
        badge: { ...typeStep('micro'), height: 18, minWidth: 18, padding: '0 4px', lineHeight: '18px' },
      },
    },
    MuiAvatar: {
      styleOverrides: {
        root: {
          ...typeStep('buttonSmall'),
          backgroundColor: tokens.primarySoft,
          color: tokens.primarySoftText,
        },
      },
    },
  };
}

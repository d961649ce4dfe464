import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { createElement } from 'react';

import type { ComponentOverrides, OverrideContext } from '@/platform/theme/components/overrideContext';
import { touchInputSize } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** Fields: the label always stands on the border, so nothing moves when the browser fills a form. */
export function inputOverrides({ tokens, density }: OverrideContext): ComponentOverrides {
  const size = density.name === 'comfortable' ? touchInputSize : 14;
  return {
    MuiInputBase: {
      // Each field would write its two keyframes to the document and take them back: `GlobalLook` has them once.
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: {
        root: { fontSize: `${size / 16}rem`, lineHeight: 20 / size },
        input: {
          '&::placeholder': { color: tokens.textMuted, opacity: 1 },
          // Chrome paints its own background under filled fields; an inset shadow is the only way over it.
          '&:-webkit-autofill': {
            WebkitBoxShadow: `0 0 0 100px ${tokens.primarySoft} inset`,
            WebkitTextFillColor: tokens.text,
            caretColor: tokens.text,
            borderRadius: 'inherit',
          },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: {
        root: {
          minHeight: density.control,
          backgroundColor: tokens.surfaceRaised,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.borderStrong },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.text },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tokens.focusRing },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tokens.danger.solid },
          '&.Mui-disabled': { backgroundColor: tokens.surfaceSunken },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: tokens.border },
          variants: [{ props: { multiline: true }, style: { padding: '8px 12px' } }],
        },
        input: {
          height: density.control,
          boxSizing: 'border-box',
          padding: '0 12px',
          variants: [{ props: { multiline: true }, style: { height: 'auto', padding: 0 } }],
        },
        adornedStart: { paddingLeft: 12, '& .MuiOutlinedInput-input': { paddingLeft: 8 } },
        adornedEnd: { paddingRight: 12, '& .MuiOutlinedInput-input': { paddingRight: 8 } },
        // The gap in the border follows the label's own 12 px, whatever the field's text size.
        notchedOutline: { '& legend': { fontSize: '0.75rem' } },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true, disableAnimation: true },
      styleOverrides: {
        root: {
          ...typeStep('caption'),
          color: tokens.textMuted,
          '&.Mui-focused': { color: tokens.text },
          '&.Mui-error': { color: tokens.danger.softText },
          '&.Mui-disabled': { color: tokens.textDisabled },
        },
        outlined: { transform: 'translate(13px, -8px)', maxWidth: 'calc(100% - 24px)' },
        shrink: { transform: 'translate(13px, -8px)', maxWidth: 'calc(100% - 24px)' },
      },
    },
    MuiFormLabel: { styleOverrides: { root: { ...typeStep('caption'), color: tokens.textMuted } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          ...typeStep('caption'),
          minHeight: 16,
          margin: '4px 2px 0',
          color: tokens.textMuted,
          '&.Mui-error': { color: tokens.danger.softText },
        },
      },
    },
    MuiInputAdornment: {
      // A paragraph would be moved by a reader's own spacing of paragraphs.
      defaultProps: { disableTypography: true },
      styleOverrides: {
        root: { color: tokens.textMuted },
        positionStart: { marginRight: 0, marginLeft: 0 },
        positionEnd: { marginLeft: 0 },
      },
    },
    MuiSelect: {
      defaultProps: { IconComponent: ExpandMoreOutlined },
      styleOverrides: {
        select: {
          display: 'flex',
          alignItems: 'center',
          minHeight: 0,
          '&.MuiSelect-select': { height: density.control, minHeight: 0, boxSizing: 'border-box' },
        },
        icon: { color: tokens.textMuted },
      },
    },
    MuiAutocomplete: {
      defaultProps: { popupIcon: createElement(ExpandMoreOutlined) },
      styleOverrides: {
        inputRoot: {
          '&.MuiOutlinedInput-root': { paddingTop: 0, paddingBottom: 0, paddingLeft: 0 },
          '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '0 12px' },
        },
        paper: {
          backgroundColor: tokens.surfaceRaised,
          border: `1px solid ${tokens.border}`,
        },
        option: { minHeight: density.row },
      },
    },
  };
}

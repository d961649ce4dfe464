import type { ComponentOverrides, OverrideContext } from '@/platform/theme/components/overrideContext';
import { motion, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** What floats: menus, dialogs, drawers, tooltips. */
export function overlayOverrides({ tokens, density, shadows }: OverrideContext): ComponentOverrides {
  const floating = { backgroundColor: tokens.surfaceRaised, border: `1px solid ${tokens.border}` } as const;
  return {
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: tokens.backdrop } } },
    },
    MuiPopover: {
      defaultProps: { transitionDuration: motion.ms.menu },
      styleOverrides: { paper: { ...floating, boxShadow: shadows.menu } },
    },
    MuiMenu: {
      defaultProps: { transitionDuration: motion.ms.menu },
      styleOverrides: { list: { padding: 4 } },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          ...typeStep('body'),
          minHeight: density.row,
          // MUI lets items shrink to their text on wide screens.
          '@media (min-width:600px)': { minHeight: density.row },
          '&[aria-disabled="true"]': { color: tokens.textDisabled, cursor: 'default', opacity: 1 },
          padding: '4px 8px',
          borderRadius: radius.chip,
          gap: 8,
          '&:hover, &.Mui-focusVisible': { backgroundColor: tokens.hover },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.selection },
          '& .MuiListItemIcon-root': { minWidth: 0, color: tokens.textMuted },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { ...floating, borderRadius: radius.dialog, boxShadow: shadows.dialog },
        paperFullScreen: { borderRadius: 0, border: 0 },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { ...typeStep('dialogTitle'), padding: '20px 24px 12px' } } },
    MuiDialogContent: {
      styleOverrides: {
        root: {
          padding: '8px 24px 20px',
          // Hidden words stand absolute: without this they reach below the paper, which then scrolls its own foot away.
          position: 'relative',
          // MUI takes the upper pad away after a title, which cuts the labels that stand on the border.
          '.MuiDialogTitle-root + &': { paddingTop: 8 },
        },
        dividers: { borderColor: tokens.border },
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: { padding: '12px 24px 16px', gap: 8 },
        spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
      },
    },
    MuiDrawer: {
      styleOverrides: { paper: { backgroundColor: tokens.surface, backgroundImage: 'none' } },
    },
    MuiTooltip: {
      defaultProps: {
        enterDelay: motion.delayMs.tooltip,
        enterNextDelay: motion.delayMs.tooltip,
        placement: 'bottom',
      },
      styleOverrides: {
        tooltip: {
          ...typeStep('caption'),
          maxWidth: 320,
          padding: '6px 10px',
          borderRadius: radius.chip,
          backgroundColor: tokens.tooltipBackground,
          color: tokens.tooltipText,
        },
        arrow: { color: tokens.tooltipBackground },
      },
    },
  };
}

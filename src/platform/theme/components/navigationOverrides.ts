import type { ComponentOverrides, OverrideContext } from '@/platform/theme/components/overrideContext';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** Tabs, lists, links, the toolbar. */
export function navigationOverrides({ tokens, density }: OverrideContext): ComponentOverrides {
  return {
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'inherit' },
      styleOverrides: {
        root: {
          backgroundColor: tokens.toolbarBackground,
          color: tokens.toolbarText,
          borderBottom: `1px solid ${tokens.toolbarBorder}`,
        },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 44 },
        indicator: { height: 3, borderRadius: '3px 3px 0 0', backgroundColor: tokens.primary },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          ...typeStep('bodyStrong'),
          minHeight: 44,
          minWidth: 0,
          maxWidth: 'none',
          padding: '0 12px',
          color: tokens.textMuted,
          '&:hover': { color: tokens.text },
          '&.Mui-selected': { color: tokens.primary },
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          minHeight: density.row,
          borderRadius: radius.control,
          '&:hover': { backgroundColor: tokens.hover },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.selection },
        },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: tokens.textMuted } } },
    MuiListSubheader: {
      styleOverrides: {
        root: {
          ...typeStep('cellHead'),
          lineHeight: '32px',
          color: tokens.textMuted,
          backgroundColor: 'inherit',
        },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiBreadcrumbs: { styleOverrides: { root: { ...typeStep('caption'), color: tokens.textMuted } } },
    MuiAccordion: {
      styleOverrides: { root: { border: `1px solid ${tokens.border}`, '&::before': { display: 'none' } } },
    },
  };
}

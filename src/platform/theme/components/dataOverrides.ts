import type { ComponentOverrides, OverrideContext } from '@/platform/theme/components/overrideContext';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** The tones of what alerts say. */
const TONES = { Success: 'success', Info: 'info', Warning: 'warning', Error: 'danger' } as const;

/** Plain tables, placeholders and progress. */
export function dataOverrides({ tokens, density, reducedMotion }: OverrideContext): ComponentOverrides {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: {
          ...typeStep('cell'),
          fontVariantNumeric: 'tabular-nums',
          height: density.row,
          padding: `4px ${density.cellPad}px`,
          borderColor: tokens.border,
        },
        head: { ...typeStep('cellHead'), backgroundColor: tokens.surfaceSunken, color: tokens.textMuted },
        stickyHeader: { backgroundColor: tokens.surfaceSunken },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { backgroundColor: tokens.hover },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.selection },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          ...Object.fromEntries(
            (['Success', 'Info', 'Warning', 'Error'] as const).map((severity) => {
              const { soft, softText } = tokens[TONES[severity]];
              return [`&.MuiAlert-color${severity}`, { backgroundColor: soft, color: softText }];
            }),
          ),
          '& .MuiAlert-icon': { color: 'inherit' },
        },
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: reducedMotion ? false : 'wave' },
      styleOverrides: {
        root: {
          backgroundColor: tokens.skeleton,
          // On a raised surface in dark mode that colour is the surface's own.
          '.MuiDialog-paper &, .MuiDrawer-paper &, .MuiPopover-paper &': { backgroundColor: tokens.border },
        },
        rounded: { borderRadius: radius.chip },
        wave: {
          '&::after': {
            background: `linear-gradient(90deg, transparent, ${tokens.skeletonShine}, transparent)`,
          },
        },
      },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: { height: 4, borderRadius: 2, backgroundColor: tokens.primarySoft },
      },
    },
  };
}

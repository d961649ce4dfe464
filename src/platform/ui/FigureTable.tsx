import { styled } from '@mui/material/styles';
import { typeStep } from '@/platform/theme/typography';

/** Holds a `FigureTable`, which scrolls in it. Give it a role, a name and `tabIndex={0}`: the keyboard scrolls it too. */
export const FigureScroll = styled('div')(({ theme }) => ({
  overflow: 'auto',
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
}));

/** A table of figures, its head kept in view. Cells of class `text` stand at the left. */
export const FigureTable = styled('table')(({ theme: { tokens, density } }) => ({
  ...typeStep('cell'),
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: density.row,
    padding: '0 8px',
    borderBottom: `1px solid ${tokens.border}`,
    textAlign: 'right',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& .text': { textAlign: 'left' },
  '& thead th': {
    ...typeStep('cellHead'),
    position: 'sticky',
    top: 0,
    backgroundColor: tokens.surfaceSunken,
    color: tokens.textMuted,
  },
}));

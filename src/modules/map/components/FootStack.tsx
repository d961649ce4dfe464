import { styled } from '@mui/material/styles';
import { ABOVE_BAR, NARROW_MAP } from '../drawing/narrowMap';

/** What the map offers at its foot, one above the other; on a telephone above the sheet. */
export const FootStack = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 12,
  bottom: 16,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  // The map between the offers is still the map.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: { bottom: 68 },
  // Above the bar of the drawing tools.
  '&[data-editing]': {
    bottom: ABOVE_BAR.wide,
    [NARROW_MAP]: { bottom: ABOVE_BAR.narrow },
    [theme.breakpoints.down('sm')]: { bottom: ABOVE_BAR.telephone },
  },
  '@media print': { display: 'none' },
}));

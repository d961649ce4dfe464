import { styled } from '@mui/material/styles';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { FigureTable } from '@/platform/ui/FigureTable';

/** px of one entry, of the room between two, and of an empty cell. */
export const ENTRY_HEIGHT = 22;
export const ENTRY_GAP = 2;
export const LEAST_CELL = 32;
export const NAME_WIDTH = 190;
export const CELL_WIDTH = 142;

/** The table of a rotation with its cells: one rule for all of them. */
export const Table = styled(FigureTable)(({ theme: { tokens } }) => ({
  // Rows come and go while it scrolls: columns keep their width.
  tableLayout: 'fixed',
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'left',
    background: tokens.surface,
  },
  '& thead th': { zIndex: 2 },
  '& thead .name': { zIndex: 3, background: tokens.surfaceSunken },
  '& .farm th': { textAlign: 'left', fontWeight: 600, background: tokens.surfaceSunken },
  '& td.cell': { padding: 2, textAlign: 'left', verticalAlign: 'top' },
  '& td.space': { padding: 0, border: 0 },
  '& tfoot th, & tfoot td': { background: tokens.surface },
  '& .free': { color: tokens.textMuted },
  '& .put': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: ENTRY_GAP,
    width: '100%',
    minHeight: LEAST_CELL,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: radius.chip,
  },
  '& .put:focus-visible': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: 1 },
  '& .put:hover': { background: tokens.surfaceSunken },
  '& .put[data-drop="fits"]': { outline: `2px solid ${tokens.success.softText}`, outlineOffset: -2 },
  '& .put[data-drop="refused"]': { outline: `2px dashed ${tokens.danger.softText}`, outlineOffset: -2 },
  '& .entry': {
    ...typeStep('chip'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 6,
    height: ENTRY_HEIGHT,
    padding: '2px 6px',
    borderRadius: radius.chip,
    whiteSpace: 'nowrap',
    background: tokens.neutral.soft,
    color: tokens.neutral.softText,
  },
  '& .entry > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .entry[data-state="GOES_ON"]': { background: 'transparent', color: tokens.textMuted },
  '& .entry[data-state="PLANNED"]': {
    background: 'none',
    border: `1px dashed ${tokens.borderStrong}`,
  },
  '& .entry[data-carry]': { cursor: 'grab' },
  '& .entry[data-state="SOWN"]': { background: tokens.success.soft, color: tokens.success.softText },
}));

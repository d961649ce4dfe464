import { type CSSObject, type Theme, styled } from '@mui/material/styles';
import { motion, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

interface ScrollerProps {
  readonly count: number;
  readonly frozen: number;
  readonly grow: number;
}

/** Width and place of each column, by class: cheaper to draw than a style on each of five hundred cells. */
function columnRules({ count, frozen, grow }: ScrollerProps) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `& .c${at}`,
      {
        flex: `${at === grow ? 1 : 0} 0 var(--w${at})`,
        width: `var(--w${at})`,
        ...(at < frozen && { position: 'sticky', left: `var(--l${at})`, zIndex: 1 }),
      },
    ]),
  );
}

/**
 * The background of some rows and of their cells that stay in view. Set twice: inherited, it would keep the browser
 * from sharing the styles of cells, which doubles the cost of a frame.
 */
function withBackground(rows: string, backgroundColor: string, others: CSSObject = {}) {
  return { [`& ${rows}`]: { ...others, backgroundColor }, [`& ${rows} .frozen`]: { backgroundColor } };
}

function cellRules({ tokens }: Theme) {
  return {
    '& .cell': {
      // With a reader's own height of lines the text stays in the middle.
      alignContent: 'center',
      boxSizing: 'border-box',
      minWidth: 0,
      padding: '0 8px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      cursor: 'default',
      borderRight: '1px solid transparent',
    },
    '& .cell.c0': { paddingLeft: '12px' },
    '& .num': { textAlign: 'right' },
    '& .edge': { borderRightColor: tokens.border },
    '& .editable': { cursor: 'cell' },
    '& .body .row .picked.cell, & .body .row.group .picked.cell': { backgroundColor: tokens.selection },
    '& .cell:focus': { outline: 'none' },
    '& .cell:focus-visible, & .cell.active:focus-within': {
      outline: `2px solid ${tokens.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: '2px',
    },
    '& .cell.open, & .grouped .cell.c0.open': {
      overflow: 'visible',
      padding: 0,
      backgroundColor: tokens.surface,
    },
    '& .row .cell.negative': { color: tokens.danger.softText },
    '& .row .cell.opens': { cursor: 'pointer' },
    '& .grouped .row.group.result .c0': { cursor: 'default' },
    '& .row .cell.opens:hover': { textDecoration: 'underline' },
    // A corner, as spreadsheets mark a cell with a note.
    '& .row .cell.noted': {
      backgroundImage: `linear-gradient(225deg, ${tokens.warning.solid} 6px, transparent 6.5px)`,
    },
    '& .saving': { color: tokens.textMuted },
    '& .refused': {
      boxShadow: `inset 0 0 0 1px ${tokens.danger.solid}, inset 3px 0 0 ${tokens.danger.solid}`,
      color: tokens.danger.softText,
    },
  };
}

/** The part that scrolls. Everything inside is plain elements and classes: drawing many of them must be cheap. */
export const Scroller = styled('div', {
  shouldForwardProp: (name) => name !== 'count' && name !== 'frozen' && name !== 'grow',
})<ScrollerProps>(({ theme, ...columns }) => {
  const { tokens, density } = theme;
  const stuck = { position: 'sticky' as const, zIndex: 3, minWidth: 'var(--wt)', width: '100%' };
  return {
    ...typeStep('cell'),
    position: 'relative',
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    contain: 'strict',
    overscrollBehavior: 'contain',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: tokens.surface,
    color: tokens.text,
    outline: 'none',
    userSelect: 'none',
    // What is scrolled into view by others than us must not end under head, foot or frozen columns.
    scrollPadding: 'var(--pt) 0 var(--pb) var(--pl)',
    '& .head': { ...stuck, top: 0 },
    '& .foot': { ...stuck, bottom: 0 },
    '& .body': {
      position: 'relative',
      minWidth: 'var(--wt)',
      width: '100%',
      // In a sheet of fixed height the totals stand at its lower edge, however few the rows.
      minHeight: 'calc(var(--mb) - var(--pt) - var(--pb))',
    },
    ...withBackground('.row', tokens.surface, {
      display: 'flex',
      boxSizing: 'border-box',
      height: density.row,
      lineHeight: `${density.row - 1}px`,
      borderBottom: `1px solid ${tokens.border}`,
    }),
    '& .body .row': {
      position: 'absolute',
      top: 0,
      left: 0,
      width: '100%',
      // Not `paint`: with the cells that stay in view it costs a layer per row, a third of each frame.
      contain: 'layout style',
    },
    ...withBackground('.body .row.group', tokens.surfaceSunken, { fontWeight: 600 }),
    ...withBackground('.body .row.group.inner', tokens.surface, { fontWeight: 550 }),
    ...withBackground('.body .row:hover', tokens.hover),
    ...withBackground('.body .row.group.result', tokens.surfaceSunken, { fontWeight: 650 }),
    ...withBackground('.body .row.group:hover', tokens.hover),
    ...withBackground('.foot .row', tokens.surfaceSunken, { fontWeight: 600 }),
    ...withBackground('.head .row', tokens.surfaceSunken, {
      height: density.head,
      lineHeight: `${density.head - 1}px`,
    }),
    '& .foot .row:first-of-type': { borderTop: `1px solid ${tokens.borderStrong}` },
    '& .foot .row:last-of-type': { borderBottom: 0 },
    ...cellRules(theme),
    ...headRules(theme),
    ...foldRules(theme),
    ...columnRules(columns),
    '@media print': { contain: 'none', overflow: 'visible' },
  };
});

function headRules({ tokens, density }: Theme) {
  return {
    '& .head .cell': {
      ...typeStep('cellHead'),
      lineHeight: 'inherit',
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      overflow: 'visible',
      color: tokens.textMuted,
    },
    '& .head .cell.frozen': { position: 'sticky' },
    '& .head .num': { flexDirection: 'row-reverse' },
    '& .head .word': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .head .sortable': { cursor: 'pointer' },
    '& .head .sortable:hover, & .head .sorted': { color: tokens.text },
    '& .head svg': { flexShrink: 0, fontSize: 16 },
    '& .grip': {
      position: 'absolute',
      zIndex: 1,
      top: 0,
      right: -5,
      width: 9,
      height: '100%',
      cursor: 'col-resize',
      touchAction: 'none',
    },
    '& .grip::after': {
      content: '""',
      position: 'absolute',
      top: '25%',
      left: 4,
      width: 1,
      height: '50%',
      backgroundColor: density.name === 'comfortable' ? tokens.borderStrong : 'transparent',
    },
    '& .head:hover .grip::after': { backgroundColor: tokens.borderStrong },
    '& .grip:hover::after, & .grip.dragged::after': { backgroundColor: tokens.primary, width: 2 },
  };
}

function foldRules({ tokens, breakpoints }: Theme) {
  return {
    '& .grouped .cell.c0': { paddingLeft: 'calc(12px + (var(--lv) - 1) * 16px + var(--indent, 8px))' },
    '& .grouped .row.group .c0': { '--indent': '0px', cursor: 'pointer' },
    '& .fold': {
      display: 'inline-block',
      width: 24,
      verticalAlign: 'top',
      color: tokens.textMuted,
    },
    '& .fold::before': {
      content: '""',
      display: 'inline-block',
      width: 6,
      height: 6,
      margin: '0 0 2px 4px',
      borderRight: '2px solid currentColor',
      borderBottom: '2px solid currentColor',
      borderRadius: '1px',
      transform: 'rotate(-45deg)',
      transition: `transform ${motion.ms.hover}ms`,
    },
    '& [aria-expanded="true"] .fold::before': { transform: 'translateY(-2px) rotate(45deg)' },
    // On a telephone each level takes half the indent, so that the words of the deepest are read, and a long name
    // takes three lines at most: more do not fit the row.
    [breakpoints.down('sm')]: {
      '& .body .row .cell.c0:not(.open)': {
        display: 'flex',
        alignItems: 'center',
        columnGap: 4,
        lineHeight: '14px',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      '& .body .row .cell.c0.num': { justifyContent: 'flex-end' },
      '& .body .cell.c0 .words': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '3',
        overflow: 'hidden',
      },
      '& .grouped .cell.c0': { paddingLeft: 'calc(8px + (var(--lv) - 1) * 8px + var(--indent, 8px))' },
      '& .grouped .row.group .c0 .fold': { flexShrink: 0 },
      '& .grouped .row.group .c0 .foldCount': { flexShrink: 0, whiteSpace: 'nowrap' },
    },
    '& .foldCount': { ...typeStep('caption'), lineHeight: 'inherit', color: tokens.textMuted },
  };
}

export const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));

export const Body = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

/** Stands in the place of rows while there are none. */
export const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  inset: 0,
  overflow: 'hidden',
  backgroundColor: theme.tokens.surface,
}));

export const tipsLook = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } as const;

import type { Theme } from '@mui/material/styles';
import { gridClasses as c } from '@mui/x-data-grid';
import { TWO_LINES } from '@/platform/grid/columnSpec';
import { ACTIONS_FIELD, CHECK_FIELD } from '@/platform/grid/toGridColumns';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** The menu of a column's head hangs outside the grid. */
export function headMenuLook({ tokens, elevation }: Theme) {
  return {
    padding: '4px',
    border: `1px solid ${tokens.border}`,
    borderRadius: `${radius.control}px`,
    backgroundColor: tokens.surfaceRaised,
    boxShadow: elevation.menu,
    // The words stand in one line, with an icon before them or without.
    '& .MuiMenuItem-root:not(:has(.MuiListItemIcon-root))': { paddingLeft: '34px' },
  } as const;
}

/** An 18 px mark as MUI's check boxes have it, in a hit area of the row's height that follows the cell's paddings. */
const checkbox = (tokens: Theme['tokens']) =>
  ({
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    gridTemplateAreas: '"mark"',
    width: 32,
    height: 32,
    margin: 0,
    flex: 'none',
    color: tokens.borderStrong,
    cursor: 'pointer',
    '&:hover': { color: tokens.text },
    '&:checked, &:indeterminate': { color: tokens.primary },
    '&:disabled': { color: tokens.textDisabled, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: `${radius.control}px` },
    '&::before, &:checked::after, &:indeterminate::after': { content: '""', gridArea: 'mark' },
    '&::before': {
      boxSizing: 'border-box',
      width: 18,
      height: 18,
      border: '2px solid currentColor',
      borderRadius: '3px',
    },
    '&:checked::before, &:indeterminate::before': { backgroundColor: 'currentColor' },
    '&::after': { placeSelf: 'center', borderStyle: 'solid', borderColor: tokens.surface, borderWidth: 0 },
    '&:checked::after': {
      width: 5,
      height: 10,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '&:indeterminate::after': { width: 10, borderWidth: '2px 0 0' },
  }) as const;

/** The data grid's look. It is not part of the theme, so that the theme does not bring the grid to the first page. */
export function gridLook({ tokens }: Theme, touch: boolean) {
  return {
    ...typeStep('cell'),
    '--unstable_DataGrid-radius': '0px',
    '--unstable_DataGrid-headWeight': 600,
    '--DataGrid-rowBorderColor': tokens.border,
    '--DataGrid-t-header-background-base': tokens.surfaceSunken,
    '--DataGrid-containerBackground': tokens.surfaceSunken,
    border: 0,
    borderRadius: 0,
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontVariantNumeric: 'tabular-nums',

    [`& .${c.columnHeader}, & .${c.cell}`]: { padding: '0 8px' },
    [`& .${c.columnHeader}[aria-colindex="1"], & .${c.cell}[aria-colindex="1"]`]: { paddingLeft: '12px' },
    [`& .${c['columnHeader--last']}, & .end-cell, & .${c.rowSkeleton} > .${c.cell}:last-of-type`]: {
      paddingRight: '16px',
    },
    [`& .${c.columnHeader}, & .${c.columnHeaders} .${c.filler}, & .${c.scrollbarFiller}`]: {
      backgroundColor: tokens.surfaceSunken,
    },
    [`& .${c.columnHeaders}`]: { borderBottom: `1px solid ${tokens.border}` },
    // With a reader's own spacing of lines and letters: texts stay in the middle, long heads take a second line.
    [`& .${c.cell}`]: { alignContent: 'center' },
    [`& .${c.cell}.${TWO_LINES}`]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitBoxPack: 'center',
      WebkitLineClamp: 2,
      lineHeight: '16px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    [`& .${c.columnHeaderTitle}`]: {
      ...typeStep('cellHead'),
      color: tokens.textMuted,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      maxHeight: '3em',
    },
    [`& .${c['columnHeader--sorted']} .${c.columnHeaderTitle}`]: { color: tokens.text },
    [`& .${c.columnHeader} .${c.sortButton}`]: {
      width: 24,
      height: 24,
      color: tokens.text,
      backgroundColor: 'transparent',
    },
    // Nothing in a head moves under the pointer: no arrow before it is sorted, and the menu lies over the text's end.
    [`& .${c.columnHeader}:not(.${c['columnHeader--sorted']}) .${c.iconButtonContainer}`]: {
      display: 'none',
    },
    [`& .${c.menuIcon} button`]: { width: 24, height: 24, padding: 0 },
    '@media (hover: hover)': {
      [`& .${c.columnHeader} .${c.menuIcon}`]: {
        position: 'absolute',
        top: '50%',
        right: 4,
        margin: 0,
        transform: 'translateY(-50%)',
        backgroundColor: tokens.surfaceSunken,
      },
      [`& .${c['columnHeader--alignRight']} .${c.menuIcon}`]: { right: 'auto', left: 4 },
    },
    // A head of two lines stands over its figures, as one of a single line does.
    [`& .${c['columnHeader--alignRight']} .${c.columnHeaderTitle}`]: { textAlign: 'right' },
    [`& .${c.columnSeparator}`]: { color: touch ? tokens.borderStrong : 'transparent' },
    [`& .${c.columnHeaders}:hover .${c['columnSeparator--resizable']}`]: { color: tokens.borderStrong },

    [`& .${c.columnHeader}:focus, & .${c.cell}:focus, & .${c.columnHeader}:focus-within, & .${c.cell}:focus-within`]:
      { outline: 'none' },
    [`& .${c.columnHeader}:focus-visible, & .${c.cell}:focus-visible`]: {
      outline: `2px solid ${tokens.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: '2px',
    },

    [`& .${c.row}`]: {
      '&:hover': { backgroundColor: tokens.hover },
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: tokens.selection,
        boxShadow: `inset 3px 0 0 ${tokens.primary}`,
      },
    },
    [`& .${c.row}.muted-row`]: { backgroundColor: tokens.surfaceSunken, color: tokens.textMuted },
    '&.opens-rows': { [`& .${c.row}`]: { cursor: 'pointer' } },
    [`& .${c.cell}.actions-cell`]: { cursor: 'default', paddingRight: 0 },
    [`& .${c.checkboxInput}`]: checkbox(tokens),
    '--action-size': '24px',
    '--action-gap': touch ? '16px' : '4px',
    '--action-reach': touch ? '-10px -8px' : '0px',
    [`& .${c['scrollbar--vertical']}, & .${c['scrollbar--horizontal']}`]: {
      scrollbarColor: `${tokens.borderStrong} transparent`,
    },
    // Nothing is chosen or pressed on paper: its width is for what can be read.
    '@media print': {
      [`& .${c.virtualScroller}`]: { overflow: 'visible' },
      [`& [data-field="${CHECK_FIELD}"], & [data-field="${ACTIONS_FIELD}"]`]: { display: 'none' },
    },
  } as const;
}

import type { Theme } from '@mui/material/styles';

/**
 * On a phone each row of a `FigureTable` stands in so many columns on several lines, so that none lies beyond the edge.
 * Cells of class `whole` take a line, those of class `double` two columns, those of class `tall` two lines.
 */
export const stackedRows = ({ breakpoints, tokens }: Theme, columns: string) => ({
  [breakpoints.down('sm')]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: columns,
      padding: '3px 0',
      borderBottom: `1px solid ${tokens.border}`,
    },
    '& th, & td': {
      height: 'auto',
      minWidth: 0,
      padding: '3px 4px',
      borderBottom: 'none',
      whiteSpace: 'normal',
    },
    '& .whole': { gridColumn: '1 / -1' },
    '& .double': { gridColumn: 'span 2' },
    '& .tall': { gridRow: 'span 2' },
  },
});

import type { Theme } from '@mui/material/styles';

/**
 * On a phone each row of a `FigureTable` stands in so many columns on several lines, so that none lies beyond the edge.
 * A cell that is named by its place, from 1, takes so many of the columns; 0 all of them.
 */
export const stackedRows = (
  { breakpoints, tokens }: Theme,
  columns: string,
  spans: Readonly<Record<number, number>>,
) => ({
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
    ...Object.fromEntries(
      Object.entries(spans).map(([at, span]) => [
        `& tr > :nth-child(${at})`,
        { gridColumn: span === 0 ? '1 / -1' : `span ${span}` },
      ]),
    ),
  },
});

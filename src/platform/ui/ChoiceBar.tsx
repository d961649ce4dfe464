import { styled } from '@mui/material/styles';

/**
 * What a page is about, chosen over its content: fields side by side, two to a row on a telephone. A child with the
 * class `wide` takes twice the room. The line under a field takes room only while it says something, so that the first
 * row of the page stands high.
 */
export const ChoiceBar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  alignItems: 'start',
  gap: 12,
  marginBottom: 16,
  '& > .wide': { gridColumn: 'span 2' },
  '& [data-blank]': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: 16,
    '& > .wide, & > :only-child': { gridColumn: '1 / -1' },
  },
}));

import { styled } from '@mui/material/styles';

/** Tiles beside each other, as many as fit. */
export const TileGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > a': { height: '100%' },
});

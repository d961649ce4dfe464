import { styled } from '@mui/material/styles';

/** Fields side by side, as many as fit. */
export const Columns = styled('div')({
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  margin: '8px 0',
});

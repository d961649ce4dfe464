import { styled } from '@mui/material/styles';

/** Fields side by side, as many as fit; the gap leaves room for the labels on the borders. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gap: '12px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
  paddingTop: 8,
});

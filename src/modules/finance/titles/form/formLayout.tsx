import { styled } from '@mui/material/styles';
import { typeStep } from '@/platform/theme/typography';

/** Twelve columns; on a telephone every field has a line of its own. */
export const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '12px 16px',
  paddingTop: 4,
  [theme.breakpoints.down('sm')]: { '& > *': { gridColumn: '1 / -1 !important' } },
}));

export const Span = styled('div', { shouldForwardProp: (name) => name !== 'of' })<{ of: number }>(
  ({ of }) => ({
    gridColumn: `span ${of}`,
    minWidth: 0,
  }),
);

export const Section = styled('h3')(({ theme }) => ({
  ...typeStep('cardTitle'),
  gridColumn: '1 / -1',
  margin: '4px 0',
  '&:not(:first-of-type)': { paddingTop: 16, borderTop: `1px solid ${theme.tokens.border}` },
}));

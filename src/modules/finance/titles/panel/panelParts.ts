import { styled } from '@mui/material/styles';
import { typeStep } from '@/platform/theme/typography';

/** Names and values side by side. */
export const Facts = styled('dl')(({ theme }) => ({
  ...typeStep('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, max-content) minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { ...typeStep('caption'), paddingTop: 2, color: theme.tokens.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

export const PartHead = styled('h3')(({ theme }) => ({
  ...typeStep('cardTitle'),
  margin: '20px 0 8px',
  paddingTop: 16,
  borderTop: `1px solid ${theme.tokens.border}`,
}));

export const Quiet = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: 0,
  color: theme.tokens.textMuted,
}));

import { styled } from '@mui/material/styles';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** The figures above a list in an asset's record. */
export const AssetTiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
  gap: 16,
  marginBottom: 12,
  padding: 16,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));

/** On what they rest. */
export const AssetBasis = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '0 0 12px',
  color: theme.tokens.textMuted,
}));

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { typeStep } from '@/platform/theme/typography';

const Line = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.tokens.text, fontWeight: 600 },
}));

/** What follows from what was typed above it; said again whenever it changes. */
export function FieldNote({ children }: { readonly children: ReactNode }) {
  return <Line role="status">{children}</Line>;
}

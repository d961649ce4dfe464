import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { typeStep } from '@/platform/theme/typography';

const Line = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '-2px 2px 8px',
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
}));

/** What follows from what was typed above it; said again whenever it changes. */
export function FieldNote({ children }: { readonly children: ReactNode }) {
  return <Line role="status">{children}</Line>;
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { typeStep } from '@/platform/theme/typography';

const Line = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'muted' | 'danger' }>(
  ({ theme: { tokens }, tone }) => ({
    ...typeStep('caption'),
    margin: '-2px 2px 8px',
    color: tone === 'danger' ? tokens.danger.softText : tokens.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '& a': { color: 'inherit' },
    '& a + a': { marginLeft: 10 },
  }),
);

interface NoteLineProps {
  /** `danger` for what the server will refuse. */
  readonly tone?: 'muted' | 'danger';
  readonly children: ReactNode;
}

/** What follows from what was typed above it; said again whenever it changes. */
export function NoteLine({ tone = 'muted', children }: NoteLineProps) {
  return (
    <Line role="status" tone={tone}>
      {children}
    </Line>
  );
}

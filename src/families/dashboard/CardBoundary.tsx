import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { layout, radius } from '@/platform/theme/tokens';
import { ErrorState } from '@/platform/ui/ErrorState';

export const CardFrame = styled('div')(({ theme }) => ({
  height: '100%',
  boxSizing: 'border-box',
  padding: layout.cardPad,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));

function CardFailure({ resetErrorBoundary }: { readonly resetErrorBoundary: () => void }) {
  return (
    <CardFrame>
      <ErrorState onRetry={resetErrorBoundary} />
    </CardFrame>
  );
}

interface CardBoundaryProps {
  /** The card that the log names. */
  readonly id: string | number;
  /** What the card shows; new data are shown even where the former ones broke it. */
  readonly data: unknown;
  readonly onReset?: () => void;
  readonly children: ReactNode;
}

/** Keeps what breaks in a card inside: the others stand, and this one can be tried again. */
export function CardBoundary({ id, data, onReset, children }: CardBoundaryProps) {
  return (
    <ErrorBoundary
      onError={(thrown) => log.error('card failed', { id, reason: faultOf(thrown) })}
      {...(onReset && { onReset })}
      resetKeys={[data]}
      FallbackComponent={CardFailure}
    >
      {children}
    </ErrorBoundary>
  );
}

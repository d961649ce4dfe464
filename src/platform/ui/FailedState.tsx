import type { ReactNode } from 'react';
import type { AppError } from '@/platform/http/appError';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';

interface FailedStateProps {
  readonly error: AppError | null;
  readonly onRetry: () => void;
  /** In place of a record that is not there. */
  readonly missing?: ReactNode;
}

/** Why there is nothing to show: it may not be seen, it is not there, or it did not load. */
export function FailedState({ error, onRetry, missing }: FailedStateProps) {
  if (error?.kind === 'forbidden') return <ForbiddenState />;
  if (error?.kind === 'validation' && missing !== undefined) return missing;
  return <ErrorState onRetry={onRetry} code={error && 'status' in error ? error.status : undefined} />;
}

import type { AppError } from '@/platform/http/appError';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';

interface PartnerFailureProps {
  readonly error: AppError | null;
  readonly onRetry: () => void;
}

/** Why there is nothing to show, and the way to ask again. */
export function PartnerFailure({ error, onRetry }: PartnerFailureProps) {
  if (error?.kind === 'forbidden') return <ForbiddenState />;
  return <ErrorState code={error && 'status' in error ? error.status : undefined} onRetry={onRetry} />;
}

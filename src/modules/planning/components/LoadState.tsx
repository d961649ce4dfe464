import type { AppError } from '@/platform/http/appError';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';

interface LoadStateProps {
  readonly failed: boolean;
  readonly error: AppError | null;
  readonly onRetry: () => void;
}

/** Where something is being loaded, or why it did not come. */
export function LoadState({ failed, error, onRetry }: LoadStateProps) {
  if (!failed)
    return (
      <Loading>
        <SkeletonBlock height={360} radius={10} />
      </Loading>
    );
  return <FailedState error={error} onRetry={onRetry} />;
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '@/platform/theme/tokens';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import type { Reading } from '@/platform/store/useQuery';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });

interface AnsweredProps<T> {
  readonly answer: Reading<T>;
  readonly children: (data: T) => ReactNode;
}

/** What is shown of an answer, or why there is nothing to show. */
export function Answered<T>({ answer, children }: AnsweredProps<T>) {
  if (answer.data !== null) return <Stack>{children(answer.data)}</Stack>;
  if (answer.status !== 'failed')
    return (
      <Loading>
        <SkeletonBlock height={460} radius={10} />
      </Loading>
    );
  return <FailedState error={answer.error} onRetry={answer.retry} />;
}

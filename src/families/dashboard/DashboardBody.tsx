import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '@/platform/store/useQuery';
import { Banner } from '@/platform/ui/Banner';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { Loading } from '@/platform/ui/Skeletons';

interface DashboardBodyProps<T> {
  readonly answer: Pick<Reading<T>, 'status' | 'data' | 'error' | 'reload'>;
  /** Where the cards will stand. */
  readonly skeleton: ReactNode;
  /** Instead of the error where the record does not exist (404). */
  readonly missing?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * The cards of a page that makes one call: skeleton, refusal, failure with retry; a failed refresh leaves the last good
 * answer standing and says so.
 */
export function DashboardBody<T>({ answer, skeleton, missing, children }: DashboardBodyProps<T>) {
  const { t } = useTranslation('ui');
  const { status, data, error, reload } = answer;
  const code = error && 'status' in error ? error.status : undefined;
  if (status === 'failed' && error?.kind === 'forbidden') return <ForbiddenState />;
  if (status === 'failed' && code === 404 && missing) return missing;
  if (data === null)
    return status === 'failed' ? <ErrorState code={code} onRetry={reload} /> : <Loading>{skeleton}</Loading>;
  return (
    <>
      {status === 'failed' && (
        <Banner
          tone="warning"
          fact={t('stale.title')}
          text={t('stale.text')}
          action={{ label: t('tryAgain'), onClick: reload }}
        />
      )}
      {children(data)}
    </>
  );
}

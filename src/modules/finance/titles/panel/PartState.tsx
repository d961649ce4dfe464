import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { Quiet } from './panelParts';

interface PartStateProps {
  readonly status: LoadStatus;
  readonly error: AppError | null;
  readonly empty: boolean;
  readonly onRetry: () => void;
  /** What stands there when there is nothing. */
  readonly children: ReactNode;
}

/** What a part of the panel shows in the place of its records: the rest of the title is there all the same. */
export function PartState({ status, error, empty, onRetry, children }: PartStateProps) {
  const { t } = useTranslation('financeTitles');
  if (status === 'failed' && error?.kind === 'forbidden') return <Quiet>{t('notAllowed')}</Quiet>;
  if (status === 'failed')
    return (
      <Quiet role="alert">
        {t('panel.failed')}{' '}
        <Button variant="text" size="small" onClick={onRetry}>
          {t('panel.retry')}
        </Button>
      </Quiet>
    );
  if (!empty) return null;
  if (status === 'ready') return children;
  return (
    <Loading>
      <SkeletonText lines={2} />
    </Loading>
  );
}

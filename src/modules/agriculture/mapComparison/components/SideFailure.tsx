import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import type { ComparedSide } from '../hooks/useComparison';

/** Why there is no index of one of the images, and how to ask again. */
export function SideFailure({ side }: { readonly side: ComparedSide }) {
  const { t } = useTranslation('agriculture');
  const { error, image, retry } = side;
  if (error?.kind === 'forbidden') return <ForbiddenState />;
  return (
    <ErrorState
      title={t('mapComparison.image.failed', { date: dayText(image?.date) })}
      code={error && 'status' in error ? error.status : undefined}
      onRetry={retry}
    />
  );
}

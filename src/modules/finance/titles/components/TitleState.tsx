import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/platform/store/hooks';
import type { ItemState } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { TitleDetail } from '../rules/titleRow';
import { titles } from '../titlesSlice';

/** A title with its document, requested when it is opened; null until it is loaded. */
export function useTitle(id: string) {
  const item = useAppSelector(titles.selectItem);
  const retry = useLoad(id, (dispatch) => dispatch(titles.loadItem(id)));
  const own = item.id === id;
  return { item, retry, title: own && item.status !== 'failed' ? item.data : null };
}

interface TitleStateProps {
  readonly item: ItemState<TitleDetail>;
  readonly onRetry: () => void;
}

/** What stands in the place of a title that is not there. */
export function TitleState({ item, onRetry }: TitleStateProps) {
  const { t } = useTranslation('financeTitles');
  if (item.status !== 'failed') {
    return (
      <Loading>
        <SkeletonText lines={4} />
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (item.error?.kind === 'forbidden') return <ForbiddenState />;
  if (item.error?.kind === 'validation') return <EmptyState title={t('form.notFound')} />;
  return (
    <ErrorState onRetry={onRetry} code={item.error?.kind === 'server' ? item.error.status : undefined} />
  );
}

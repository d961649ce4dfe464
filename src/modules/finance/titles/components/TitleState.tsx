import { useTranslation } from 'react-i18next';
import type { ItemState } from '@/platform/store/resourceState';
import { useItem } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { TitleDetail } from '../rules/titleRow';
import { titles } from '../titlesSlice';

/** What a failed request says of the title itself, and not of the way to it. */
const isGone = ({ status, error }: ItemState<TitleDetail>) =>
  status === 'failed' && (error?.kind === 'validation' || error?.kind === 'forbidden');

interface TitleOptions {
  readonly follows?: boolean;
  /** True while it is being deleted. */
  readonly isGoing?: { readonly current: boolean };
}

/**
 * A title with its document, requested when it is opened; null until it is loaded. With `follows` it is requested again
 * after each write; a form keeps what it was opened with. Where that fails, what was read stands, and `stale` says so.
 */
export function useTitle(id: string, { follows = false, isGoing }: TitleOptions = {}) {
  const { retry, ...item } = useItem(titles, id, { follows, isGoing });
  const title = isGone(item) ? null : item.data;
  return { item, retry, title, stale: title !== null && item.status === 'failed' };
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
  return (
    <FailedState error={item.error} onRetry={onRetry} missing={<EmptyState title={t('form.notFound')} />} />
  );
}

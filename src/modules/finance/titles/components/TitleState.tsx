import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/platform/store/hooks';
import type { ItemState } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';
import type { Tag } from '@/platform/store/tags';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { TitleDetail } from '../rules/titleRow';
import { titles } from '../titlesSlice';

const AGAIN: readonly Tag[] = titles.tags;
const ONCE: readonly Tag[] = [];

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
  const item = useAppSelector(titles.selectItem);
  const retry = useLoad(
    id,
    (dispatch) => (isGoing?.current ? null : dispatch(titles.loadItem(id))),
    follows ? AGAIN : ONCE,
  );
  const title = item.id === id && !isGone(item) ? item.data : null;
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

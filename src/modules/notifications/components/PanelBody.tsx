import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SkeletonBlock, SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { AppNotification } from '../notificationsWire';
import { NO_ANSWER } from '../notificationsService';
import { NotificationDays } from './NotificationDays';

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: '0 8px' });
const SkeletonEntry = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 10,
  padding: 12,
});

/** What failed, in words: the notification center that gave no answer has its own. */
function Failure({ error, onRetry }: { error: AppError | null; onRetry: () => void }) {
  const { t } = useTranslation('notifications');
  if (error?.kind === 'forbidden') return <ForbiddenState />;
  const mute = error?.kind === 'unexpected' && error.message === NO_ANSWER;
  const code = error && 'status' in error ? error.status : undefined;
  return <ErrorState {...(mute ? { title: t('noAnswer') } : {})} code={code} onRetry={onRetry} />;
}

interface PanelBodyProps {
  status: LoadStatus;
  error: AppError | null;
  /** All of the list, and what of it passes the filter. */
  all: readonly AppNotification[];
  shown: readonly AppNotification[];
  fresh: readonly string[];
  panelTitleId: string;
  onRetry: () => void;
  onClearFilter: () => void;
  onDismiss: (id: string) => void;
}

/** The list in each of its states. What was loaded before stays in view while, and when, loading anew fails. */
export function PanelBody(props: PanelBodyProps) {
  const { status, error, all, shown, fresh, onRetry } = props;
  const { t } = useTranslation('notifications');
  const waiting = all.length === 0 && (status === 'idle' || status === 'loading');
  return (
    <Scroller aria-busy={waiting}>
      {status === 'failed' && all.length > 0 && (
        <Banner tone="warning" fact={t('stale')} action={{ label: t('retry'), onClick: onRetry }} />
      )}
      {waiting ? (
        <Loading>
          {Array.from({ length: 3 }, (_, line) => (
            <SkeletonEntry key={line}>
              <SkeletonBlock width={20} height={20} />
              <div>
                <SkeletonText />
              </div>
            </SkeletonEntry>
          ))}
        </Loading>
      ) : all.length === 0 && status === 'failed' ? (
        <Failure error={error} onRetry={onRetry} />
      ) : all.length === 0 ? (
        <EmptyState icon={<NotificationsNoneOutlined />} title={t('empty.title')} text={t('empty.text')} />
      ) : shown.length === 0 ? (
        <NoMatches onClear={props.onClearFilter} />
      ) : (
        <NotificationDays
          rows={shown}
          fresh={fresh}
          panelTitleId={props.panelTitleId}
          onDismiss={props.onDismiss}
        />
      )}
    </Scroller>
  );
}

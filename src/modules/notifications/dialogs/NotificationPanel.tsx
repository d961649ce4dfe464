import CloseOutlined from '@mui/icons-material/CloseOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadCounted } from '@/domain/identity/unread';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { formatDateTime } from '@/platform/format/instant';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import type { OverlayProps } from '@/platform/routing/overlays';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { IconAction } from '@/platform/ui/IconAction';
import { toneIcons } from '@/platform/ui/toneIcons';
import { markAllRead } from '../notificationsService';
import type { AppNotification } from '../notificationsSchemas';
import { notifications } from '../notificationsSlice';
import { notificationTone } from '../rules/notificationTone';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: 56,
  padding: '8px 12px 8px 20px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& h2': { ...theme.typography.h2, margin: 0 },
}));

const List = styled('ul')({ flex: 1, margin: 0, padding: 12, overflowY: 'auto', listStyle: 'none' });

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 10,
  padding: 12,
  borderRadius: radius.card,
  '& + &': { marginTop: 4 },
  '&[data-unread=true]': { backgroundColor: theme.tokens.selection },
  '& h3': { ...typeStep('bodyStrong'), margin: 0, overflowWrap: 'anywhere' },
  '& p': { ...typeStep('body'), margin: '2px 0 4px', overflowWrap: 'anywhere' },
  '& small': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& svg': { fontSize: 20 },
}));

function NotificationEntry({ notification }: { notification: AppNotification }) {
  const { title, description, notificationDate, notificationGroup, moduleName, isRead } = notification;
  const tone = notificationTone(notificationGroup, moduleName);
  const Icon = toneIcons[tone];
  return (
    <Entry data-unread={!isRead}>
      <Icon aria-hidden sx={{ color: (theme) => theme.tokens[tone].solid }} />
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
        <small>{[moduleName, formatDateTime(notificationDate)].filter(Boolean).join(' · ')}</small>
      </div>
    </Entry>
  );
}

/** The notifications of the current customer. Opening it reads them all: the badge goes to 0. */
export function Component({ onClose }: OverlayProps) {
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const userId = useIdentity()?.id ?? '';
  const linkId = useCustomer()?.id ?? 0;
  const rows = useAppSelector(notifications.selectRows);
  const { status } = useAppSelector(notifications.selectList);
  const reload = () => void dispatch(notifications.load({ userId, linkId }));
  const unread = rows.some(({ isRead }) => !isRead);
  useEffect(() => {
    if (!unread) return undefined;
    dispatch(unreadCounted(0));
    const marked = markAllRead(String(linkId)).catch((error: unknown) => {
      // They stay unread on the server and are counted again at the next visit.
      log.warn('notifications not marked as read', { error: asAppError(error).kind });
    });
    // What was new keeps its mark while the panel is open; the list is read anew when it closes.
    return () => void marked.then(() => dispatch(notifications.load({ userId, linkId })));
  }, [dispatch, unread, userId, linkId]);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'notifications-title',
          sx: { width: layout.notificationPanel, maxWidth: '100%' },
        },
      }}
    >
      <Head>
        <h2 id="notifications-title">{t('title')}</h2>
        <IconAction label={t('close')} icon={<CloseOutlined />} onClick={onClose} />
      </Head>
      {status === 'failed' && rows.length === 0 ? (
        <ErrorState title={t('failed')} onRetry={reload} />
      ) : status === 'ready' && rows.length === 0 ? (
        <EmptyState icon={<NotificationsNoneOutlined />} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <List aria-busy={status === 'loading'}>
          {rows.map((notification) => (
            <NotificationEntry key={notification.id} notification={notification} />
          ))}
        </List>
      )}
    </Drawer>
  );
}

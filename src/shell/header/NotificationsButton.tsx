import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useBellWasOpened } from '@/modules/notifications/push/useBellWasOpened';
import { useUnreadCount } from '@/modules/notifications/useUnreadCount';
import { useAppSelector } from '@/platform/store/hooks';
import { useCustomer } from '@/domain/identity/selectors';
import { selectUnreadCount } from '@/domain/identity/unread';
import { usePreload } from '@/platform/connection/usePreload';
import { useOpenOverlay } from '@/platform/routing/overlays';

/** Above this a badge says only that there are more. */
const MOST_SHOWN = 99;

const pushWatch = () => import('@/modules/notifications/push/PushWatch');
/** The page comes first. */
const REST_MS = 1000;

/** The bell with the number of unread notifications of the current customer. */
export function NotificationsButton() {
  const { t } = useTranslation('shell');
  const open = useOpenOverlay();
  const customer = useCustomer();
  const urgent = useUnreadCount();
  const unread = useAppSelector(selectUnreadCount);
  const bellWasOpened = useBellWasOpened();
  const push = usePreload(pushWatch, customer !== null, REST_MS);
  if (!customer) return null;
  const label = unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.title');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => open('notificacoes')}>
          <Badge badgeContent={unread} max={MOST_SHOWN} color={urgent ? 'error' : 'secondary'}>
            <NotificationsNoneOutlined />
          </Badge>
        </IconButton>
      </Tooltip>
      {push && <push.PushWatch bellWasOpened={bellWasOpened} />}
    </>
  );
}

import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/platform/store/hooks';
import { selectUnreadCount } from '@/domain/identity/unread';
import { useOpenOverlayByName } from '../overlays/useOverlay';

/** Above this a badge says only that there are more. */
const MOST_SHOWN = 99;

/** The bell with the number of unread notifications; stands there once the notification panel exists. */
export function NotificationsButton() {
  const { t } = useTranslation('shell');
  const open = useOpenOverlayByName('notificacoes');
  const unread = useAppSelector(selectUnreadCount);
  if (!open) return null;
  const label = unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.title');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={open}>
        <Badge badgeContent={unread} max={MOST_SHOWN} color="secondary">
          <NotificationsNoneOutlined />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}

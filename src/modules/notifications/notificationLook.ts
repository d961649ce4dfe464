import InfoOutlined from '@mui/icons-material/InfoOutlined';
import NotificationImportantOutlined from '@mui/icons-material/NotificationImportantOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import type { StatusLook } from '@/platform/theme/status';

/** Its words are `ui:status.notification`. */
export const notificationStatus = {
  error: {
    tone: 'danger',
    variant: 'soft',
    icon: NotificationImportantOutlined,
  },
  info: { tone: 'info', variant: 'soft', icon: InfoOutlined },
  default: { tone: 'neutral', variant: 'soft', icon: NotificationsNoneOutlined },
} as const satisfies Record<string, StatusLook>;

import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import AutoModeOutlined from '@mui/icons-material/AutoModeOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';

import type { SvgIconComponent } from '@/platform/theme/icon';
import type { Tone } from '@/platform/theme/schemeTypes';

/** The icon of a message that brings none of its own. */
export const toneIcons: Record<Tone, SvgIconComponent> = {
  success: CheckCircleOutlined,
  warning: WarningAmberOutlined,
  danger: ErrorOutlineOutlined,
  info: InfoOutlined,
  auto: AutoModeOutlined,
  ai: AutoAwesomeOutlined,
  neutral: NotificationsNoneOutlined,
};

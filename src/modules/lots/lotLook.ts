import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { StatusLook } from '@/platform/theme/status';

/** Its words are `ui:status.lot`. */
export const lotStatus = {
  awaiting: { tone: 'info', variant: 'outline', icon: HourglassEmptyOutlined },
  inProgress: { tone: 'info', variant: 'solid', icon: PlayCircleOutlined },
  blocked: { tone: 'warning', variant: 'soft', icon: LockOutlined },
  finished: { tone: 'success', variant: 'soft', icon: FlagOutlined },
} as const satisfies Record<string, StatusLook>;

/** Its words are `ui:status.uniformity`. */
export const uniformityStatus = {
  uniform: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  medium: { tone: 'warning', variant: 'soft', icon: WarningAmberOutlined },
  nonUniform: { tone: 'danger', variant: 'soft', icon: ErrorOutlineOutlined },
} as const satisfies Record<string, StatusLook>;

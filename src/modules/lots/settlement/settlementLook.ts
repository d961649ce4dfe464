import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import type { StatusLook } from '@/platform/theme/status';

/** How a line of the settlement stands beside the producer's own figure. */
export const verdictLook = {
  same: { tone: 'success', variant: 'text', icon: CheckCircleOutlined },
  acceptable: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  different: { tone: 'danger', variant: 'soft', icon: ErrorOutlineOutlined },
  unknown: { tone: 'neutral', variant: 'text', icon: HelpOutlineOutlined },
} as const satisfies Record<string, StatusLook>;

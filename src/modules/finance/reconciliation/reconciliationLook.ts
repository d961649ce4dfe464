import AutoModeOutlined from '@mui/icons-material/AutoModeOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import type { StatusLook } from '@/platform/theme/status';

export const reconciliationStatus = {
  reconciled: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  manual: { tone: 'danger', variant: 'soft', icon: RuleOutlined },
  auto: { tone: 'auto', variant: 'soft', icon: AutoModeOutlined },
} as const satisfies Record<string, StatusLook>;

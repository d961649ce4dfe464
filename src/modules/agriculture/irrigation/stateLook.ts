import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import OpacityOutlined from '@mui/icons-material/OpacityOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import type { StatusLook } from '@/platform/theme/status';
import type { IrrigationState } from './rules/balance';

export const stateLook: Record<IrrigationState, StatusLook> = {
  EXCESS: { tone: 'info', variant: 'soft', icon: OpacityOutlined },
  COMFORTABLE: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  IRRIGATE: { tone: 'warning', variant: 'soft', icon: WaterDropOutlined },
  DEFICIT: { tone: 'danger', variant: 'solid', icon: ErrorOutlineOutlined },
};

import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PortableWifiOffOutlined from '@mui/icons-material/PortableWifiOffOutlined';
import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import type { StatusLook } from '@/platform/theme/status';
import type { Connection } from './rules/connection';
import type { SensorState } from './rules/sensorState';

export const connectionLook: Record<Connection, StatusLook> = {
  connected: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  silent: { tone: 'warning', variant: 'soft', icon: WifiOffOutlined },
  contingency: { tone: 'auto', variant: 'solid', icon: PortableWifiOffOutlined },
  waiting: { tone: 'info', variant: 'outline', icon: HourglassEmptyOutlined },
  disabled: { tone: 'neutral', variant: 'outline', icon: BlockOutlined },
};

export const sensorLook: Record<SensorState, StatusLook> = {
  normal: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  below: { tone: 'warning', variant: 'soft', icon: ArrowDownwardOutlined },
  above: { tone: 'warning', variant: 'soft', icon: ArrowUpwardOutlined },
  contingency: connectionLook.contingency,
  silent: connectionLook.silent,
  error: { tone: 'danger', variant: 'soft', icon: ErrorOutlineOutlined },
  unread: { tone: 'info', variant: 'outline', icon: HourglassEmptyOutlined },
  equipmentDisabled: { tone: 'neutral', variant: 'outline', icon: SensorsOffOutlined },
  disabled: { tone: 'neutral', variant: 'outline', icon: BlockOutlined },
  replaced: { tone: 'neutral', variant: 'soft', icon: SwapHorizOutlined },
};

import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import type { StatusLook } from '@/platform/theme/status';

/** Its words are `ui:status.forecast`. */
export const forecastStatus = {
  cold: { tone: 'info', variant: 'cell', icon: AcUnitOutlined },
  hot: { tone: 'auto', variant: 'cell', icon: LocalFireDepartmentOutlined },
  humid: { tone: 'info', variant: 'cell', icon: WaterDropOutlined },
  dry: { tone: 'warning', variant: 'cell', icon: WbSunnyOutlined },
} as const satisfies Record<string, StatusLook>;

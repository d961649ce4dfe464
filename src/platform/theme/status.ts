import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import AutoModeOutlined from '@mui/icons-material/AutoModeOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DangerousOutlined from '@mui/icons-material/DangerousOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import NotificationImportantOutlined from '@mui/icons-material/NotificationImportantOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import SyncProblemOutlined from '@mui/icons-material/SyncProblemOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import type { SvgIconComponent } from '@/platform/theme/icon';
import type { Tone } from '@/platform/theme/schemeTypes';

/** solid: somebody works on it now. soft: to be acted on, or well ended. outline: waits for another, or left the flow. */
export type StatusVariant = 'solid' | 'soft' | 'outline' | 'text' | 'cell';

/** How a status looks. Its word is `status.<family>.<key>` of the `ui` texts. */
export interface StatusLook {
  readonly tone: Tone;
  readonly variant: StatusVariant;
  readonly icon: SvgIconComponent;
}

export const assistStatus = {
  ENVIADO: { tone: 'info', variant: 'soft', icon: SendOutlined },
  INICIADO: { tone: 'info', variant: 'solid', icon: PlayCircleOutlined },
  REVISANDO: { tone: 'ai', variant: 'solid', icon: RateReviewOutlined },
  RETORNADO: { tone: 'warning', variant: 'soft', icon: ReplyOutlined },
  PREENCHIDO: { tone: 'success', variant: 'outline', icon: FactCheckOutlined },
  'FALHA NA IDENTIFICACAO': { tone: 'danger', variant: 'outline', icon: ReportOutlined },
  CONFIRMADO: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  CANCELADO: { tone: 'neutral', variant: 'outline', icon: CancelOutlined },
  PROCESSAMENTO_IA: { tone: 'ai', variant: 'outline', icon: HourglassTopOutlined },
  SUCESSO_IA: { tone: 'ai', variant: 'soft', icon: AutoAwesomeOutlined },
  FALHA_IA: { tone: 'auto', variant: 'soft', icon: SyncProblemOutlined },
  INATIVADO: { tone: 'neutral', variant: 'soft', icon: BlockOutlined },
} as const satisfies Record<string, StatusLook>;

export const waitStatus = {
  inTime: { tone: 'neutral', variant: 'text', icon: ScheduleOutlined },
  soon: { tone: 'warning', variant: 'text', icon: ScheduleOutlined },
  late: { tone: 'auto', variant: 'text', icon: ErrorOutlineOutlined },
} as const satisfies Record<string, StatusLook>;

export const lotStatus = {
  awaiting: { tone: 'info', variant: 'outline', icon: HourglassEmptyOutlined },
  inProgress: { tone: 'info', variant: 'solid', icon: PlayCircleOutlined },
  blocked: { tone: 'warning', variant: 'soft', icon: LockOutlined },
  finished: { tone: 'success', variant: 'soft', icon: FlagOutlined },
} as const satisfies Record<string, StatusLook>;

export const reconciliationStatus = {
  reconciled: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  manual: { tone: 'danger', variant: 'soft', icon: RuleOutlined },
  auto: { tone: 'auto', variant: 'soft', icon: AutoModeOutlined },
} as const satisfies Record<string, StatusLook>;

export const sensorErrorStatus = {
  generic: { tone: 'neutral', variant: 'soft', icon: HelpOutlineOutlined, level: 1 },
  temporary: { tone: 'warning', variant: 'soft', icon: NotificationsActiveOutlined, level: 2 },
  communication: { tone: 'auto', variant: 'soft', icon: SensorsOffOutlined, level: 3 },
  fatal: { tone: 'danger', variant: 'solid', icon: DangerousOutlined, level: 4 },
} as const satisfies Record<string, StatusLook & { level: number }>;

export const commandStatus = {
  waiting: { tone: 'info', variant: 'outline', icon: HourglassTopOutlined },
  applied: { tone: 'success', variant: 'soft', icon: TaskAltOutlined },
  failed: { tone: 'danger', variant: 'soft', icon: ErrorOutlineOutlined },
} as const satisfies Record<string, StatusLook>;

export const uniformityStatus = {
  uniform: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  medium: { tone: 'warning', variant: 'soft', icon: WarningAmberOutlined },
  nonUniform: { tone: 'danger', variant: 'soft', icon: ErrorOutlineOutlined },
} as const satisfies Record<string, StatusLook>;

export const notificationStatus = {
  error: {
    tone: 'danger',
    variant: 'soft',
    icon: NotificationImportantOutlined,
  },
  info: { tone: 'info', variant: 'soft', icon: InfoOutlined },
  default: { tone: 'neutral', variant: 'soft', icon: NotificationsNoneOutlined },
} as const satisfies Record<string, StatusLook>;

export const forecastStatus = {
  cold: { tone: 'info', variant: 'cell', icon: AcUnitOutlined },
  hot: { tone: 'auto', variant: 'cell', icon: LocalFireDepartmentOutlined },
  humid: { tone: 'info', variant: 'cell', icon: WaterDropOutlined },
  dry: { tone: 'warning', variant: 'cell', icon: WbSunnyOutlined },
} as const satisfies Record<string, StatusLook>;

export const activeStatus = {
  true: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  false: { tone: 'neutral', variant: 'soft', icon: BlockOutlined },
} as const satisfies Record<string, StatusLook>;

import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import SyncProblemOutlined from '@mui/icons-material/SyncProblemOutlined';
import type { StatusLook } from '@/platform/theme/status';

/** Its words are `ui:status.assist`. */
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

/** Its words are `ui:status.wait`. */
export const waitStatus = {
  inTime: { tone: 'neutral', variant: 'text', icon: ScheduleOutlined },
  soon: { tone: 'warning', variant: 'text', icon: ScheduleOutlined },
  late: { tone: 'auto', variant: 'text', icon: ErrorOutlineOutlined },
} as const satisfies Record<string, StatusLook>;

import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { InvoiceState } from './ruralInvoiceTypes';

/** Icon and tone of each state; its word stands beside them. */
export const STATE_LOOKS: Readonly<Record<InvoiceState, Omit<StatusChipProps, 'label'>>> = {
  DRAFT: { tone: 'neutral', icon: EditNoteOutlined },
  QUEUED: { tone: 'info', variant: 'outline', icon: HourglassTopOutlined },
  TRANSMITTING: { tone: 'info', variant: 'solid', icon: SendOutlined },
  REJECTED: { tone: 'danger', icon: ErrorOutlineOutlined },
  AUTHORIZED: { tone: 'success', icon: CheckCircleOutlined },
  CANCELLED: { tone: 'neutral', variant: 'outline', icon: BlockOutlined },
  CONTINGENCY: { tone: 'warning', icon: WarningAmberOutlined },
};

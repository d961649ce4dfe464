import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { SolicitationState } from './solicitationChoices';

/** How the states of a solicitation look: solid is being worked on, outline waits for the customer. */
export const solicitationLook: Record<SolicitationState, Omit<StatusChipProps, 'label'>> = {
  OPEN: { tone: 'warning', variant: 'soft', icon: MarkEmailUnreadOutlined },
  IN_PROGRESS: { tone: 'info', variant: 'solid', icon: HourglassTopOutlined },
  ANSWERED: { tone: 'info', variant: 'outline', icon: ReplyOutlined },
  CLOSED: { tone: 'success', variant: 'soft', icon: TaskAltOutlined },
};

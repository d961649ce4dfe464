import CancelOutlined from '@mui/icons-material/CancelOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { RequestState, TermState } from './customersChoices';

type Look = Omit<StatusChipProps, 'label'>;

export const requestLook: Record<RequestState, Look> = {
  PENDING: { tone: 'warning', variant: 'soft', icon: HourglassEmptyOutlined },
  APPROVED: { tone: 'success', variant: 'soft', icon: TaskAltOutlined },
  REFUSED: { tone: 'neutral', variant: 'outline', icon: CancelOutlined },
};

export const termLook: Record<TermState, Look> = {
  DRAFT: { tone: 'warning', variant: 'soft', icon: EditNoteOutlined },
  IN_FORCE: { tone: 'success', variant: 'soft', icon: TaskAltOutlined },
  FORMER: { tone: 'neutral', variant: 'outline', icon: HistoryOutlined },
};

export const confirmedLook = (confirmed: boolean): Look =>
  confirmed
    ? { tone: 'success', variant: 'soft', icon: TaskAltOutlined }
    : { tone: 'warning', variant: 'outline', icon: HourglassEmptyOutlined };

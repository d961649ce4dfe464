import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { Verdict } from '../rules/import/importVerdicts';

export const VERDICT_LOOKS: Readonly<Record<Verdict, Pick<StatusChipProps, 'tone' | 'icon'>>> = {
  new: { tone: 'success', icon: AddCircleOutlineOutlined },
  imported: { tone: 'neutral', icon: DoneAllOutlined },
  likely: { tone: 'warning', icon: ContentCopyOutlined },
  balance: { tone: 'neutral', icon: AccountBalanceOutlined },
  future: { tone: 'info', icon: EventOutlined },
  unreadable: { tone: 'danger', icon: ErrorOutlineOutlined },
};

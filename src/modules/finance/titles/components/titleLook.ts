import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import TimelapseOutlined from '@mui/icons-material/TimelapseOutlined';
import type { TFunction } from 'i18next';
import { shortDayText } from '@/platform/format/dayText';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { TitleRow } from '../rules/titleRow';
import { daysLate, graceUntil, statusOf, type TitleStatus } from '../rules/titleStatus';

export type Texts = TFunction<'financeTitles'>;

const LOOKS: Record<TitleStatus, Omit<StatusChipProps, 'label'>> = {
  paid: { tone: 'success', icon: CheckCircleOutlined },
  overdue: { tone: 'danger', icon: ErrorOutlineOutlined },
  partial: { tone: 'warning', icon: TimelapseOutlined },
  open: { tone: 'neutral', variant: 'outline', icon: ScheduleOutlined },
};

/** '23/11': a day whose year goes without saying. */
export const shortDay = (day: string) => shortDayText(day);

/**
 * What a title's chip says: what is late says for how long, and that a part of it is paid; what was due on a holiday,
 * until when it is in time; what is paid or received, which.
 */
export function statusChip(row: TitleRow, today: string, t: Texts): StatusChipProps {
  const status = statusOf(row, today);
  if (status === 'paid') return { ...LOOKS.paid, label: t(`status.paid.${row.movement}`) };
  if (status === 'overdue') {
    const words = row.paid > 0 ? 'status.overduePartly' : 'status.overdue';
    return { ...LOOKS.overdue, label: t(words, { count: daysLate(row, today) }) };
  }
  const until = graceUntil(row, today);
  if (until !== null)
    return { tone: 'warning', icon: ScheduleOutlined, label: t('status.until', { date: shortDay(until) }) };
  if (status === 'open' && row.dueDate === today)
    return { tone: 'warning', icon: ScheduleOutlined, label: t('status.today') };
  return { ...LOOKS[status], label: t(`status.${status}`) };
}

/** '12 dias de atraso'; empty for what is not late. */
export function lateText(row: TitleRow, today: string, t: Texts): string {
  const days = daysLate(row, today);
  return days === 0 ? '' : t('late', { count: days });
}

/** 'NF-E 18944'. */
export const documentText = ({ documentType, documentNumber }: TitleRow) =>
  [documentType, documentNumber].filter(Boolean).join(' ');

/** 'NF-E 18944 1/3': what names a title where its document has several. */
export function titleText(row: TitleRow): string {
  const document = documentText(row);
  return row.count > 1 ? `${document} ${row.number}/${row.count}` : document;
}

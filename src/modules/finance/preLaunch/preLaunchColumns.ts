import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { TFunction } from 'i18next';
import { problemText } from '@/domain/invoices/form/problemMessage';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { PreLaunch } from './preLaunchRow';
import type { Situation } from './preLaunchWire';

interface Texts {
  readonly t: TFunction<'financePreLaunch'>;
  readonly invoices: TFunction<'invoices'>;
}

/** Whether it may be released, or what became of it. */
function stateOf({ situation, problems }: PreLaunch, { t }: Texts): StatusChipProps {
  if (situation === 'RELEASED') return { tone: 'success', icon: TaskAltOutlined, label: t('state.released') };
  if (situation === 'RETURNED') return { tone: 'neutral', icon: ReplyOutlined, label: t('state.returned') };
  return problems.length === 0
    ? { tone: 'success', variant: 'outline', icon: CheckCircleOutlined, label: t('state.ready') }
    : { tone: 'warning', icon: ErrorOutlineOutlined, label: t('state.open', { count: problems.length }) };
}

type Column = ColumnSpec<PreLaunch>;

/** What stands in the last column of each tab: what is missing, why it came back, who released it. */
function saidOf(situation: Situation, { t, invoices }: Texts): readonly Column[] {
  if (situation === 'RETURNED')
    return [{ field: 'returnReason', header: t('fields.returnReason'), wraps: true, flex: 2, minWidth: 200 }];
  if (situation === 'RELEASED')
    return [
      { field: 'releasedAt', header: t('fields.releasedAt'), kind: 'dateTime', width: 150 },
      { field: 'releasedBy', header: t('fields.releasedBy'), flex: 1, minWidth: 140 },
    ];
  return [
    {
      field: 'missing',
      header: t('fields.missing'),
      wraps: true,
      flex: 2,
      minWidth: 200,
      value: ({ problems }) => problems.map((problem) => problemText(problem, invoices)).join(' '),
    },
  ];
}

/** The columns of one situation's list. */
export function preLaunchColumns(situation: Situation, texts: Texts): Column[] {
  const { t } = texts;
  return [
    { field: 'number', header: t('fields.number'), kind: 'id', width: 76 },
    {
      field: 'partner',
      header: t('fields.partner'),
      wraps: true,
      identifying: true,
      flex: 3,
      minWidth: 240,
      value: ({ entry }) => entry.partnerName,
    },
    {
      field: 'document',
      header: t('fields.document'),
      width: 110,
      value: ({ entry }) => entry.documentNumber,
    },
    {
      field: 'issueDate',
      header: t('fields.issueDate'),
      kind: 'date',
      width: 104,
      value: ({ entry }) => entry.issueDate,
    },
    { field: 'dueDate', header: t('fields.dueDate'), kind: 'date', width: 124 },
    {
      field: 'total',
      header: t('fields.total'),
      kind: 'money',
      width: 124,
      total: 'sum',
      value: ({ entry }) => entry.totalValue,
    },
    {
      field: 'state',
      header: t('fields.state'),
      kind: 'status',
      width: 136,
      status: (row) => stateOf(row, texts),
    },
    ...saidOf(situation, texts),
    { field: 'enteredAt', header: t('fields.enteredAt'), kind: 'dateTime', width: 150, hidden: true },
    { field: 'assistantName', header: t('fields.assistant'), width: 150, hidden: true },
    { field: 'senderName', header: t('fields.sender'), width: 150, hidden: true },
  ];
}

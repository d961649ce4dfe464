import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import { KnownCell } from './KnownCell';
import type { ManifestRow } from './manifestRow';
import { daysLeft, deadlineOf, manifestState, type ManifestState } from './rules/manifestLimits';

type Texts = TFunction<'financeManifest'>;

const LOOKS: Readonly<Record<ManifestState, Omit<StatusChipProps, 'label'>>> = {
  NONE: { tone: 'warning', icon: ScheduleOutlined },
  AWARE: { tone: 'info', icon: ScheduleOutlined },
  CONFIRM: { tone: 'success', icon: CheckCircleOutlined },
  UNKNOWN: { tone: 'danger', icon: HelpOutlineOutlined },
  NOT_DONE: { tone: 'neutral', icon: ErrorOutlineOutlined },
};

/** 'em 3 dias', 'hoje', 'vencido há 20 dias': a day that has passed is no number below nought. */
function daysText(t: Texts, days: number): string {
  if (days === 0) return t('left.today');
  return days > 0 ? t('left.days', { count: days }) : t('left.over', { count: -days });
}

export function manifestColumns(t: Texts, today: string): readonly ColumnSpec<ManifestRow>[] {
  return [
    { field: 'issueDate', header: t('columns.issueDate'), kind: 'date', width: 96 },
    // A company is known by its whole name: the other columns are as narrow as their contents.
    { field: 'issuerName', header: t('columns.issuer'), wraps: true, identifying: true, minWidth: 200 },
    { field: 'number', header: t('columns.number'), width: 76 },
    { field: 'value', header: t('columns.value'), kind: 'money', width: 112, nothing: '–' },
    {
      field: 'manifest',
      header: t('columns.manifest'),
      kind: 'status',
      width: 172,
      status: (row) => {
        if (row.cancelled) return { tone: 'neutral', icon: BlockOutlined, label: t('states.cancelled') };
        const state = manifestState(row);
        return { ...LOOKS[state], label: t(`manifests.${state}`) };
      },
    },
    {
      field: 'deadline',
      header: t('columns.deadline'),
      kind: 'date',
      width: 94,
      value: (row) => deadlineOf(row, today),
    },
    {
      field: 'days',
      header: t('columns.days'),
      kind: 'number',
      decimals: 0,
      width: 132,
      value: (row) => daysLeft(row, today),
      format: (days) => daysText(t, Number(days)),
    },
    {
      field: 'known',
      header: t('columns.known'),
      width: 168,
      value: ({ knownIn }) => (knownIn === null ? t('known.none') : t(`already.${knownIn}`)),
      render: (row) => createElement(KnownCell, { row }),
    },
    { field: 'accessKey', header: t('columns.accessKey'), width: 340, hidden: true, alwaysSearched: true },
  ];
}

import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { SummaryRow } from '../planningTypes';
import { activityName, missingName } from '../planningWords';
import { marginOf } from '../rules/yearSums';

/** The columns of the year's plans; all of them stand side by side at 1366 px. */
export const overviewColumns = (t: TFunction<'planning'>): readonly ColumnSpec<SummaryRow>[] => [
  {
    field: 'activity',
    header: t('list.activity'),
    width: 126,
    value: (row) => activityName(t, row.activity),
  },
  { field: 'centerName', header: t('overview.center'), wraps: true, identifying: true },
  { field: 'title', header: t('list.title'), wraps: true, width: 168 },
  { field: 'income', header: t('list.income'), kind: 'money', width: 120 },
  { field: 'expense', header: t('list.expense'), kind: 'money', width: 120 },
  { field: 'margin', header: t('list.margin'), kind: 'money', width: 120, value: marginOf },
  { field: 'progress', header: t('overview.progress'), kind: 'percent', width: 112, decimals: 0 },
  {
    field: 'missing',
    header: t('overview.missing'),
    wraps: true,
    width: 128,
    value: ({ missing, outdated }) =>
      [...missing.map((each) => missingName(t, each)), ...(outdated ? [t('list.outdated')] : [])].join(
        ', ',
      ) || t('overview.nothing'),
  },
  { field: 'farmName', header: t('overview.farm'), wraps: true, width: 172 },
];

import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useTranslation } from 'react-i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { useLocalGridState } from '@/platform/grid/useGridState';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { RowId } from '@/platform/store/resourceState';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { termService } from '../customersService';
import type { Acceptance } from '../termWire';

const NONE: readonly Acceptance[] = [];
const acceptances = createQuery<Acceptance[], RowId>(
  'admin',
  'termAcceptances',
  (id, signal) => termService.acceptances(id, signal),
  { keep: false },
);

/** Who has accepted a version of the terms, when, and who has not yet. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('adminCustomers');
  const { status, data, error, retry } = useQuery(acceptances, id);
  const grid = useLocalGridState('admin.termAcceptances', {
    sort: { field: 'acceptedAt', direction: 'desc' },
  });
  const state = ({ acceptedAt }: Acceptance) =>
    acceptedAt
      ? ({ tone: 'success', icon: TaskAltOutlined, label: t('acceptances.accepted') } as const)
      : ({
          tone: 'neutral',
          variant: 'outline',
          icon: HourglassEmptyOutlined,
          label: t('acceptances.waiting'),
        } as const);
  const columns: ColumnSpec<Acceptance>[] = [
    { field: 'name', header: t('acceptances.name'), identifying: true },
    { field: 'email', header: t('acceptances.email'), width: 220 },
    { field: 'customerName', header: t('acceptances.customer'), width: 230 },
    { field: 'state', header: t('acceptances.state'), kind: 'status', width: 130, status: state },
    { field: 'acceptedAt', header: t('acceptances.at'), kind: 'dateTime', width: 150 },
  ];
  const filters: FilterSpec<Acceptance>[] = [
    { name: 'name', label: t('acceptances.name'), kind: 'text' },
    { name: 'email', label: t('acceptances.email'), kind: 'text' },
    { name: 'customerName', label: t('acceptances.customer'), kind: 'text' },
    {
      name: 'accepted',
      label: t('acceptances.accepted'),
      kind: 'yesNo',
      value: (row) => row.acceptedAt !== null,
    },
    { name: 'acceptedAt', label: t('acceptances.at'), kind: 'dateRange' },
  ];
  return (
    <DataTable
      grid={grid}
      label={t('acceptances.title')}
      columns={columns}
      rows={data ?? NONE}
      status={status}
      error={error}
      onRetry={retry}
      filters={filters}
      height="content"
      exportName="aceites-dos-termos"
      emptyState={{ title: t('acceptances.empty') }}
    />
  );
}

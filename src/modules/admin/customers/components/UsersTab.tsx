import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import type { RowAction } from '@/platform/grid/rowActions';
import { useLocalGridState } from '@/platform/grid/useGridState';
import { href } from '@/platform/routing/href';
import type { RowId } from '@/platform/store/resourceState';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { useQuery } from '@/platform/store/useQuery';
import { confirmedLook } from '../customersLook';
import { userService } from '../customersService';
import { customerUsers, customerWritten } from './customerParts';
import type { CustomerUser } from '../customerWire';

const NONE: readonly CustomerUser[] = [];

/** The users of a customer: who is in, who has not confirmed the e-mail yet, and when each was last here. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('adminCustomers');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { status, data, error, retry } = useQuery(customerUsers, id);
  const grid = useLocalGridState('admin.customerUsers', { sort: { field: 'name', direction: 'asc' } });
  const columns: ColumnSpec<CustomerUser>[] = [
    { field: 'name', header: t('usersTab.name'), identifying: true },
    { field: 'email', header: t('usersTab.email'), width: 240 },
    { field: 'profileName', header: t('usersTab.profile'), width: 200 },
    { field: 'isOwner', header: t('usersTab.owner'), kind: 'yesNo', width: 80 },
    {
      field: 'emailConfirmed',
      header: t('usersTab.state'),
      kind: 'status',
      width: 150,
      status: ({ emailConfirmed }) => ({
        ...confirmedLook(emailConfirmed),
        label: t(`registers.users.states.${emailConfirmed ? 'confirmed' : 'pending'}`),
      }),
    },
    { field: 'lastAccessAt', header: t('usersTab.lastAccess'), kind: 'dateTime', width: 150 },
  ];
  const filters: FilterSpec<CustomerUser>[] = [
    { name: 'name', label: t('usersTab.name'), kind: 'text' },
    { name: 'email', label: t('usersTab.email'), kind: 'text' },
    { name: 'profileName', label: t('usersTab.profile'), kind: 'text' },
    { name: 'isOwner', label: t('usersTab.owner'), kind: 'yesNo' },
    { name: 'emailConfirmed', label: t('registers.users.states.confirmed'), kind: 'yesNo' },
    { name: 'lastAccessAt', label: t('usersTab.lastAccess'), kind: 'dateRange' },
  ];
  const open = (row: CustomerUser) =>
    void navigate(href('adminArea', { id: 'usuarios' }, { registro: row.userId ?? undefined }));
  const runOnce = useSingleFlight<number>();
  const done = (id: number, call: (id: number) => Promise<unknown>, text: string) =>
    runOnce(id, () =>
      call(id).then(
        () => {
          toast({ tone: 'success', text });
          dispatch(customerWritten());
        },
        (thrown: unknown) => notifyRefusal(thrown),
      ),
    );
  const confirmed = ({ emailConfirmed }: CustomerUser) =>
    emailConfirmed ? t('users.confirmedAlready') : null;
  const rowActions: RowAction<CustomerUser>[] = [
    { id: 'open', label: t('usersTab.open'), icon: OpenInNewOutlined, primary: true, run: open },
    {
      id: 'resend',
      label: t('users.resend'),
      icon: ForwardToInboxOutlined,
      reason: confirmed,
      run: (row) => done(row.id, userService.resendForLink, t('users.resent')),
    },
    {
      id: 'release',
      label: t('usersTab.release'),
      icon: VerifiedUserOutlined,
      reason: confirmed,
      run: (row) => done(row.id, userService.release, t('usersTab.released')),
    },
  ];
  return (
    <DataTable
      grid={grid}
      label={t('usersTab.title')}
      columns={columns}
      rows={data ?? NONE}
      status={status}
      error={error}
      onRetry={retry}
      filters={filters}
      rowActions={rowActions}
      onOpen={open}
      height="content"
      exportName="usuarios-do-cliente"
      emptyState={{ title: t('usersTab.empty'), text: t('usersTab.emptyText') }}
    />
  );
}

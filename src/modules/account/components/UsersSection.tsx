import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { href } from '@/platform/routing/href';
import type { ListState } from '@/platform/store/resourceState';
import { type CountTab, CountTabs, panelProps } from '@/platform/ui/CountTabs';
import type { AccountDialogName } from '../accountDialogs';
import type { LicenceRow } from '../accountWire';
import type { AccountTab } from '../rules/accountTab';
import { isLocked } from '../rules/licences';
import { LicenceCounts } from './LicenceCounts';
import { useAccountLists } from './useAccountLists';
import { useUserActions } from './useUserActions';

const Section = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  minWidth: 0,
});
const Name = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& svg': { fontSize: 16, flexShrink: 0 },
});

const Lock = styled('span')({ display: 'inline-grid', flexShrink: 0 });

const TABS = 'account-licences';

interface UsersSectionProps {
  readonly tab: AccountTab;
  /** The platform's staff: pending licences of all customers, and nothing else. */
  readonly staff: boolean;
  readonly onEdit: (dialog: AccountDialogName, id: string) => void;
}

/** The users of the account: granted and pending licences, with what can be done about each. */
export function UsersSection({ tab, staff, onEdit }: UsersSectionProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const lists = useAccountLists(staff);
  const { granted, pending, usersList, pendingList, left } = lists;
  // Some pending ones stand in the other list too: they are no count while their own was never read.
  const known = ({ loadedAt }: ListState, count: number) => (loadedAt === null ? null : count);
  const isPending = tab === 'pendencias';
  const list = isPending ? pendingList : usersList;

  const edit = useCallback((id: string) => onEdit('convite', id), [onEdit]);
  const actions = useUserActions({ tab, staff, onEdit: edit });
  const grid = useGridState(`account.${tab}`, { sort: { field: 'name', direction: 'asc' } });
  const columns = useMemo((): ColumnSpec<LicenceRow>[] => {
    const name: ColumnSpec<LicenceRow> = {
      field: 'name',
      header: t('users.name'),
      identifying: true,
      value: ({ user }) => user.name,
      render: (row) =>
        isLocked(row) ? (
          <Name>
            <span>{row.user.name}</span>
            <Tooltip title={t('users.locked')}>
              <Lock role="img" aria-label={t('users.locked')}>
                <LockOutlined aria-hidden />
              </Lock>
            </Tooltip>
          </Name>
        ) : (
          row.user.name
        ),
    };
    return [
      name,
      { field: 'email', header: t('users.email'), value: ({ user }) => user.email, width: staff ? 220 : 250 },
      { field: 'profileName', header: t('users.profile'), width: staff ? 180 : 230 },
      ...(staff ? [{ field: 'customerName', header: t('users.customer'), width: 240 }] : []),
    ];
  }, [t, staff]);

  const tabs: CountTab<AccountTab>[] = [
    ...(staff
      ? []
      : [
          {
            value: 'concedidas' as const,
            label: t('tabs.concedidas'),
            count: known(usersList, granted.length),
          },
        ]),
    {
      value: 'pendencias',
      label: t('tabs.pendencias'),
      count: known(pendingList, pending.length),
    },
  ];
  return (
    <Section aria-label={t('users.title')}>
      {!staff && (
        <LicenceCounts
          granted={known(usersList, granted.length)}
          available={left.data?.available ?? null}
          onRetry={left.status === 'failed' ? lists.reloadLeft : undefined}
        />
      )}
      <CountTabs
        label={t('users.title')}
        idBase={TABS}
        value={tab}
        tabs={tabs}
        onChange={(id) => void navigate(href('account', { id }))}
      />
      <div {...panelProps(TABS, tab)}>
        <DataTable
          key={tab}
          grid={grid}
          label={t(`users.list.${tab}`)}
          columns={columns}
          rows={isPending ? pending : granted}
          status={list.status}
          error={list.error}
          onRetry={isPending ? lists.reloadPending : lists.reloadUsers}
          rowActions={actions}
          mutedRow={isLocked}
          countLabel={(count) => t('users.count', { count })}
          search={t('users.search')}
          exportName={t(`users.file.${tab}`)}
          emptyState={{ title: t(`users.empty.${tab}.title`), text: t(`users.empty.${tab}.text`) }}
        />
      </div>
    </Section>
  );
}

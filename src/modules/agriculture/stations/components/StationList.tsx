import AddOutlined from '@mui/icons-material/AddOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import type { ListState } from '@/platform/store/resourceState';
import { useQuery } from '@/platform/store/useQuery';
import { PageHead } from '@/platform/ui/PageHead';
import { AccountDialog } from '../dialogs/AccountDialog';
import { ManualReadingDialog } from '../dialogs/ManualReadingDialog';
import { ShareDialog } from '../dialogs/ShareDialog';
import { StationDialog } from '../dialogs/StationDialog';
import { accountState } from '../stationsState';
import type { Station } from '../stationTypes';
import { stationColumns } from './stationColumns';
import { useStationActions } from './useStationActions';

export type Opened =
  | { readonly dialog: 'account' }
  | { readonly dialog: 'edit'; readonly station: Station | null }
  | { readonly dialog: 'share' | 'reading'; readonly station: Station };

interface StationListProps {
  readonly title: string;
  readonly gridId: string;
  readonly rows: readonly Station[];
  readonly list: ListState;
  readonly onOpen: (id: number) => void;
  readonly onRetry: () => void;
}

/** Every station of the customer, with what can be done with each. */
export function StationList({ title, gridId, rows, list, onOpen, onRetry }: StationListProps) {
  const { t } = useTranslation('agricultureStations');
  const grid = useGridState(gridId, { sort: { field: 'name', direction: 'asc' } });
  const [opened, setOpened] = useState<Opened | null>(null);
  const account = useQuery(accountState, undefined);
  const actions = useStationActions({ onOpen, show: setOpened });
  const close = () => setOpened(null);
  const connected = account.data?.account ?? null;
  // Not to be connected a second time.
  const isUnknown = account.status === 'failed' && account.data === null;
  return (
    <>
      <PageHead
        title={title}
        subtitle={t('subtitle')}
        primary={{
          label: t('new'),
          icon: <AddOutlined />,
          onClick: () => setOpened({ dialog: 'edit', station: null }),
        }}
        actions={[
          isUnknown
            ? { label: t('account.retry'), icon: <RefreshOutlined />, onClick: account.retry }
            : {
                label: connected ? t('account.own', { account: connected }) : t('account.connect'),
                icon: <LinkOutlined />,
                onClick: () => setOpened({ dialog: 'account' }),
              },
        ]}
      />
      <DataTable<Station>
        grid={grid}
        label={title}
        columns={stationColumns(t)}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={onRetry}
        rowActions={actions}
        onOpen={({ id }) => onOpen(id)}
        mutedRow={({ sending }) => !sending}
        emptyState={{ title: t('empty.title'), text: t('empty.text') }}
        exportName={t('exportName')}
        height="fill"
      />
      {opened?.dialog === 'account' && <AccountDialog account={connected} onClose={close} />}
      {opened?.dialog === 'edit' && (
        <StationDialog station={opened.station} connected={connected !== null} onClose={close} />
      )}
      {opened?.dialog === 'share' && <ShareDialog station={opened.station} onClose={close} />}
      {opened?.dialog === 'reading' && <ManualReadingDialog station={opened.station} onClose={close} />}
    </>
  );
}

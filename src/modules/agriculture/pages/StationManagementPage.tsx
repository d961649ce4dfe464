import { useTranslation } from 'react-i18next';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { PageHead } from '@/platform/ui/PageHead';
import { managementColumns } from '../stations/components/managementColumns';
import { managedRows } from '../stations/stationsState';

/** The stations of all the customers one works for: what each said last, and which are silent. */
export function Component() {
  const { t } = useTranslation('agricultureStations');
  const grid = useGridState('managedStations', { sort: { field: 'name', direction: 'asc' } });
  const rows = useAppSelector(managedRows.selectRows);
  const { status, error } = useAppSelector(managedRows.selectList);
  const retry = useLoad('managedStations', (dispatch) => dispatch(managedRows.load(undefined)));
  return (
    <>
      <PageHead title={t('management.title')} subtitle={t('management.subtitle')} />
      <DataTable
        grid={grid}
        label={t('management.title')}
        columns={managementColumns(t)}
        rows={rows}
        status={status}
        error={error}
        onRetry={retry}
        emptyState={{ title: t('management.empty'), text: t('management.emptyText') }}
        exportName={t('exportName')}
        height="fill"
      />
    </>
  );
}

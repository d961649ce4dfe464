import { useTranslation } from 'react-i18next';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { useList } from '@/platform/store/useResource';
import { PageHead } from '@/platform/ui/PageHead';
import { managementColumns } from '../stations/components/managementColumns';
import { managedRows } from '../stations/stationsState';

/** The stations of all the customers one works for: what each said last, and which are silent. */
export function Component() {
  const { t } = useTranslation('agricultureStations');
  const grid = useGridState('managedStations', { sort: { field: 'name', direction: 'asc' } });
  const { rows, list, retry } = useList(managedRows, undefined);
  return (
    <>
      <PageHead title={t('management.title')} subtitle={t('management.subtitle')} />
      <DataTable
        grid={grid}
        label={t('management.title')}
        columns={managementColumns(t)}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={retry}
        emptyState={{ title: t('management.empty'), text: t('management.emptyText') }}
        exportName={t('exportName')}
        height="fill"
      />
    </>
  );
}

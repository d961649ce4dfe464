import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '@/platform/forms/leaveGuard';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetChange } from '@/platform/sheet/sheetProps';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { PageHead } from '@/platform/ui/PageHead';
import { plotService } from '../mapService';
import { plots } from '../registers/plots';
import { clayFault, weightedClay } from '../rules/clay';
import type { PlotRow } from '../mapWire';

/** Clay content of each plot, typed into its cell and saved at once. */
export function Component() {
  const { t } = useTranslation('map');
  const dispatch = useAppDispatch();
  const { resource } = plots;
  const { rows, list, retry } = useList(resource, DEFAULT_QUERY);
  const [rejected, setRejected] = useState(0);
  useLeaveGuard(rejected > 0);
  const columns = useMemo((): readonly SheetColumn<PlotRow>[] => {
    const head = (field: 'name' | 'farmName' | 'farmActivityFieldName' | 'usefulAreaSize' | 'soilTypeName') =>
      t(`registers.plots.columns.${field}`);
    return [
      { field: 'name', header: head('name'), identifying: true },
      { field: 'farmName', header: head('farmName'), width: 220 },
      { field: 'farmActivityFieldName', header: head('farmActivityFieldName'), width: 200 },
      { field: 'soilTypeName', header: head('soilTypeName'), width: 200 },
      { field: 'usefulAreaSize', header: head('usefulAreaSize'), kind: 'number', unit: 'ha', total: 'sum' },
      {
        field: 'clayContent',
        header: t('clay.column'),
        kind: 'percent',
        width: 140,
        total: weightedClay,
        edit: {
          as: 'number',
          validate: (value) => (clayFault(value) ? t('clay.between') : null),
        },
      },
    ];
  }, [t]);

  async function save({ row, value }: SheetChange<PlotRow>): Promise<void> {
    const clayContent = typeof value === 'number' ? value : null;
    const write = () => plotService.saveClay([{ id: row.id, clayContent }]);
    await dispatch(resource.writing(write, () => ({ ...row, clayContent })));
  }
  return (
    <>
      <PageHead title={t('clay.title')} subtitle={t('clay.subtitle')} />
      <Sheet
        id="clay"
        label={t('clay.title')}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        status={list.status}
        error={list.error}
        onRetry={retry}
        onEdit={save}
        onRejectedChange={setRejected}
        initialSort={{ field: 'farmName', direction: 'asc' }}
        totals={[{ id: 'mean', label: t('clay.mean') }]}
        search={t('clay.search')}
        exportName="teor-de-argila"
        countLabel={(count) => t('registers.plots.count', { count })}
        emptyState={{ title: t('registers.plots.empty.title'), text: t('registers.plots.empty.text') }}
      />
    </>
  );
}

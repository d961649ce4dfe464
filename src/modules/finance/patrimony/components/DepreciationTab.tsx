import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { addMonths, formatMonth } from '@/platform/format/month';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { useLocalGridState } from '@/platform/grid/useGridState';
import type { RowId } from '@/platform/store/resourceState';
import { MetricTile } from '@/platform/ui/MetricTile';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { assetById, type AssetController } from '../patrimonyService';
import {
  accumulatedOn,
  bookValueOn,
  type DepreciationMonth,
  depreciationSchedule,
  depreciationTerms,
  inCents,
  type LooseAsset,
  monthlyQuota,
} from '../rules/depreciation';
import { AssetBasis, AssetTiles } from './AssetTiles';

const NONE: readonly DepreciationMonth[] = [];
interface Wanted {
  readonly controller: AssetController;
  readonly id: RowId;
}
const asset = createQuery<LooseAsset, Wanted>(
  'finance',
  'assetDepreciation',
  ({ controller, id }, signal) => assetById(controller, id, signal),
  { keep: false },
);
const numberOf = (row: DepreciationMonth) => row.number;

/** What wears off a month, what has so far, what is left, and until when. */
function Figures({ record }: { readonly record: LooseAsset }) {
  const { t } = useTranslation('financePatrimony');
  const terms = depreciationTerms(record);
  if (!terms) return null;
  const now = today();
  const day = terms.soldOn !== null && terms.soldOn < now ? terms.soldOn : now;
  const end = addMonths(terms.start, terms.months - 1);
  return (
    <AssetTiles>
      <MetricTile
        label={t('schedule.quota')}
        unit="R$"
        value={formatCents(monthlyQuota(terms))}
        note={t('schedule.until', { month: formatMonth(end) })}
      />
      <MetricTile
        label={t('schedule.accumulated')}
        unit="R$"
        value={formatCents(accumulatedOn(terms, day))}
      />
      <MetricTile
        label={t(day === now ? 'schedule.bookToday' : 'schedule.bookAtSale')}
        unit="R$"
        value={formatCents(bookValueOn(record, day))}
      />
      <MetricTile label={t('schedule.residual')} unit="R$" value={formatCents(terms.residual)} />
    </AssetTiles>
  );
}

/** The depreciation of an asset, month by month, as its saved record makes it. */
export function DepreciationTab(wanted: Wanted) {
  const { t } = useTranslation('financePatrimony');
  const { controller, id } = wanted;
  const question = useMemo(() => ({ controller, id }), [controller, id]);
  const { status, data, error, retry } = useQuery(asset, question);
  const record = useMemo(() => data && inCents(data), [data]);
  const schedule = useMemo(() => {
    const terms = record && depreciationTerms(record);
    return terms ? depreciationSchedule(terms) : NONE;
  }, [record]);
  const grid = useLocalGridState('finance.depreciation', { sort: { field: 'number', direction: 'asc' } });
  const columns: ColumnSpec<DepreciationMonth>[] = [
    { field: 'number', header: t('schedule.number'), kind: 'number', decimals: 0, width: 104 },
    {
      field: 'month',
      header: t('schedule.month'),
      identifying: true,
      format: (month) => formatMonth(String(month)),
    },
    { field: 'quota', header: t('schedule.quota'), kind: 'money', width: 170, total: 'sum' },
    { field: 'accumulated', header: t('schedule.accumulated'), kind: 'money', width: 180 },
    { field: 'bookValue', header: t('schedule.bookValue'), kind: 'money', width: 180 },
  ];
  return (
    <>
      {record && <Figures record={record} />}
      <AssetBasis>{t('schedule.basis')}</AssetBasis>
      <DataTable
        grid={grid}
        label={t('schedule.title')}
        columns={columns}
        rows={schedule}
        rowId={numberOf}
        status={status}
        error={error}
        onRetry={retry}
        search={false}
        countLabel={(count) => t('schedule.count', { count })}
        height="content"
        exportName="depreciacao"
        emptyState={{ title: t('schedule.empty'), text: t('schedule.emptyText') }}
      />
    </>
  );
}

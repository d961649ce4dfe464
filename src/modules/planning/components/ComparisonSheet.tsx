import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetGroups, SheetTotal } from '@/platform/sheet/sheetProps';
import { type ComparedRow, groupPercent, rowDelta, rowPercent, rowVerdict } from '../rules/comparedRows';

const rowId = (row: ComparedRow) => row.id;
// Income and expense are never added together.
const NO_TOTALS: readonly SheetTotal<ComparedRow>[] = [];

/** The tree of accounts: planned, actual, difference, and whether that is good for its side. */
export function ComparisonSheet({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const { t } = useTranslation('planning');
  const columns = useMemo(
    (): readonly SheetColumn<ComparedRow>[] => [
      { field: 'name', header: t('compare.account'), identifying: true },
      { field: 'planned', header: t('compare.planned'), kind: 'money', total: 'sum' },
      { field: 'actual', header: t('compare.actual'), kind: 'money', total: 'sum' },
      { field: 'delta', header: t('compare.delta'), kind: 'money', value: rowDelta, total: 'sum' },
      {
        field: 'deltaPercent',
        header: t('compare.deltaPercent'),
        kind: 'percent',
        unit: '%',
        width: 130,
        decimals: 1,
        value: rowPercent,
        total: groupPercent,
      },
      {
        field: 'verdict',
        header: t('compare.verdict'),
        width: 150,
        value: (row) => {
          const verdict = rowVerdict(row);
          return verdict === null ? '–' : t(`compare.${verdict}`);
        },
      },
    ],
    [t],
  );
  const groups = useMemo(
    (): SheetGroups<ComparedRow> => ({
      path: ({ side, subgroupName }) => [
        { key: side, label: t(`compare.${side}`) },
        { key: `${side} ${subgroupName}`, label: subgroupName },
      ],
    }),
    [t],
  );
  return (
    <Sheet
      id="planning-comparison"
      label={t('pages.incomeExpense')}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      groups={groups}
      totals={NO_TOTALS}
      exportName={t('compare.exportName')}
      emptyState={{ title: t('compare.emptyTitle'), text: t('compare.emptyText') }}
      height={420}
    />
  );
}

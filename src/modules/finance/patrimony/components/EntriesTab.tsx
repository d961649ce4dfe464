import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceWord } from '@/families/register/fixedChoices';
import { toLocalDate } from '@/platform/format/date';
import { centsOf, formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { useLocalGridState } from '@/platform/grid/useGridState';
import type { RowId } from '@/platform/store/resourceState';
import { MetricTile } from '@/platform/ui/MetricTile';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { entriesOfAsset } from '../assetExpenseService';
import { NAMESPACE } from '../assetParts';
import { costPerUnit } from '../rules/assetUsage';
import type { AssetExpenseRow } from '../schemas/assetExpenseSchemas';
import { AssetTiles } from './AssetTiles';
import type { AssetExpense } from '../assetExpenseWire';

const NONE: readonly AssetExpenseRow[] = [];
const entries = createQuery('finance', 'assetEntries', (id: RowId, signal) => entriesOfAsset(id, signal), {
  keep: false,
});
const idOf = (row: AssetExpenseRow) => row.id;
const side = (wanted: AssetExpense['movement']) => (row: AssetExpense) =>
  row.movement === wanted ? centsOf(row.value) : null;
const [expenseOf, incomeOf] = [side('EXPENSE'), side('INCOME')];

/** What the asset cost and brought in all, and for each hour or kilometre that is known. */
function Figures({ rows }: { readonly rows: readonly AssetExpenseRow[] }) {
  const { t } = useTranslation('financePatrimony');
  const sum = (read: (row: AssetExpenseRow) => number | null) =>
    rows.reduce((all, row) => all + (read(row) ?? 0), 0);
  const used = sum((row) => row.used);
  const perUnit = costPerUnit(
    sum((row) => row.spent),
    used,
  );
  const unit = choiceWord(
    NAMESPACE,
    'counterUnits',
    rows.find(({ counterUnit }) => counterUnit)?.counterUnit,
  );
  return (
    <AssetTiles>
      <MetricTile label={t('use.expense')} unit="R$" value={formatCents(sum(expenseOf))} />
      <MetricTile label={t('use.income')} unit="R$" value={formatCents(sum(incomeOf))} />
      {perUnit !== null && (
        <MetricTile
          label={t('use.perUnit', { unit })}
          unit="R$"
          value={formatCents(perUnit)}
          note={t('use.over', { used: formatNumber(used, { decimals: 1 }), unit })}
        />
      )}
    </AssetTiles>
  );
}

/** What one asset cost and earned. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('financePatrimony');
  const { status, data, error, retry } = useQuery(entries, id);
  const rows = useMemo(() => data ?? NONE, [data]);
  const grid = useLocalGridState('finance.assetEntries', { sort: { field: 'date', direction: 'desc' } });
  const head = (field: string) => t(`registers.assetExpenses.columns.${field}`, field);
  const columns: ColumnSpec<AssetExpenseRow>[] = [
    {
      field: 'date',
      header: head('date'),
      kind: 'date',
      width: 124,
      value: (row) => toLocalDate(row.date),
    },
    { field: 'document', header: head('document'), identifying: true },
    {
      field: 'kind',
      header: head('kind'),
      width: 150,
      value: (row) => choiceWord(NAMESPACE, 'entryKinds', row.kind),
    },
    { field: 'expense', header: head('expense'), kind: 'money', width: 140, value: expenseOf, total: 'sum' },
    { field: 'income', header: head('income'), kind: 'money', width: 140, value: incomeOf, total: 'sum' },
    { field: 'counter', header: head('counter'), kind: 'number', decimals: 1, width: 120 },
    { field: 'used', header: head('used'), kind: 'number', decimals: 1, width: 130, total: 'sum' },
    { field: 'perUnit', header: head('perUnit'), kind: 'money', width: 176 },
  ];
  return (
    <>
      {rows.length > 0 && <Figures rows={rows} />}
      <DataTable
        grid={grid}
        label={t('use.title')}
        columns={columns}
        rows={rows}
        rowId={idOf}
        status={status}
        error={error}
        onRetry={retry}
        search={false}
        countLabel={(count) => t('registers.assetExpenses.count', { count })}
        height="content"
        exportName="despesas-e-receitas-do-bem"
        emptyState={{ title: t('use.empty'), text: t('use.emptyText') }}
      />
    </>
  );
}

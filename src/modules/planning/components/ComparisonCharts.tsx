import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import type { ComparedAccount, ComparedProduct } from '../planningTypes';
import { monthFigures } from '../rules/comparedRows';
import { expectedMonths } from '../rules/expected';
import { MonthChart } from './MonthChart';

const BY_MONTH = ['plannedIncome', 'actualIncome', 'plannedExpense', 'actualExpense'] as const;
const EXPECTED = ['plannedIncome', 'expectedIncome', 'plannedExpense', 'expectedExpense'] as const;

interface ComparisonChartsProps {
  readonly accounts: readonly ComparedAccount[];
  readonly products: readonly ComparedProduct[];
}

/** Both sides month by month, then accumulated to where the year's end is expected. */
export function ComparisonCharts({ accounts, products }: ComparisonChartsProps) {
  const { t } = useTranslation('planning');
  const months = useMemo(() => monthFigures(accounts), [accounts]);
  const expected = useMemo(() => expectedMonths(accounts, products), [accounts, products]);
  const byMonth = useMemo(() => BY_MONTH.map((field) => ({ field, header: t(`compare.${field}`) })), [t]);
  const accumulated = useMemo(
    () => EXPECTED.map((field) => ({ field, header: t(`expected.${field}`) })),
    [t],
  );
  const end = expected.at(-1);
  const aside =
    end &&
    t('expected.end', {
      income: formatMoney(end.expectedIncome),
      expense: formatMoney(end.expectedExpense),
      result: formatMoney(end.expectedIncome - end.expectedExpense),
      planned: formatMoney(end.plannedIncome - end.plannedExpense),
      basis: t('expected.basis'),
    });
  return (
    <>
      <MonthChart title={t('compare.chart')} kind="bar" rows={months} series={byMonth} />
      <MonthChart
        title={t('expected.title')}
        aside={aside}
        kind="line"
        rows={expected}
        series={accumulated}
      />
    </>
  );
}

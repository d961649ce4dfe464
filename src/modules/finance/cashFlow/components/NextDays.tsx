import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { formatDate, today } from '@/platform/format/date';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { FlowBasis } from '../cashFlowTypes';
import { balanceBefore, type DayAhead, dipsOf, nextDays } from '../rules/nextDays';
import { DipList } from './DipList';

/** The balance of each of the next 90 days as a line, and what its dips come from. */
export function NextDays({ data }: { readonly data: FlowBasis }) {
  const { t } = useTranslation('financeCashFlow');
  const day = today();
  const days = useMemo(() => nextDays(data, day), [data, day]);
  const dips = useMemo(() => dipsOf(days, data, balanceBefore(days)), [days, data]);
  const x = useMemo(
    (): ColumnSpec<DayAhead> => ({
      field: 'day',
      header: t('days.day'),
      value: (row) => formatDate(row.day),
    }),
    [t],
  );
  const series = useMemo(
    (): ColumnSpec<DayAhead>[] => [{ field: 'balance', header: t('days.balance'), kind: 'money' }],
    [t],
  );
  const last = days.at(-1)?.day ?? day;
  return (
    <>
      <ChartCard
        title={t('days.title')}
        aside={`${formatDate(day)} – ${formatDate(last)}`}
        kind="line"
        fit
        rows={days}
        x={x}
        series={series}
      />
      <DipList dips={dips} known={data.opening !== null} />
    </>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { Computed, ComputedDay } from '../rules/compute';
import { plotTitle } from '../plotName';

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 460px), 1fr))',
});
/** Days before today that are shown; the forecast follows. */
const SHOWN = 45;

/** Depletion between nothing, the ready water and all of it; rain and irrigation as bars; what is forecast apart. */
export function PlotCharts({ computed }: { readonly computed: Computed }) {
  const { t } = useTranslation('agricultureIrrigation');
  const { plot, days } = computed;
  // Plots of two farms may have one name.
  const name = plotTitle(plot);
  const ahead = days.filter(({ forecast }) => forecast).length;
  const rows = days.slice(-(SHOWN + ahead));
  const x: ColumnSpec<ComputedDay> = { field: 'date', header: t('day'), kind: 'date' };
  const series = (
    field: string,
    value: (day: ComputedDay, at: number) => number | null,
  ): ColumnSpec<ComputedDay> => ({
    field,
    header: t(`series.${field}`, field),
    kind: 'number',
    unit: 'mm',
    value: (day) => value(day, rows.indexOf(day)),
  });
  // The line of the forecast begins where that of the measured days ends.
  const joins = (day: ComputedDay, at: number) => day.forecast || rows[at + 1]?.forecast === true;
  return (
    <Parts>
      <ChartCard<ComputedDay>
        title={t('depletionChart', { name })}
        kind="line"
        rows={rows}
        x={x}
        series={[
          series('depletion', (day) => (day.forecast ? null : day.depletion)),
          series('depletionAhead', (day, at) => (joins(day, at) ? day.depletion : null)),
          series('raw', ({ raw }) => raw),
          series('taw', ({ taw }) => taw),
        ]}
      />
      <ChartCard<ComputedDay>
        title={t('waterChart', { name })}
        kind="bar"
        rows={rows}
        x={x}
        series={[
          series('rain', (day) => (day.forecast ? null : day.rain)),
          series('rainAhead', (day) => (day.forecast ? day.rain : null)),
          series('irrigation', (day) => (day.irrigation > 0 ? day.irrigation : null)),
        ]}
      />
    </Parts>
  );
}

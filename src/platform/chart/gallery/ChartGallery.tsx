import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ChartCardProps } from '@/platform/chart/chartProps';
import { chartSamples, type MonthSample } from '@/platform/chart/gallery/chartSamples';
import { Sparkline } from '@/platform/chart/Sparkline';
import { Card } from '@/platform/ui/Card';

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
});
const NONE: readonly MonthSample[] = [];
const TREND = [12, 18, 15, null, 22, 31, 28, 38];

/** Every kind and state of the chart card. */
export function ChartGallery() {
  const { t } = useTranslation('chart');
  const { x, income, expense, all, rows, one, losses } = chartSamples(t);
  const base = { x, rows, series: [income, expense] } satisfies Partial<ChartCardProps<MonthSample>>;
  const [, trendFirst] = TREND;
  return (
    <Parts>
      <ChartCard {...base} title={t('gallery.line')} aside="2026" kind="line" />
      <ChartCard {...base} title={t('gallery.bar')} kind="bar" />
      <ChartCard {...base} title={t('gallery.area')} kind="area" series={[income]} />
      <ChartCard {...base} title={t('gallery.stackedBar')} kind="bar" stacked series={all} />
      <ChartCard {...base} title={t('gallery.stackedArea')} kind="area" stacked series={all} />
      <ChartCard {...base} title={t('gallery.five')} kind="line" series={all} />
      <ChartCard {...base} title={t('gallery.negative')} kind="bar" rows={losses} series={[income]} />
      <ChartCard {...base} title={t('gallery.one')} kind="line" rows={one} />
      <ChartCard {...base} title={t('gallery.loading')} kind="line" rows={NONE} status="loading" />
      <ChartCard {...base} title={t('gallery.empty')} kind="line" rows={NONE} />
      <ChartCard
        {...base}
        title={t('gallery.failed')}
        kind="line"
        rows={NONE}
        status="failed"
        error={{ kind: 'server', status: 500, messages: [] }}
        onRetry={() => undefined}
      />
      <Card title={t('gallery.spark')}>
        <Sparkline values={TREND} label={t('gallery.sparkLabel', { from: trendFirst, to: TREND.at(-1) })} />
      </Card>
    </Parts>
  );
}

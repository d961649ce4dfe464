import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { StatusChip } from '@/platform/ui/StatusChip';
import { uniformityStatus } from '../../lotLook';
import { Figure, Figures } from '@/families/dashboard/Figures';
import type { Distribution, WeightClass } from '../rules/distribution';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const CURVE = ['expected'];
const isUneven = ({ band }: WeightClass) => band !== 'even';

interface DistributionViewProps {
  readonly found: Distribution;
  readonly day: number;
  readonly exportName: string;
}

/** Figures of one weighing and its histogram beside the normal curve. */
export function DistributionView({ found, day, exportName }: DistributionViewProps) {
  const { t } = useTranslation('lotWeights');
  const { t: ui } = useTranslation('ui');
  const whole = (value: number) => formatNumber(value, { decimals: 0 });
  const { birds, mean, needed } = found;
  const shareOf = (count: number) => t('figures.share', { share: formatPercent((count / birds) * 100) });
  const columns = useMemo(
    (): { x: ColumnSpec<WeightClass>; series: ColumnSpec<WeightClass>[] } => ({
      x: {
        field: 'from',
        header: t('chart.class'),
        value: ({ from, to }) =>
          t('chart.name', {
            from: formatNumber(from, { decimals: 0 }),
            to: formatNumber(to, { decimals: 0 }),
          }),
      },
      series: [
        { field: 'birds', header: t('chart.birds'), kind: 'number', decimals: 0 },
        { field: 'expected', header: t('chart.expected'), kind: 'number', decimals: 1 },
      ],
    }),
    [t],
  );
  const shared = { unknown: '–', large: true };
  return (
    <Parts>
      {found.twoPeaks && <Banner tone="warning" fact={t('notes.twoPeaks')} />}
      {needed > birds && <Banner tone="info" fact={t('notes.small', { count: needed - birds })} />}
      <Card title={t('figures.title', { day })}>
        <Figures least={138}>
          <Figure
            {...shared}
            label={t('figures.mean')}
            value={whole(mean)}
            unit="g"
            note={t('figures.range', { least: whole(found.least), most: whole(found.most) })}
          />
          <Figure
            {...shared}
            label={t('figures.uniformity')}
            value={formatPercent(found.uniformity)}
            note={
              <StatusChip {...uniformityStatus[found.band]} label={ui(`status.uniformity.${found.band}`)} />
            }
            formula={t('figures.uniformityFormula', {
              from: whole(mean * 0.9),
              to: whole(mean * 1.1),
              even: whole(found.even),
              birds: whole(birds),
              value: formatPercent(found.uniformity),
            })}
          />
          <Figure
            {...shared}
            label={t('figures.variation')}
            value={formatPercent(found.variation)}
            note={t('figures.deviation', { value: formatNumber(found.deviation, { decimals: 1 }) })}
            formula={t('figures.variationFormula', {
              deviation: formatNumber(found.deviation, { decimals: 1 }),
              mean: formatNumber(mean, { decimals: 1 }),
              value: formatPercent(found.variation),
            })}
          />
          <Figure
            {...shared}
            label={t('figures.birds')}
            value={whole(birds)}
            note={t(needed > birds ? 'figures.needed' : 'figures.enough', { birds: whole(needed) })}
            formula={t('figures.neededFormula', {
              cv: formatNumber(found.variation),
              birds: whole(needed),
            })}
          />
          {(['light', 'even', 'heavy'] as const).map((band) => (
            <Figure
              key={band}
              {...shared}
              label={t(`figures.${band}`)}
              value={whole(found[band])}
              note={shareOf(found[band])}
            />
          ))}
        </Figures>
      </Card>
      <ChartCard<WeightClass>
        title={t('chart.title')}
        aside={t('chart.aside')}
        kind="bar"
        rows={found.classes}
        x={columns.x}
        series={columns.series}
        lines={CURVE}
        curved
        back={isUneven}
        height={320}
        exportName={exportName}
      />
    </Parts>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { ResultFigures } from '../rules/results';

const Tiles = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
});

// A card takes the height of what it stands in.
const Frame = styled('div')({ display: 'grid' });

interface ResultCardsProps {
  readonly all: ResultFigures;
  readonly finance: boolean;
  /** Plots that are not harvested yet, and so are in no figure. */
  readonly waiting: number;
}

/** The figures of all rows that the filters leave, together. */
export function ResultCards({ all, finance, waiting }: ResultCardsProps) {
  const { t } = useTranslation('agricultureResults');
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(Math.round(cents)));
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, { decimals: 2 }));
  return (
    <Frame>
      <Card title={t('cards')} aside={waiting > 0 ? t('waiting', { count: waiting }) : undefined}>
        <Tiles>
          <MetricTile
            label={t('figures.yield')}
            value={number(all.yield)}
            suffix={all.yield === null ? '' : 'sc/ha'}
          />
          <MetricTile label={t('figures.area')} value={number(all.area)} suffix="ha" />
          <MetricTile label={t('figures.costPerHa')} value={money(all.costPerHa)} />
          <MetricTile label={t('figures.costPerSack')} value={money(all.costPerSack)} />
          {finance && (
            <>
              <MetricTile label={t('figures.sold')} value={money(all.sold)} />
              <MetricTile label={t('figures.unsold')} value={money(all.unsold)} />
              <MetricTile label={t('figures.marginPerHa')} value={money(all.marginPerHa)} />
            </>
          )}
        </Tiles>
      </Card>
    </Frame>
  );
}

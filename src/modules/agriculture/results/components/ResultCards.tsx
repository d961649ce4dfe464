import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { ResultFigures } from '../rules/results';

// One line without a title, so that the first row of the table stands high.
const Strip = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4px 28px',
  padding: `8px ${layout.cardPad}px`,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));
const Notes = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  flex: '1 1 320px',
  color: theme.tokens.textMuted,
}));

interface ResultCardsProps {
  readonly all: ResultFigures;
  readonly finance: boolean;
  /** Plots of which nothing is harvested yet: they are in the cost alone. */
  readonly waiting: number;
  /** Whether what is not sold has no price. */
  readonly unpriced: boolean;
}

/** The figures of all rows that the filters leave, together. */
export function ResultCards({ all, finance, waiting, unpriced }: ResultCardsProps) {
  const { t } = useTranslation('agricultureResults');
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(Math.round(cents)));
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, { decimals: 2 }));
  const notes = [
    all.inHarvest > 0 && t('inHarvest', { count: all.inHarvest, left: number(all.leftArea) }),
    waiting > 0 && t('waiting', { count: waiting }),
    all.withoutCost > 0 && t('withoutCost', { count: all.withoutCost }),
    finance && unpriced && t('quotationHelp'),
  ];
  return (
    <Strip aria-label={t('cards')}>
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
      {notes.some(Boolean) && <Notes>{notes.filter(Boolean).join(' ')}</Notes>}
    </Strip>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import { MetricTile } from '@/platform/ui/MetricTile';
import { bulletinKind } from './rules/bulletin';
import type { Quote } from './rules/quotes';
import { buyTrend, PRICE } from './rules/trend';

const Others = styled('dl')(({ theme }) => ({
  ...typeStep('cell'),
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  columnGap: 12,
  rowGap: 2,
  maxWidth: 200,
  margin: '6px 0 0',
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, fontWeight: 550, fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
}));
const When = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '6px 0 0',
  color: theme.tokens.textMuted,
}));

interface DollarFiguresProps {
  readonly shown: Quote;
  readonly previous: Quote | null;
}

/** Buy, sell and the former buy quote, and which bulletin of which moment it is. */
export function DollarFigures({ shown, previous }: DollarFiguresProps) {
  const { t } = useTranslation('home');
  const trend = buyTrend(shown, previous);
  const moment = [dayText(shown.day), shown.time].filter(Boolean).join(', ');
  const kind = bulletinKind(shown.bulletin);
  const bulletin = kind ? t(`dollar.bulletins.${kind}`) : shown.bulletin;
  return (
    <>
      <MetricTile
        label={t('dollar.buy')}
        unit={t('dollar.unit')}
        value={formatNumber(shown.buy, PRICE)}
        {...(trend ? { trend } : {})}
      />
      <Others>
        <dt>{t('dollar.sell')}</dt>
        <dd>{t('dollar.price', { price: formatNumber(shown.sell, PRICE) })}</dd>
        {previous && (
          <>
            <dt>{t('dollar.previous')}</dt>
            <dd>{t('dollar.price', { price: formatNumber(previous.buy, PRICE) })}</dd>
          </>
        )}
      </Others>
      <When>{[moment, bulletin].filter(Boolean).join(' · ')}</When>
    </>
  );
}

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { stockOfProducts } from './productionService';

/** Asked anew whenever a harvest is written: it changes what there is. */
const productionStock = createQuery(
  'finance',
  'productionStock',
  (_: 'all', signal) => stockOfProducts(signal),
  { keep: false, tags: ['finance/production'] },
);

const Strip = styled('section')(({ theme }) => ({
  ...typeStep('cell'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 20px',
  marginBottom: 12,
  padding: '8px 16px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& h2': { ...typeStep('caption'), margin: 0, color: theme.tokens.textMuted },
  '& ul': { display: 'contents', listStyle: 'none' },
  '& strong': { ...typeStep('bodyStrong'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': { ...typeStep('caption'), color: theme.tokens.textMuted },
}));

/** What is in store today of each product that is harvested here, with the way to its book. */
export function StockStrip() {
  const { t } = useTranslation('financeProduction');
  const titleId = useId();
  const holds = useHoldsMenuKey();
  const { data, status, retry } = useQuery(productionStock, 'all');
  if (data?.length === 0 || (!data && status !== 'failed')) return null;
  return (
    <Strip aria-labelledby={titleId}>
      <h2 id={titleId}>{t('stock.title')}</h2>
      {!data && (
        <span role="alert">
          {t('stock.failed')}{' '}
          <Button variant="text" size="small" onClick={retry}>
            {t('stock.retry')}
          </Button>
        </span>
      )}
      <ul aria-labelledby={titleId}>
        {(data ?? []).map(({ productId, productName, unit, placeName, quantity }) => (
          <li key={`${productId}|${placeName}`}>
            {productName}{' '}
            <strong>
              {quantity === null
                ? t('stock.unknown')
                : [formatNumber(quantity, { decimals: 2, minDecimals: 0 }), unit].filter(Boolean).join(' ')}
            </strong>{' '}
            {placeName !== '' && <small>{placeName}</small>}
          </li>
        ))}
      </ul>
      {data && holds('REPORT_GRAIN_STOCK') && (
        <Link component={PageLink} to={href('financeReportGrainStock', {})}>
          {t('stock.report')}
        </Link>
      )}
    </Strip>
  );
}

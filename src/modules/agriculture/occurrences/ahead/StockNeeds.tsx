import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { quantityText } from '@/families/occurrence/rules/quantityText';
import type { OccurrenceSources } from '@/families/occurrence/occurrenceTypes';
import { typeStep } from '@/platform/theme/typography';
import { useQuery } from '@/platform/store/useQuery';
import type { StockNeed } from '../rules/weekAhead';
import { aheadStockState } from './aheadState';

const Box = styled('section')(({ theme }) => ({
  marginBottom: 12,
  '& h2': { ...typeStep('bodyStrong'), margin: 0 },
  '& ul': { margin: '4px 0', paddingLeft: 20 },
  '& [data-short="true"]': { color: theme.tokens.danger.softText },
}));

interface StockNeedsProps {
  readonly needs: readonly StockNeed[];
  readonly sources: OccurrenceSources;
}

/** What the week's work takes out of stock, and what there is of it. */
export function StockNeeds({ needs, sources }: StockNeedsProps) {
  const { t } = useTranslation('agricultureOccurrences');
  const answer = useQuery(aheadStockState, needs.length === 0 ? null : needs);
  if (needs.length === 0) return null;
  const nameOf = (productId: unknown) =>
    sources['stockProducts']?.options.find(({ id }) => id === productId)?.name ?? t('book.unknownProduct');
  return (
    <Box aria-label={t('ahead.stock')}>
      <h2>{t('ahead.stock')}</h2>
      <ul>
        {needs.map(({ plotId, productId, unit, farmId, quantity }, at) => {
          const found = answer.data?.[at];
          const shown = (value: number) => `${quantityText(value)} ${unit}`;
          const values = { product: nameOf(productId), quantity: shown(quantity) };
          return (
            <li
              key={[plotId, productId, unit, farmId].join('/')}
              data-short={found && found.available < quantity}
            >
              {found
                ? t(found.available < quantity ? 'ahead.short' : 'ahead.enough', {
                    ...values,
                    available: shown(found.available),
                  })
                : t('ahead.need', values)}
            </li>
          );
        })}
      </ul>
      {answer.status === 'failed' && (
        <p role="alert">
          {t('ahead.stockFailed')}{' '}
          <Button size="small" onClick={answer.retry}>
            {t('hours.again')}
          </Button>
        </p>
      )}
    </Box>
  );
}

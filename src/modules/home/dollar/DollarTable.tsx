import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { Quote } from './rules/quotes';
import { PRICE } from './rules/trend';

// No taller than its place: the table scrolls in it.
const Scroll = styled(FigureScroll)({ height: 0, minHeight: '100%' });
const Table = styled(FigureTable)({ '& th, & td': { height: 28 } });

/** The last quotes in figures, the newest first. */
export function DollarTable({ quotes }: { readonly quotes: readonly Quote[] }) {
  const { t } = useTranslation('home');
  return (
    // Without a tab stop the keyboard cannot reach what is scrolled out.
    <Scroll role="group" aria-label={t('dollar.tableLabel')} tabIndex={0}>
      <Table aria-label={t('dollar.tableLabel')}>
        <thead>
          <tr>
            <th scope="col" className="text">
              {t('dollar.when')}
            </th>
            <th scope="col">{t('dollar.buyHead')}</th>
            <th scope="col">{t('dollar.sellHead')}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.toReversed().map((quote) => (
            <tr key={quote.moment}>
              <th scope="row" className="text">
                {[dayText(quote.day), quote.time].filter(Boolean).join(', ')}
              </th>
              <td>{formatNumber(quote.buy, PRICE)}</td>
              <td>{formatNumber(quote.sell, PRICE)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

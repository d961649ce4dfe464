import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { Quote } from './rules/quotes';
import { PRICE } from './rules/trend';

// No taller than its place: the table scrolls in it.
const Scroll = styled('div')(({ theme }) => ({
  height: 0,
  minHeight: '100%',
  overflow: 'auto',
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
}));
const Table = styled('table')(({ theme }) => ({
  ...typeStep('cell'),
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 28,
    padding: '0 8px',
    borderBottom: `1px solid ${theme.tokens.border}`,
    textAlign: 'right',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': {
    ...typeStep('cellHead'),
    position: 'sticky',
    top: 0,
    backgroundColor: theme.tokens.surfaceSunken,
    color: theme.tokens.textMuted,
  },
}));

/** The last quotes in figures, the newest first. */
export function DollarTable({ quotes }: { readonly quotes: readonly Quote[] }) {
  const { t } = useTranslation('home');
  return (
    // Without a stop for the keyboard nobody without a pointer reaches what is scrolled out.
    <Scroll role="group" aria-label={t('dollar.tableLabel')} tabIndex={0}>
      <Table aria-label={t('dollar.tableLabel')}>
        <thead>
          <tr>
            <th scope="col">{t('dollar.when')}</th>
            <th scope="col">{t('dollar.buyHead')}</th>
            <th scope="col">{t('dollar.sellHead')}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.toReversed().map((quote) => (
            <tr key={quote.moment}>
              <th scope="row">{[formatDate(quote.day), quote.time].filter(Boolean).join(', ')}</th>
              <td>{formatNumber(quote.buy, PRICE)}</td>
              <td>{formatNumber(quote.sell, PRICE)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

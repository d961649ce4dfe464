import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { signedCents } from '@/platform/format/signed';
import { headOf } from '@/platform/grid/columnSpec';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { ComparedProduct } from '../planningTypes';
import { soldFigures, splitOf } from '../rules/soldFigures';

// Two centers may grow the same product.
const Center = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
}));

const inReais = (header: string) => headOf({ field: header, header, kind: 'money' });
const signed = (cents: number | null | undefined) => (cents == null ? '–' : signedCents(cents));

/** '62,5 sc × 128,00': the price is that of the worth, rounded where it is shown alone. */
function worthText(quantity: number | null, cents: number | null, unit: string): string {
  const amount = quantity === null ? '–' : `${formatNumber(quantity)} ${unit}`;
  const price = quantity === null || quantity === 0 || cents === null ? '–' : formatCents(cents / quantity);
  return `${amount} × ${price}`;
}

interface SplitTableProps {
  readonly products: readonly ComparedProduct[];
  /** 0 is January; null is the whole year. */
  readonly month: number | null;
  /** What the figures are compared with: 'Planejado até outubro'. */
  readonly dueName: string;
  /** The difference of all income in cents, of which that of the products is a part; null is not known. */
  readonly incomeDelta: number | null;
}

/** The difference of each product's income, in the part of the quantity and the part of the price. */
export function SplitTable({ products, month, dueName, incomeDelta }: SplitTableProps) {
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const splits = products.map((product) => splitOf(product, month));
  const known = splits.filter((split) => split !== null);
  const sum = (part: 'quantity' | 'price' | 'difference') =>
    known.length < splits.length ? null : known.reduce((all, split) => all + split[part], 0);
  const all = sum('difference');
  const other = incomeDelta === null || all === null ? 0 : incomeDelta - all;
  return (
    <Card title={t('compare.split')} flush>
      <FigureScroll role="group" aria-label={t('compare.split')} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('compare.product')}
              </th>
              <th scope="col">{dueName}</th>
              <th scope="col">{t('compare.actual')}</th>
              <th scope="col">{inReais(t('compare.byQuantity'))}</th>
              <th scope="col">{inReais(t('compare.byPrice'))}</th>
              <th scope="col">{inReais(t('compare.delta'))}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product, at) => {
              const { dueQuantity, dueCents, soldQuantity, soldCents } = soldFigures(product, month);
              const split = splits[at];
              const unit = words(`units.${product.unit}`, product.unit);
              return (
                <tr key={product.id}>
                  <th scope="row" className="text">
                    {product.name}
                    {product.centerName && <Center>{product.centerName}</Center>}
                  </th>
                  <td>{worthText(dueQuantity, dueCents, unit)}</td>
                  <td>{soldCents ? worthText(soldQuantity, soldCents, unit) : t('compare.notSold')}</td>
                  <td>{signed(split?.quantity)}</td>
                  <td>{signed(split?.price)}</td>
                  <td>{signed(split?.difference)}</td>
                </tr>
              );
            })}
            {other !== 0 && (
              <tr>
                <th scope="row" className="text" colSpan={5}>
                  {t('compare.otherIncome')}
                </th>
                <td>{signed(other)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="text" colSpan={3}>
                {t('compare.splitTotal')}
              </th>
              <td>{signed(sum('quantity'))}</td>
              <td>{signed(sum('price'))}</td>
              <td>{signed(incomeDelta ?? all)}</td>
            </tr>
          </tfoot>
        </FigureTable>
      </FigureScroll>
    </Card>
  );
}

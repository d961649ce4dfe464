import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { signedCents } from '@/platform/format/signed';
import { headOf } from '@/platform/grid/columnSpec';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { ComparedProduct } from '../planningTypes';
import { splitDifference } from '../rules/comparison';

// Two centers may grow the same product.
const Center = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
}));

const amount = (value: number | null) => (value === null ? '–' : formatNumber(value));

const inReais = (header: string) => headOf({ field: header, header, kind: 'money' });
const times = (quantity: string, unit: string, price: string) => `${quantity} ${unit} × ${price}`;

/** Quantity × price as it was planned, and as it came. */
function sold(quantity: number | null, price: number | null) {
  return quantity === null || price === null ? null : { quantity, price };
}

/** The difference of each product's income, in the part of the quantity and the part of the price. */
export function SplitTable({ products }: { readonly products: readonly ComparedProduct[] }) {
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const unitName = (unit: string) => words(`units.${unit}`, unit);
  return (
    <Card title={t('compare.split')} flush>
      <FigureScroll role="group" aria-label={t('compare.split')} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('compare.product')}
              </th>
              <th scope="col">{t('compare.planned')}</th>
              <th scope="col">{t('compare.actual')}</th>
              <th scope="col">{inReais(t('compare.byQuantity'))}</th>
              <th scope="col">{inReais(t('compare.byPrice'))}</th>
              <th scope="col">{inReais(t('compare.delta'))}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => {
              const planned = sold(product.plannedQuantity, product.plannedPrice);
              const actual = sold(product.actualQuantity, product.actualPrice);
              const split = planned && actual ? splitDifference(planned, actual) : null;
              const unit = unitName(product.unit);
              return (
                <tr key={product.id}>
                  <th scope="row" className="text">
                    {product.name}
                    {product.centerName && <Center>{product.centerName}</Center>}
                  </th>
                  <td>{times(amount(product.plannedQuantity), unit, amount(product.plannedPrice))}</td>
                  <td>
                    {actual
                      ? times(amount(actual.quantity), unit, amount(actual.price))
                      : t('compare.notSold')}
                  </td>
                  <td>{split ? signedCents(split.quantity) : '–'}</td>
                  <td>{split ? signedCents(split.price) : '–'}</td>
                  <td>{split ? signedCents(split.difference) : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </FigureTable>
      </FigureScroll>
    </Card>
  );
}

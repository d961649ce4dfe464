import { assumed, http } from '@/platform/http/http';
import { anyId, figureOrNull, filled, optionalText, record } from '@/platform/http/wire';
import { createQuery } from '@/platform/store/createQuery';

/** What there is today of a product that is harvested here. */
const ProductStock = record({
  productId: anyId,
  productName: filled,
  unit: optionalText,
  placeName: optionalText,
  quantity: figureOrNull,
});

/** Asked anew whenever a harvest is written: it changes what there is. */
export const productionStock = createQuery(
  'finance',
  'productionStock',
  (_: 'all', signal) =>
    http.list(assumed('/Production/GetStock'), {
      signal,
      shape: ProductStock,
      contained: true,
      silent: true,
    }),
  { keep: false, tags: ['finance/production'] },
);

import { createQuery } from '@/platform/store/createQuery';
import { stockOfProducts } from './productionService';

/** Asked anew whenever a harvest is written: it changes what there is. */
export const productionStock = createQuery(
  'finance',
  'productionStock',
  (_: 'all', signal) => stockOfProducts(signal),
  { keep: false, tags: ['finance/production'] },
);

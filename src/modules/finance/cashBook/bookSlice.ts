import { createQuery } from '@/platform/store/createQuery';
import { findBook, findDeclarant } from './bookService';

/** The last requested cash book. */
export const cashBook = createQuery('financeCashBook', 'book', findBook, { keep: false });

/** Who declares the last requested book. */
export const declarant = createQuery('financeCashBook', 'declarant', findDeclarant, { keep: false });

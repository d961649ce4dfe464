import { createQuery } from '@/platform/store/createQuery';
import { findBook, findDeclarant } from './bookService';

/** The cash book that was asked for last. */
export const cashBook = createQuery('financeCashBook', 'book', findBook, { keep: false });

/** Who declares the book that was asked for last. */
export const declarant = createQuery('financeCashBook', 'declarant', findDeclarant, { keep: false });

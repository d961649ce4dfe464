import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { findBook, findDeclarant, findWithoutProducer } from './bookService';

const BOOK = 'financeCashBook/book';
const DECLARANT = 'financeCashBook/declarant';

/** The last requested cash book. */
export const cashBook = createQuery('financeCashBook', 'book', findBook, { keep: false, tags: [BOOK] });

/** What of a year is in nobody's book. */
export const withoutProducer = createQuery('financeCashBook', 'withoutProducer', findWithoutProducer, {
  keep: false,
  tags: [BOOK],
});

/** Who declares the last requested book. */
export const declarant = createQuery('financeCashBook', 'declarant', findDeclarant, {
  keep: false,
  tags: [DECLARANT],
});

export const bookWritten = () => invalidate([BOOK]);
export const declarantWritten = () => invalidate([DECLARANT]);

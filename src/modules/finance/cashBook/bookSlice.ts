import { createWidget } from '@/platform/widgets/createWidget';
import { findBook } from './bookService';

/** The cash book that was asked for last. */
export const cashBook = createWidget('financeCashBook', 'book', findBook, { keep: false });

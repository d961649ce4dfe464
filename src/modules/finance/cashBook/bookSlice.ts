import { createWidget } from '@/platform/widgets/createWidget';
import { findBook, findDeclarant } from './bookService';

/** The cash book that was asked for last. */
export const cashBook = createWidget('financeCashBook', 'book', findBook, { keep: false });

/** Who declares the book that was asked for last. */
export const declarant = createWidget('financeCashBook', 'declarant', findDeclarant, { keep: false });

import { INVOICE_TYPES } from '../invoiceLists';
import { TITLE_TYPES } from './ratings';

/** Every type that a document of the financial module may have: invoices, and what is entered without one. */
export const DOCUMENT_TYPES = [...new Set([...INVOICE_TYPES, ...TITLE_TYPES.map(({ name }) => name)])].map(
  (name, index) => ({ id: index + 1, name }),
);

import { TITLE_TYPES } from './ratings';

const INVOICE_TYPES = [
  'NF-E',
  'NFS-E',
  'CUPOM FISCAL',
  'FATURA',
  'GUIA DE RECOLHIMENTO',
  'RECIBO',
  'HOLERITE',
];

/** Every type that a document of the financial module may have: invoices, and what is entered without one. */
export const DOCUMENT_TYPES = [...new Set([...INVOICE_TYPES, ...TITLE_TYPES.map(({ name }) => name)])].map(
  (name, index) => ({ id: index + 1, name }),
);

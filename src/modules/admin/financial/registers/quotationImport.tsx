import i18next from 'i18next';
import { CellRefused, optionNamed } from '@/families/register/importing/readLine';
import type { ImportKnowledge, KnowledgeProps, RegisterImport } from '@/families/register/registerTypes';
import { toLocalDate } from '@/platform/format/date';
import { parseCents, toCents } from '@/platform/format/money';
import { toPlainUpper } from '@/platform/format/text';
import type { ProductQuotation, ProductQuotationValues } from '../financialSchemas';
import { useProductOptions, useSourceOptions } from './quotationOptions';

/** Products and sources by name. */
function Names({ children }: KnowledgeProps) {
  const products = useProductOptions();
  const sources = useSourceOptions();
  return children({
    products: { ...products, options: products.options.map(({ id, product }) => ({ id, name: product })) },
    sources,
  });
}

function named(
  text: string,
  options: ImportKnowledge[string] = [],
  refusal: 'unknownProduct' | 'unknownSource',
) {
  const found = optionNamed(text, options);
  if (!found) throw new CellRefused(i18next.t(`adminFinancial:import.${refusal}`));
  return found.id;
}

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A day as Brazilians write it, or as a spreadsheet stores it. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = DAY.exec(text.trim()) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  // A spreadsheet's day comes as the beginning of that day in UTC.
  const found = toLocalDate(iso.slice(0, 10));
  if (!found) throw new CellRefused(i18next.t('adminFinancial:import.wrongDay'));
  return found;
}

function centsOf(text: string): number {
  const cents = parseCents(text);
  if (cents === null) throw new CellRefused(i18next.t('adminFinancial:import.wrongPrice'));
  return cents;
}

export const valuesOfQuotation = (row: ProductQuotation): ProductQuotationValues => ({
  productId: row.productId,
  quotationSourceId: row.quotationSourceId,
  quotationDate: toLocalDate(row.quotationDate),
  price: toCents(row.price),
  note: row.note,
});

const keyOf = ({ productId, quotationSourceId, quotationDate }: ProductQuotationValues) =>
  `${productId}|${quotationSourceId}|${quotationDate}`;

/** How prices are filled from a table: one line for a product, a source and a day. */
export const quotationImport: RegisterImport<ProductQuotation, ProductQuotationValues> = {
  keyOf,
  keyOfRow: (row) => keyOf(valuesOfQuotation(row)),
  valuesOfRow: valuesOfQuotation,
  columns: [
    { name: 'productId', parse: (text, { products }) => named(text, products, 'unknownProduct') },
    { name: 'quotationSourceId', parse: (text, { sources }) => named(text, sources, 'unknownSource') },
    { name: 'quotationDate', parse: dayOf },
    { name: 'price', parse: centsOf },
    { name: 'note', parse: (text) => toPlainUpper(text.trim()) || null },
  ],
  Knowledge: Names,
};

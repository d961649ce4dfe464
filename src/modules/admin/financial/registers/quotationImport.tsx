import i18next from 'i18next';
import { dayCell, moneyCell } from '@/families/register/importing/cells';
import { CellRefused } from '@/families/register/importing/cellRefused';
import { optionNamed } from '@/families/register/importing/readLine';
import type { ImportKnowledge, KnowledgeProps, RegisterImport } from '@/families/register/registerTypes';
import { toLocalDate } from '@/platform/format/date';
import { centsOf } from '@/platform/format/money';
import { toPlainUpper } from '@/platform/format/text';
import type { ProductQuotationValues } from '../financialSchemas';
import { useProductOptions, useSourceOptions } from './quotationOptions';
import type { ProductQuotation } from '../financialWire';

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

export const valuesOfQuotation = (row: ProductQuotation): ProductQuotationValues => ({
  productId: row.productId,
  quotationSourceId: row.quotationSourceId,
  quotationDate: toLocalDate(row.quotationDate),
  price: centsOf(row.price),
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
    {
      name: 'productId',
      shownIn: 'productName',
      parse: (text, { products }) => named(text, products, 'unknownProduct'),
    },
    {
      name: 'quotationSourceId',
      shownIn: 'quotationSourceName',
      parse: (text, { sources }) => named(text, sources, 'unknownSource'),
    },
    { name: 'quotationDate', parse: (text) => dayCell(text) ?? '' },
    { name: 'price', parse: moneyCell },
    { name: 'note', parse: (text) => toPlainUpper(text.trim()) || null },
  ],
  Knowledge: Names,
};

import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { OptionsProps } from '@/families/register/registerTypes';
import { formatDate, toLocalDate, today } from '@/platform/format/date';
import { centsOf, fromCents } from '@/platform/format/money';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { ProductQuotationValues } from '../financialSchemas';
import { quotationImport, valuesOfQuotation } from './quotationImport';
import { useProductOptions, useSourceOptions } from './quotationOptions';
import { ProductQuotation } from '../financialWire';

const schemas = () => import('../financialSchemas');
type Options = OptionsProps<ProductQuotationValues>;

function ProductOptions({ children }: Options) {
  return children(useProductOptions());
}

function SourceOptions({ children }: Options) {
  return children(useSourceOptions());
}

/**
 * Dated prices of products: what a product was worth at a source on a day, in reais for the product's unit. One price
 * for each product, source and day. Most are filled from the sources' tables.
 */
export const productQuotations = defineRegister<ProductQuotation, ProductQuotation, ProductQuotationValues>({
  module: 'admin',
  namespace: 'adminFinancial',
  name: 'productQuotations',
  slug: 'cotacao-de-preco-de-produto',
  calls: registerCalls<ProductQuotation, ProductQuotation, ProductQuotationValues>('ProductPriceQuotation', {
    row: ProductQuotation,
    toBody: ({ price, ...values }) => ({ ...values, price: price === null ? null : fromCents(price) }),
  }),
  columns: [
    { field: 'productName', identifying: true, filter: CHOOSE },
    { field: 'unit', width: 96, filter: CHOOSE },
    { field: 'quotationSourceName', width: 230, filter: CHOOSE },
    { field: 'quotationDate', kind: 'date', width: 120, value: (row) => toLocalDate(row.quotationDate) },
    { field: 'price', kind: 'money', width: 130, value: (row) => centsOf(row.price) },
    { field: 'note', width: 180 },
    ...platformColumns,
  ],
  sort: { field: 'quotationDate', direction: 'desc' },
  fields: [
    { name: 'productId', kind: 'autocomplete', required: true, Options: ProductOptions },
    { name: 'quotationSourceId', kind: 'autocomplete', required: true, Options: SourceOptions },
    { name: 'quotationDate', kind: 'date', required: true, limits: () => ({ max: today() }), span: 6 },
    { name: 'price', kind: 'money', required: true, helper: true, span: 6 },
    { name: 'note', kind: 'text', maxLength: 120 },
  ],
  schema: () => schemas().then((all) => all.productQuotationFormSchema),
  toValues: valuesOfQuotation,
  nameOf: (row) => row.productName,
  fullNameOf: ({ productName, quotationSourceName, quotationDate }) =>
    [productName, quotationSourceName, formatDate(quotationDate)].join(' · '),
  unique: ['quotationDate'],
  isActive: (row) => row.active,
  bulkFields: ['quotationSourceId', 'quotationDate', 'price', 'note'],
  importing: quotationImport,
});

import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { CardBrandValues } from '../financialSchemas';
import { CardBrand } from '../financialWire';

const schemas = () => import('../financialSchemas');

/**
 * Credit-card brands that customers choose for their cards. The code is that of the payment group of electronic
 * invoices (tBand, two digits), without which an invoice paid by card is refused.
 */
export const cardBrands = defineRegister<CardBrand, CardBrand, CardBrandValues>({
  module: 'admin',
  namespace: 'adminFinancial',
  name: 'cardBrands',
  slug: 'bandeira-cartao-de-credito',
  calls: registerCalls<CardBrand, CardBrand, CardBrandValues>('CreditCardBrand', {
    row: CardBrand,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'fiscalCode', width: 140 },
    { field: 'credit', width: 120 },
    { field: 'debit', width: 120 },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 60 },
    { name: 'fiscalCode', kind: 'text', required: true, maxLength: 2, helper: true, span: 6 },
    { name: 'credit', kind: 'switch', span: 3 },
    { name: 'debit', kind: 'switch', span: 3 },
  ],
  schema: () => schemas().then((all) => all.cardBrandFormSchema),
  emptyValues: { credit: true, debit: true },
  nameOf: (row) => row.name,
  unique: ['fiscalCode'],
  isActive: (row) => row.active,
  bulkFields: ['credit', 'debit'],
  importing: {
    keyOf: (values) => values.fiscalCode,
    keyOfRow: (row) => row.fiscalCode,
    columns: [
      { name: 'fiscalCode', parse: (text) => text.trim().padStart(2, '0') },
      { name: 'name', parse: (text) => text.trim().toUpperCase() },
    ],
  },
});

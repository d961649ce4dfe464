import { defineRegister } from '@/families/register/defineRegister';
import { PRODUCT_LINE_KINDS } from '../productLineKinds';
import { KindOptions, kindWord } from '../productOptions';
import type { ProductLineValues } from '../productSchemas';
import { productLineCalls } from '../productsService';
import type { ProductLine } from '../productWire';

const KIND = { kind: 'multiSelect', choices: PRODUCT_LINE_KINDS, wordOf: kindWord } as const;

/** Lines of products: the groups by which purchases, stock and results are read. */
export const productLines = defineRegister<ProductLine, ProductLine, ProductLineValues>({
  module: 'finance',
  namespace: 'financeProducts',
  name: 'productLines',
  slug: 'linhas-de-produto',
  calls: productLineCalls,
  columns: [
    { field: 'name', identifying: true },
    { field: 'kind', width: 150, value: ({ kind }) => kindWord(kind), filter: KIND },
    { field: 'productCount', kind: 'number', decimals: 0, width: 110, total: 'sum' },
    { field: 'active', kind: 'active', width: 124 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 80 },
    { name: 'kind', kind: 'radio', required: true, helper: true, Options: KindOptions },
  ],
  schema: () => import('../productSchemas').then((all) => all.productLineFormSchema),
  nameOf: (row) => row.name,
  unique: ['name'],
  isActive: (row) => row.active,
  bulkFields: ['kind'],
  invalidates: ['productLines'],
});

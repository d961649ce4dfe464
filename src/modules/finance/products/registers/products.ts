import { NCM } from '@/domain/fiscal/codeMasks';
import { defineRegister } from '@/families/register/defineRegister';
import { ConversionNote } from '../components/ConversionNote';
import { NextCodeNote } from '../components/NextCodeNote';
import { conversionText } from '../conversionText';
import { productImport } from '../productImport';
import { PRODUCT_LINE_KINDS } from '../productLineKinds';
import { kindWord, ProductLineOptions, SimilarOptions, TaxCodeOptions, UnitOptions } from '../productOptions';
import type { ProductValues } from '../productSchemas';
import { productCalls } from '../productsService';
import { emptyProduct, toProductValues } from '../productValues';
import type { Product } from '../productWire';

const CHOOSE = { kind: 'multiSelect' } as const;

/**
 * Products: goods and services that documents name. The unit is the one that stock is kept in; with a conversion, one of
 * it equals so many of another (1 SC = 60 KG). The NCM is the code under which it is taxed.
 */
export const products = defineRegister<Product, Product, ProductValues>({
  module: 'finance',
  namespace: 'financeProducts',
  name: 'products',
  slug: 'produtos',
  calls: productCalls,
  columns: [
    { field: 'code', width: 96 },
    { field: 'name', identifying: true },
    { field: 'productLineName', width: 210, filter: CHOOSE },
    {
      field: 'productLineKind',
      width: 110,
      hidden: true,
      value: ({ productLineKind }) => kindWord(productLineKind),
      filter: { ...CHOOSE, choices: PRODUCT_LINE_KINDS, wordOf: kindWord },
    },
    { field: 'unit', width: 96, filter: CHOOSE },
    { field: 'taxCode', kind: 'masked', mask: NCM },
    { field: 'minimumStock', width: 130 },
    {
      field: 'conversionFactor',
      kind: 'text',
      width: 150,
      value: conversionText,
      hidden: true,
      filter: false,
    },
    { field: 'similarProductNames', kind: 'list', hidden: true },
    { field: 'active', kind: 'active', width: 124 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  sort: { field: 'name', direction: 'asc' },
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 120 },
    { name: 'productLineId', kind: 'autocomplete', required: true, Options: ProductLineOptions, span: 7 },
    { name: 'code', kind: 'text', Note: NextCodeNote, span: 5 },
    { name: 'unitId', kind: 'autocomplete', required: true, Options: UnitOptions, span: 6 },
    { name: 'minimumStock', kind: 'number', decimals: 2, span: 6 },
    { name: 'taxCodeId', kind: 'autocomplete', helper: true, Options: TaxCodeOptions },
    {
      name: 'conversionFactor',
      section: 'conversion',
      kind: 'number',
      decimals: 6,
      minDecimals: 0,
      Note: ConversionNote,
      span: 5,
    },
    { name: 'conversionUnitId', kind: 'autocomplete', Options: UnitOptions, span: 7 },
    { name: 'similarProductIds', section: 'similar', kind: 'multiSelect', Options: SimilarOptions },
  ],
  schema: () => import('../productSchemas').then((all) => all.productFormSchema),
  emptyValues: emptyProduct,
  toValues: toProductValues,
  nameOf: (row) => row.name,
  fullNameOf: ({ code, name }) => `${code} · ${name}`,
  unique: ['code'],
  isActive: (row) => row.active,
  importing: productImport,
  bulkFields: ['productLineId', 'taxCodeId', 'minimumStock'],
  invalidates: ['products'],
});

import { useMemo } from 'react';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useList } from '@/platform/store/useResource';
import { useOptionRows } from '../../useOptionRows';
import type { QuotedProduct } from '../financialService';
import { quotedProducts } from '../financialSlice';
import { quotationSources } from './quotationSources';
import type { SystemQuotationSource } from '../financialWire';

const productText = (row: QuotedProduct) => `${row.name} · ${row.unit}`;
/** Prices of products come from sources of products. */
const sourceName = (row: SystemQuotationSource) =>
  row.currencyClassification === 'PRODUCT' && row.active ? row.name : null;

/** Products with their units; `product` is the name alone. */
export function useProductOptions() {
  const { rows } = useList(quotedProducts, undefined);
  const source = useOptionRows(quotedProducts, undefined, productText);
  const options = useMemo(
    () => rows.map((row) => ({ id: row.id, name: productText(row), product: row.name })),
    [rows],
  );
  return { ...source, options };
}

export function useSourceOptions() {
  return useOptionRows(quotationSources.resource, DEFAULT_QUERY, sourceName);
}

import { useMemo } from 'react';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useAppSelector } from '@/platform/store/hooks';
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
  const rows = useAppSelector(quotedProducts.selectRows);
  const source = useOptionRows(
    'quotedProducts',
    quotedProducts,
    (dispatch) => dispatch(quotedProducts.load()),
    productText,
  );
  const options = useMemo(
    () => rows.map((row) => ({ id: row.id, name: productText(row), product: row.name })),
    [rows],
  );
  return { ...source, options };
}

export function useSourceOptions() {
  const { resource } = quotationSources;
  return useOptionRows('sources', resource, (dispatch) => dispatch(resource.load(DEFAULT_QUERY)), sourceName);
}

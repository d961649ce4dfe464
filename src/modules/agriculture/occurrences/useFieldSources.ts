import { useMemo } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { useList } from '@/platform/store/useResource';
import { stockProducts } from './occurrencesSlice';

/** The lists that fields choose from. */
export function useFieldSources() {
  const harvests = useLookup('harvests', undefined);
  const { options, loading, onRetry: onHarvests } = harvests;
  const harvestsFailed = harvests.failed;
  const { rows: products, list, retry: onRetry } = useList(stockProducts, undefined);
  const { status } = list;
  return useMemo(() => {
    const units = [...new Set(products.map(({ unit }) => unit))].toSorted();
    // Without a network the list of the last visit stands.
    const failed = status === 'failed' && products.length === 0;
    const state = { loading: status === 'loading', failed, onRetry };
    return {
      harvests: { options, loading, failed: harvestsFailed, onRetry: onHarvests },
      stockProducts: { ...state, options: products },
      stockUnits: { ...state, options: units.map((unit) => ({ id: unit, name: unit })) },
    };
    // By its parts: as one thing it is another one each time, and the list would read all its rows anew.
  }, [options, loading, harvestsFailed, onHarvests, products, status, onRetry]);
}

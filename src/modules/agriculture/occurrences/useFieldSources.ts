import { useMemo } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { stockProducts } from './occurrencesSlice';

/** The lists that fields choose from. */
export function useFieldSources() {
  const { options, loading, failed, onRetry: onHarvests } = useLookup('harvests', undefined);
  const products = useAppSelector(stockProducts.selectRows);
  const { status } = useAppSelector(stockProducts.selectList);
  const onRetry = useLoad('stockProducts', (run) => run(stockProducts.load()));
  return useMemo(() => {
    const units = [...new Set(products.map(({ unit }) => unit))].toSorted();
    const state = { loading: status === 'loading', failed: status === 'failed', onRetry };
    return {
      harvests: { options, loading, failed, onRetry: onHarvests },
      stockProducts: { ...state, options: products },
      stockUnits: { ...state, options: units.map((unit) => ({ id: unit, name: unit })) },
    };
    // By its parts: as one thing it is another one each time, and the list would read all its rows anew.
  }, [options, loading, failed, onHarvests, products, status, onRetry]);
}

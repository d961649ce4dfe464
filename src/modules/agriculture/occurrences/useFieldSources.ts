import { useMemo } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { formatDate } from '@/platform/format/date';
import { useList } from '@/platform/store/useResource';
import { depthText, plotsText } from '../soil/analysisText';
import { soilAnalyses } from '../soil/soilAnalysisState';
import { stockProducts } from './occurrencesSlice';
import type { FieldWorld } from './rules/fieldPlots';

/** The lists that fields choose from. */
export function useFieldSources(world: FieldWorld) {
  const harvests = useLookup('harvests', undefined);
  const { options, loading, onRetry: onHarvests } = harvests;
  const harvestsFailed = harvests.failed;
  const { rows: products, list, retry: onRetry } = useList(stockProducts, undefined);
  const { status } = list;
  const soil = useList(soilAnalyses[world === 'forestry' ? 'SILVICULTURE' : 'AGRICULTURE'], undefined);
  const { rows: analyses, retry: onSoil } = soil;
  const soilStatus = soil.list.status;
  return useMemo(() => {
    const units = [...new Set(products.map(({ unit }) => unit))].toSorted();
    // Without a network the list of the last visit stands.
    const failed = status === 'failed' && products.length === 0;
    const state = { loading: status === 'loading', failed, onRetry };
    return {
      harvests: { options, loading, failed: harvestsFailed, onRetry: onHarvests },
      soilAnalyses: {
        options: analyses.map((row) => ({
          id: row.id,
          name: `${plotsText(row)} · ${formatDate(row.collectedAt)} · ${depthText(row)}`,
        })),
        loading: soilStatus === 'loading',
        failed: soilStatus === 'failed' && analyses.length === 0,
        onRetry: onSoil,
      },
      stockProducts: { ...state, options: products },
      stockUnits: { ...state, options: units.map((unit) => ({ id: unit, name: unit })) },
    };
    // By its parts: as one thing it is another one each time, and the list would read all its rows anew.
  }, [options, loading, harvestsFailed, onHarvests, products, status, onRetry, analyses, soilStatus, onSoil]);
}

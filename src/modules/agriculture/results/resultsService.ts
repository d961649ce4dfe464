import { assumed, http } from '@/platform/http/http';
import type { ResultsAnswer } from './resultTypes';
import { ResultsWire } from './resultsWire';

/** What the plots of the current customer gave in each harvest; every harvest when none is named. */
export const agricultureResults = (
  harvestIds: readonly number[],
  signal: AbortSignal,
): Promise<ResultsAnswer> =>
  http.get(assumed('/AgricultureResult/GetByHarvests'), {
    contained: true,
    params: harvestIds.length > 0 ? { harvestIds } : {},
    signal,
    shape: ResultsWire,
  });

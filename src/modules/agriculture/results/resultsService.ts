import { assumed, http } from '@/platform/http/http';
import type { ResultsAnswer } from './resultTypes';
import { readResults } from './resultsWire';

/** What the plots of the current customer gave in each harvest; every harvest when none is named. */
export async function agricultureResults(
  harvestIds: readonly number[],
  signal: AbortSignal,
): Promise<ResultsAnswer> {
  const answer = await http.get<unknown>(assumed('/AgricultureResult/GetByHarvests'), {
    contained: true,
    params: harvestIds.length > 0 ? { harvestIds } : {},
    signal,
  });
  return readResults(answer);
}

import { assumed, http } from '@/platform/http/http';

/** The rows of a board: of each farm, crop or product one for each period. A failure is said in their place alone. */
const rows = (path: string) => (params: URLSearchParams, signal: AbortSignal) =>
  http.list<unknown>(path, { params, signal, contained: true, silent: true });

export const indicatorCalls = {
  animals: rows(assumed('/AnimalIndicators/GetGridData')),
  agriculture: rows(assumed('/AgricultureIndicators/GetGridData')),
  livestockProducts: rows(assumed('/LivestockProductIndicators/GetGridData')),
};

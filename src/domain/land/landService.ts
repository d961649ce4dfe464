import { http } from '@/platform/http/http';
import { FarmWithFields } from './landWire';

/**
 * All farms of the current customer with their cost centers and plots, polygons included. `contained`: a refusal is shown
 * where the list would stand, instead of the page.
 */
export function farmsWithFields(signal: AbortSignal, contained = false): Promise<FarmWithFields[]> {
  return http.list('/Farm/GetFarmWithFarmActivityField', { signal, contained, shape: FarmWithFields });
}

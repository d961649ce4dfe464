import type { OptionsProps } from '@/families/register/registerTypes';
import { useQuery } from '@/platform/store/useQuery';
import { lotAviaries } from '../lotAviaries';
import type { LotValues } from '../lotSchemas';

const NONE: readonly never[] = [];

/** Hands the places that lots can be in to the field. */
export function placeOptions<Values>(places: typeof lotAviaries) {
  return function PlaceOptions({ children }: OptionsProps<Values>) {
    const { data, status, retry } = useQuery(places, undefined);
    return children({
      options: data ?? NONE,
      loading: status === 'loading',
      failed: status === 'failed',
      onRetry: retry,
    });
  };
}

export const AviaryOptions = placeOptions<LotValues>(lotAviaries);

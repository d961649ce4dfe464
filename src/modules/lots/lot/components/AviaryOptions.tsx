import type { OptionsProps } from '@/families/register/registerTypes';
import { useQuery } from '@/platform/store/useQuery';
import { lotAviaries } from '../lotAviaries';
import type { LotValues } from '../lotSchemas';

const NONE: readonly never[] = [];

/** Hands the houses to the field. */
export function AviaryOptions({ children }: OptionsProps<LotValues>) {
  const { data, status, retry } = useQuery(lotAviaries, undefined);
  return children({
    options: data ?? NONE,
    loading: status === 'loading',
    failed: status === 'failed',
    onRetry: retry,
  });
}

import type { OptionsProps } from '@/families/register/registerTypes';
import { useWidget } from '@/platform/widgets/useWidget';
import { lotAviaries } from '../lotAviaries';
import type { LotValues } from '../lotSchemas';

const NONE: readonly never[] = [];

/** Hands the houses to the field. */
export function AviaryOptions({ children }: OptionsProps<LotValues>) {
  const { data, status, reload } = useWidget(lotAviaries, undefined);
  return children({
    options: data ?? NONE,
    loading: status === 'loading',
    failed: status === 'failed',
    onRetry: reload,
  });
}

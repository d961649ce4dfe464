import type { OptionsProps } from '@/families/register/registerTypes';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { lotService } from '../lotService';
import type { LotValues } from '../lotSchemas';

type ReferenceKind = 'ZOOTECHNICAL' | 'AMBIENCE';

export const referenceSets = createQuery(
  'lots',
  'lotReferenceSets',
  (_: void, signal) => lotService.referenceSets(signal),
  { keep: false },
);

/** Hands the reference sets of one kind to a field. */
export function referenceOptions(kind: ReferenceKind) {
  return function ReferenceOptions({ children }: OptionsProps<LotValues>) {
    const { data, status, retry } = useQuery(referenceSets, undefined);
    return children({
      options: (data ?? []).filter((set) => set.kind === kind),
      loading: status === 'loading',
      failed: status === 'failed',
      onRetry: retry,
    });
  };
}

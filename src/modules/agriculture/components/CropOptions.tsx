import type { ReactNode } from 'react';
import { type LookupState, useLookup } from '@/domain/lookups/useLookup';

/** What is neither sown nor planted. */
const NO_CROP = ['LIVESTOCK', 'STORAGE'];

/** The activities that are crops; one of unknown kind may be one. */
export function useCrops(): LookupState {
  const list = useLookup('businessActivities', undefined);
  const options = list.options.filter(
    ({ farmingClassification }) => !NO_CROP.includes(farmingClassification ?? ''),
  );
  return { ...list, options };
}

/** The same for a field of a register. */
export function CropOptions({ children }: { readonly children: (source: LookupState) => ReactNode }) {
  return children(useCrops());
}

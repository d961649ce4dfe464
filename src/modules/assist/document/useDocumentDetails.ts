import { useRef } from 'react';
import { useAnswer } from '@/platform/store/useAnswer';
import { assistService } from '../assistService';
import { type Prefetched, takePrefetched } from '../desk/prefetch';

export type LoadedDocument = Prefetched & { readonly loads: number };

/** One document with all that belongs to it: as it was fetched ahead, else requested now. */
export function useDocumentDetails(id: number) {
  const loads = useRef(0);
  return useAnswer<LoadedDocument>(String(id), async (signal) => {
    const ahead = loads.current === 0 ? await takePrefetched(id) : null;
    const details = ahead?.details ?? (await assistService.get(id, { signal }));
    const loaded = { details, firstFile: ahead?.firstFile ?? null, loads: loads.current };
    loads.current += 1;
    return loaded;
  });
}

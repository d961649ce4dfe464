import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { assistService } from '../assistService';
import { takePrefetched } from '../desk/prefetch';

const details = createQuery(
  'assist',
  'document',
  async (id: number, signal) => (await takePrefetched(id)) ?? (await assistService.get(id, { signal })),
  TRANSIENT,
);

/** One document with all that belongs to it: as it was fetched ahead, else requested now. */
export const useDocumentDetails = (id: number) => useQuery(details, id);

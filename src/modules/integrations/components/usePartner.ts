import { useItem } from '@/platform/store/useResource';
import { partnerStates } from '../integrationsSlice';

/** The partner that the address names. */
export function usePartner(id: number | null) {
  const { data, status, error, retry } = useItem(partnerStates, id);
  return { partner: data, error, failed: status === 'failed', retry };
}

import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { partnerStates } from '../integrationsSlice';

/** The partner that the address names. */
export function usePartner(id: number | null) {
  const retry = useLoad(`partner ${id}`, (run) => (id === null ? null : run(partnerStates.loadItem(id))));
  const item = useAppSelector(partnerStates.selectItem);
  const own = id !== null && item.id === id;
  return {
    partner: own ? item.data : null,
    error: own ? item.error : null,
    failed: own && item.status === 'failed',
    retry,
  };
}

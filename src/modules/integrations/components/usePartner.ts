import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { partnerStates } from '../integrationsSlice';

/** The partner that the address names, and how to read them anew. */
export function usePartner(id: number | null) {
  const dispatch = useAppDispatch();
  const reload = useLoad(`partner ${id}`, (run) => (id === null ? null : run(partnerStates.loadItem(id))));
  const item = useAppSelector(partnerStates.selectItem);
  const own = id !== null && item.id === id;
  return {
    partner: own ? item.data : null,
    error: own ? item.error : null,
    failed: own && item.status === 'failed',
    reload,
    /** Resolves when what was written is on the page. */
    refresh: async () => {
      if (id !== null) await dispatch(partnerStates.loadItem(id));
    },
  };
}

import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { usePoll } from '@/platform/store/usePoll';
import { producerDocuments } from './producerSlice';

const EVERY_MS = 60_000;

/**
 * Loads the documents, and again after each write, every minute and when the page is looked at anew: the desk
 * works meanwhile. Where they are there, a failure to read them again is shown by the list alone.
 */
export function useDocumentsLoad(): () => void {
  const dispatch = useAppDispatch();
  usePoll(() => void dispatch(producerDocuments.load({ silent: true })), EVERY_MS);
  const silent = useAppSelector((state) => producerDocuments.selectList(state).loadedAt !== null);
  return useLoad('documents', (start) => start(producerDocuments.load({ silent })), producerDocuments.tags);
}

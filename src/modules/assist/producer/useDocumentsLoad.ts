import { useAppDispatch } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { usePoll } from '@/platform/store/usePoll';
import { producerDocuments } from './producerSlice';

const EVERY_MS = 60_000;

/** Loads the documents, and again every minute and when the page is looked at anew: the desk works meanwhile. */
export function useDocumentsLoad(): () => void {
  const dispatch = useAppDispatch();
  usePoll(() => void dispatch(producerDocuments.load({ silent: true })), EVERY_MS);
  return useLoad('documents', (start) => start(producerDocuments.load({})));
}

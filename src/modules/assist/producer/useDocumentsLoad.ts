import { useEffect } from 'react';
import { useAppDispatch } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { producerDocuments } from './producerSlice';

const EVERY_MS = 60_000;

/** Loads the documents, and again every minute and when the page is looked at anew: the desk works meanwhile. */
export function useDocumentsLoad(): () => void {
  const dispatch = useAppDispatch();
  const reload = useLoad('documents', (start) => start(producerDocuments.load({})));
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void dispatch(producerDocuments.load({ silent: true }));
    };
    const clock = window.setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch]);
  return reload;
}

import { useCallback } from 'react';
import { useAppDispatch } from '@/platform/store/hooks';
import type { ProducerDocument } from '../assistWire';
import { producerDocuments } from './producerSlice';

/** Takes over what a call answers about a document; where that is not the document, the list is requested again. */
export function useDocumentChanged(): (answer: ProducerDocument | null) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (now: ProducerDocument | null) => {
      if (now) dispatch(producerDocuments.rowChanged(now));
      else void dispatch(producerDocuments.load({ silent: true }));
    },
    [dispatch],
  );
}

import { useCallback } from 'react';
import { useAppDispatch } from '@/platform/store/hooks';
import { readProducerDocument } from '../rules/readDocuments';
import { producerDocuments } from './producerSlice';

/** Takes over what a call answers about a document; where that is not the document, the list is requested again. */
export function useDocumentChanged(): (answer: unknown) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (answer: unknown) => {
      const now = readProducerDocument(answer);
      if (now) dispatch(producerDocuments.rowChanged(now));
      else void dispatch(producerDocuments.load({ silent: true }));
    },
    [dispatch],
  );
}

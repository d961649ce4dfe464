import { createResource } from '@/platform/store/createResource';
import type { ProducerDocument } from '../assistWire';
import { producerService } from '../assistService';

interface Params {
  /** It runs in the background: its failure is not shown. */
  silent?: boolean;
}

/** The current customer's own documents. */
export const producerDocuments = createResource<ProducerDocument, ProducerDocument, never, Params>(
  'assist',
  'producerDocuments',
  {
    list: ({ silent = false }, signal) => producerService.list({ signal, silent }),
  },
);

/** A write that answers the document as it is now; where it does not, the documents are requested again. */
export const savingDocument = (write: () => Promise<ProducerDocument | null>) =>
  producerDocuments.writing(write, (saved) => saved);

import { createResource } from '@/platform/store/createResource';
import type { ProducerDocument } from '../assistWire';
import { producerService } from '../assistService';

/** The current customer's own documents. */
export const producerDocuments = createResource<ProducerDocument, ProducerDocument, never>(
  'assist',
  'producerDocuments',
  {
    list: (_all, signal, { background }) => producerService.list({ signal, silent: background }),
  },
  // Where they are there, a failure to read them again is shown by the list alone.
  { quiet: true },
);

/** A write that answers the document as it is now; where it does not, the documents are requested again. */
export const savingDocument = (write: () => Promise<ProducerDocument | null>) =>
  producerDocuments.writing(write, (saved) => saved);

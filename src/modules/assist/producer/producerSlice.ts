import { createResource } from '@/platform/store/createResource';
import type { ProducerDocument } from '../assistSchemas';
import { producerService } from '../assistService';

interface Asked {
  /** Nobody waits for it: its failure is said to nobody. */
  silent?: boolean;
}

/** The current customer's own documents. */
export const producerDocuments = createResource<ProducerDocument, ProducerDocument, never, Asked>(
  'assist',
  'producerDocuments',
  { list: ({ silent = false }, signal) => producerService.list({ signal, silent }) },
);

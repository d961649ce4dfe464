import { createResource } from '@/platform/store/createResource';
import type { ProducerDocument } from '../assistSchemas';
import { producerService } from '../assistService';
import { readProducerDocument } from '../rules/readDocuments';

interface Params {
  /** It runs in the background: its failure is not shown. */
  silent?: boolean;
}

/** The current customer's own documents. */
export const producerDocuments = createResource<ProducerDocument, ProducerDocument, never, Params>(
  'assist',
  'producerDocuments',
  {
    list: async ({ silent = false }, signal) => {
      const sent = await producerService.list({ signal, silent });
      return sent.flatMap((row) => readProducerDocument(row) ?? []);
    },
  },
);

import { createResource } from '@/platform/store/createResource';
import { createQuery } from '@/platform/store/createQuery';
import { documentService, findDocuments, lastDateOf } from './documentsService';
import type { DocumentQuery, DocumentRef, DocumentRow } from './documentTypes';

const MODULE = 'financeDocuments';
// What is shown of a document is what the server says now.
const options = { keep: false } as const;

/** Each tab's answer for the last requested document. */
export const documentAnswers = {
  coverAndItems: createQuery(
    MODULE,
    'coverAndItems',
    (params: DocumentRef, signal: AbortSignal) => documentService.coverAndItems(params, signal),
    options,
  ),
  additional: createQuery(
    MODULE,
    'additional',
    (id: string, signal) => documentService.additional(id, signal),
    options,
  ),
  apportionment: createQuery(
    MODULE,
    'apportionment',
    (id: string, signal) => documentService.apportionment(id, signal),
    options,
  ),
  installments: createQuery(
    MODULE,
    'installments',
    (id: string, signal) => documentService.installments(id, signal),
    options,
  ),
  writeOffs: createQuery(
    MODULE,
    'writeOffs',
    (id: string, signal) => documentService.writeOffs(id, signal),
    options,
  ),
  details: createQuery(
    MODULE,
    'details',
    (id: string, signal) => documentService.details(id, signal),
    options,
  ),
};

/** The documents that the query found last. */
export const documentList = createResource<DocumentRow, DocumentRow, never, DocumentQuery>(MODULE, 'list', {
  list: (query, signal) => findDocuments(query, signal),
});

export const lastDateOfReport = createQuery(MODULE, 'lastDateOfReport', lastDateOf, options);

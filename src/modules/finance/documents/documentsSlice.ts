import { createResource } from '@/platform/store/createResource';
import { createWidget } from '@/platform/widgets/createWidget';
import { documentService, findDocuments, lastDateOf } from './documentsService';
import type { DocumentQuery, DocumentRef, DocumentRow } from './documentTypes';

const MODULE = 'financeDocuments';
// What is shown of a document is what the server says now.
const options = { keep: false } as const;

/** Each tab's answer for the document that was asked for last. */
export const documentAnswers = {
  coverAndItems: createWidget(
    MODULE,
    'coverAndItems',
    (asked: DocumentRef, signal: AbortSignal) => documentService.coverAndItems(asked, signal),
    options,
  ),
  additional: createWidget(
    MODULE,
    'additional',
    (id: string, signal) => documentService.additional(id, signal),
    options,
  ),
  apportionment: createWidget(
    MODULE,
    'apportionment',
    (id: string, signal) => documentService.apportionment(id, signal),
    options,
  ),
  installments: createWidget(
    MODULE,
    'installments',
    (id: string, signal) => documentService.installments(id, signal),
    options,
  ),
  writeOffs: createWidget(
    MODULE,
    'writeOffs',
    (id: string, signal) => documentService.writeOffs(id, signal),
    options,
  ),
  details: createWidget(
    MODULE,
    'details',
    (id: string, signal) => documentService.details(id, signal),
    options,
  ),
};

/** The documents that the query found last. */
export const documentList = createResource<DocumentRow, DocumentRow, never, DocumentQuery>(MODULE, 'list', {
  list: findDocuments,
});

export const lastDateOfReport = createWidget(MODULE, 'lastDateOfReport', lastDateOf, options);

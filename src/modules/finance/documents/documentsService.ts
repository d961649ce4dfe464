import { assumed, http, type SchemaLoader } from '@/platform/http/http';
import type { CoverAndItems, DocumentQuery, DocumentRef, DocumentRow } from './documentTypes';
import {
  readAdditional,
  readApportionment,
  readCoverAndItems,
  readDetails,
  readInstallments,
  readWriteOffs,
} from './documentsWire';
import { queryParams, readDocumentRows, readLastDate } from './query/queryWire';

type Schemas = typeof import('./documentsSchemas');
const schema =
  (name: keyof Schemas): SchemaLoader =>
  () =>
    import('./documentsSchemas').then((all) => all[name]);

/** A call about one document. A refusal is shown in its tab. */
async function about<Rows>(
  path: string,
  params: object,
  name: keyof Schemas,
  read: (answer: unknown) => Rows,
  signal: AbortSignal,
): Promise<Rows> {
  return read(await http.get<unknown>(path, { params, signal, schema: schema(name), contained: true }));
}

/** What the tabs of the viewer show, each by a call of its own. */
export const documentService = {
  coverAndItems: (
    { documentId, businessMovement }: DocumentRef,
    signal: AbortSignal,
  ): Promise<CoverAndItems> =>
    about(
      '/FacResultOfBusinessActivity/GetCapaAndItem',
      { documentId, businessMovement },
      'coverAndItemsSchema',
      readCoverAndItems,
      signal,
    ),
  additional: (id: string, signal: AbortSignal) =>
    about('/Invoice/GetById', { id }, 'invoiceSchema', readAdditional, signal),
  apportionment: (documentId: string, signal: AbortSignal) =>
    about(
      '/FacResultOfBusinessActivity/GetApportionment',
      { documentId },
      'apportionmentSchema',
      readApportionment,
      signal,
    ),
  installments: (documentId: string, signal: AbortSignal) =>
    about(
      '/FacResultOfBusinessActivity/GetInstallment',
      { documentId },
      'installmentSchema',
      readInstallments,
      signal,
    ),
  writeOffs: (documentId: string, signal: AbortSignal) =>
    about(
      '/FacResultOfBusinessActivity/GetWriteOff',
      { documentId },
      'writeOffSchema',
      readWriteOffs,
      signal,
    ),
  details: (documentId: string, signal: AbortSignal) =>
    about(
      '/FacResultOfBusinessActivity/GetDetailInvoice',
      { documentId },
      'detailSchema',
      readDetails,
      signal,
    ),
};

/** The documents that a query finds. As a part of another page, a refusal stays in it. */
export async function findDocuments(
  query: DocumentQuery,
  signal: AbortSignal,
  { contained = false }: { readonly contained?: boolean } = {},
): Promise<DocumentRow[]> {
  const rows = await http.list<unknown>(assumed('/DocumentQuery/GetGridData'), {
    params: queryParams(query),
    signal,
    schema: schema('documentRowSchema'),
    contained,
  });
  return readDocumentRows(rows);
}

/** Until when the data of a report reach. It runs in the background, and its failure is not shown. */
export async function lastDateOf(executedReport: string, signal: AbortSignal): Promise<string> {
  const answer = await http.get<unknown>('/FacResultOfBusinessActivity/GetLastDateOfReport', {
    params: { executedReport },
    signal,
    contained: true,
    silent: true,
  });
  return readLastDate(answer);
}

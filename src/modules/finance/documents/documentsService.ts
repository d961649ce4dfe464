import { assumed, http } from '@/platform/http/http';
import type { Shape } from '@/platform/http/wire';
import type { CoverAndItems, DocumentQuery, DocumentRef, DocumentRow } from './documentTypes';
import {
  AdditionalWire,
  ApportionmentWire,
  CoverAndItemsWire,
  DetailsWire,
  InstallmentsWire,
  WriteOffsWire,
} from './documentsWire';
import { DocumentRowWire, LastDateWire, queryParams } from './query/queryWire';

/** A call about one document. A refusal is shown in its tab. */
const about = <Rows>(path: string, params: object, shape: Shape<Rows>, signal: AbortSignal): Promise<Rows> =>
  http.get(path, { params, signal, shape, contained: true });

/** What the tabs of the viewer show, each by a call of its own. */
export const documentService = {
  coverAndItems: (
    { documentId, businessMovement }: DocumentRef,
    signal: AbortSignal,
  ): Promise<CoverAndItems> =>
    about(
      '/FacResultOfBusinessActivity/GetCapaAndItem',
      { documentId, businessMovement },
      CoverAndItemsWire,
      signal,
    ),
  additional: (id: string, signal: AbortSignal) => about('/Invoice/GetById', { id }, AdditionalWire, signal),
  apportionment: (documentId: string, signal: AbortSignal) =>
    about('/FacResultOfBusinessActivity/GetApportionment', { documentId }, ApportionmentWire, signal),
  installments: (documentId: string, signal: AbortSignal) =>
    about('/FacResultOfBusinessActivity/GetInstallment', { documentId }, InstallmentsWire, signal),
  writeOffs: (documentId: string, signal: AbortSignal) =>
    about('/FacResultOfBusinessActivity/GetWriteOff', { documentId }, WriteOffsWire, signal),
  details: (documentId: string, signal: AbortSignal) =>
    about('/FacResultOfBusinessActivity/GetDetailInvoice', { documentId }, DetailsWire, signal),
};

/** The documents that a query finds. As a part of another page, a refusal stays in it. */
export const findDocuments = (
  query: DocumentQuery,
  signal: AbortSignal,
  { contained = false }: { readonly contained?: boolean } = {},
): Promise<DocumentRow[]> =>
  http.list(assumed('/DocumentQuery/GetGridData'), {
    params: queryParams(query),
    signal,
    shape: DocumentRowWire,
    contained,
  });

/** Until when the data of a report reach. It runs in the background, and its failure is not shown. */
export const lastDateOf = (executedReport: string, signal: AbortSignal): Promise<string> =>
  http.get('/FacResultOfBusinessActivity/GetLastDateOfReport', {
    params: { executedReport },
    signal,
    contained: true,
    silent: true,
    shape: LastDateWire,
  });

import type { PreReleasedInvoice } from '@/domain/invoices/invoiceSchemas';
import { assumed, http } from '@/platform/http/http';
import type {
  AssistDocument,
  AssistDocumentDetails,
  AssistDuplicate,
  AssistGroups,
  ProducerDocument,
} from './assistSchemas';

const schemas = () => import('./assistSchemas');
const details = () => schemas().then((all) => all.documentDetailsSchema);
const document = () => schemas().then((all) => all.documentSchema);
const invoice = () => import('@/domain/invoices/invoiceSchemas').then((all) => all.preReleasedInvoiceSchema);
const duplicate = () => schemas().then((all) => all.duplicateSchema);
const producerDocument = () => schemas().then((all) => all.producerDocumentSchema);

/** Instants, ISO 8601: the documents created from the first to the last of them. */
export interface AssistPeriod {
  initialDate: string;
  finalDate: string;
}

/** Which document, who asks, and of which period the groups shall be that are answered. */
export interface RowAction {
  id: number;
  assistantUserId: number;
  period: AssistPeriod;
}

const actionBody = ({ id, assistantUserId, period }: RowAction) => ({
  CustomerAssistDocumentId: id,
  AssistantUserId: assistantUserId,
  InitialDate: period.initialDate,
  FinalDate: period.finalDate,
});

/** The desk: what a support assistant asks and does. */
export const assistService = {
  /** Comparing thousands of documents would hold the page up: `assistGroups.ts` reads what comes. */
  list: (period: AssistPeriod, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.get<AssistGroups>(assumed('/CustomerAssistDocument/GetAll'), { params: period, ...options }),

  /** Refused with 409 and the name of the assistant who was faster. */
  start: (action: RowAction) =>
    http.post<AssistGroups>(assumed('/CustomerAssistDocument/StartAssistance'), actionBody(action)),
  activate: (action: RowAction) =>
    http.put<AssistGroups>(assumed('/CustomerAssistDocument/Activate'), actionBody(action)),
  inactivate: (action: RowAction) =>
    http.put<AssistGroups>(assumed('/CustomerAssistDocument/Inactivate'), actionBody(action)),
  reprocess: (action: RowAction) =>
    http.post<AssistGroups>(assumed('/CustomerAssistDocument/Reprocess'), actionBody(action)),

  get: (id: number, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.get<AssistDocumentDetails>(assumed('/CustomerAssistDocument/GetById'), {
      params: { id },
      schema: details,
      ...options,
    }),
  /** The bytes of an attachment; the calls behind `url` need the bearer, so no address of a page will do. */
  getAttachment: (id: number, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.blob(assumed('/CustomerAssistDocument/GetAttachment'), { params: { id }, ...options }),

  /** Keeps what has been entered so far; the status stays. */
  saveInvoice: (id: number, preReleasedInvoice: PreReleasedInvoice) =>
    http.put<PreReleasedInvoice>(
      assumed('/CustomerAssistDocument/SavePreReleasedInvoice'),
      { CustomerAssistDocumentId: id, PreReleasedInvoice: preReleasedInvoice },
      { schema: invoice },
    ),
  /** Hands the document to its customer to be checked: PREENCHIDO. What was saved last is checked. */
  finish: (id: number) =>
    http.post<AssistDocument>(
      assumed('/CustomerAssistDocument/Finish'),
      { CustomerAssistDocumentId: id },
      { schema: document },
    ),
  /** FALHA NA IDENTIFICACAO, with a justification for the customer. */
  failIdentification: (id: number, justification: string) =>
    http.post<AssistDocument>(
      assumed('/CustomerAssistDocument/IdentificationFailure'),
      { CustomerAssistDocumentId: id, Justification: justification },
      { schema: document },
    ),
  cancel: (id: number) =>
    http.post<AssistDocument>(
      assumed('/CustomerAssistDocument/Cancel'),
      { CustomerAssistDocumentId: id },
      { schema: document },
    ),
  /** A message, 1,000 characters at most. */
  addChatLog: (id: number, text: string) =>
    http.post<AssistDocument>(
      assumed('/CustomerAssistDocument/AddChatLog'),
      { CustomerAssistDocumentId: id, Text: text },
      { schema: document },
    ),
  /** Documents already entered with the same issuer, number and value. */
  duplicates: (
    query: { issuerDocument: string; documentNumber: string; totalValue: number; exceptId: number },
    signal?: AbortSignal,
  ) =>
    http.list<AssistDuplicate>(assumed('/CustomerAssistDocument/GetDuplicates'), {
      params: query,
      signal,
      schema: duplicate,
    }),
};

export interface FileToSend {
  fileName: string;
  contentType: string;
  contentAsBase64String: string;
  note: string;
}

/** The producer's side: the current customer's own documents. */
export const producerService = {
  list: (options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.list<ProducerDocument>(assumed('/CustomerAssistDocument/GetByCustomer'), {
      schema: producerDocument,
      ...options,
    }),
  /** One file a call: the refusal of one does not stop the others. */
  send: (
    file: FileToSend,
    options: { signal?: AbortSignal; onUploadProgress?: (part: number) => void } = {},
  ) =>
    http.post<ProducerDocument>(
      assumed('/CustomerAssistDocument/Send'),
      {
        FileName: file.fileName,
        ContentType: file.contentType,
        ContentAsBase64String: file.contentAsBase64String,
        Note: file.note,
      },
      { schema: producerDocument, ...options },
    ),
  /** One more file of a document that was not started at the desk. */
  addFile: (
    id: number,
    { note: _note, ...file }: FileToSend,
    options: { signal?: AbortSignal; onUploadProgress?: (part: number) => void } = {},
  ) =>
    http.post<ProducerDocument>(
      assumed('/CustomerAssistDocument/AddAttachment'),
      {
        CustomerAssistDocumentId: id,
        FileName: file.fileName,
        ContentType: file.contentType,
        ContentAsBase64String: file.contentAsBase64String,
      },
      { schema: producerDocument, ...options },
    ),
  confirm: (id: number) =>
    http.post<ProducerDocument>(
      assumed('/CustomerAssistDocument/Confirm'),
      { CustomerAssistDocumentId: id },
      { schema: producerDocument },
    ),
  /** Sends it back to the assistant with a reason, 1,000 characters at most. */
  returnWith: (id: number, text: string) =>
    http.post<ProducerDocument>(
      assumed('/CustomerAssistDocument/Return'),
      { CustomerAssistDocumentId: id, Text: text },
      { schema: producerDocument },
    ),
};

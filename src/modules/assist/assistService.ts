import { PreReleasedInvoice } from '@/domain/invoices/invoiceWire';
import { assumed, http } from '@/platform/http/http';
import { orElse } from '@/platform/http/wire';
import {
  AssistDocument,
  AssistDocumentDetails,
  AssistDuplicate,
  AssistGroups,
  ProducerDocument,
} from './assistWire';

/** What a write answers: it is done whatever of that can be read. */
const changed = orElse(AssistDocument, null);
const sent = orElse(ProducerDocument, null);
const groups = { shape: orElse(AssistGroups, null) };

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
  list: (period: AssistPeriod, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.get(assumed('/CustomerAssistDocument/GetAll'), { params: period, shape: AssistGroups, ...options }),

  /** Refused with 409 and the name of the assistant who was faster. */
  start: (action: RowAction) =>
    http.post(assumed('/CustomerAssistDocument/StartAssistance'), actionBody(action), groups),
  activate: (action: RowAction) =>
    http.put(assumed('/CustomerAssistDocument/Activate'), actionBody(action), groups),
  inactivate: (action: RowAction) =>
    http.put(assumed('/CustomerAssistDocument/Inactivate'), actionBody(action), groups),
  reprocess: (action: RowAction) =>
    http.post(assumed('/CustomerAssistDocument/Reprocess'), actionBody(action), groups),

  get: (id: number, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.get(assumed('/CustomerAssistDocument/GetById'), {
      params: { id },
      shape: AssistDocumentDetails,
      ...options,
    }),
  /** The bytes of an attachment; the calls behind `url` need the bearer, so no address of a page will do. */
  getAttachment: (id: number, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.blob(assumed('/CustomerAssistDocument/GetAttachment'), { params: { id }, ...options }),

  /** Keeps what has been entered so far; the status stays. */
  saveInvoice: (id: number, preReleasedInvoice: PreReleasedInvoice) =>
    http.put(
      assumed('/CustomerAssistDocument/SavePreReleasedInvoice'),
      { CustomerAssistDocumentId: id, PreReleasedInvoice: preReleasedInvoice },
      { shape: orElse(PreReleasedInvoice, null) },
    ),
  /** Hands the document to its customer to be checked: PREENCHIDO. What was saved last is checked. */
  finish: (id: number) =>
    http.post(
      assumed('/CustomerAssistDocument/Finish'),
      { CustomerAssistDocumentId: id },
      { shape: changed },
    ),
  /** FALHA NA IDENTIFICACAO, with a justification for the customer. */
  failIdentification: (id: number, justification: string) =>
    http.post(
      assumed('/CustomerAssistDocument/IdentificationFailure'),
      { CustomerAssistDocumentId: id, Justification: justification },
      { shape: changed },
    ),
  cancel: (id: number) =>
    http.post(
      assumed('/CustomerAssistDocument/Cancel'),
      { CustomerAssistDocumentId: id },
      { shape: changed },
    ),
  /** A message, 1,000 characters at most. */
  addChatLog: (id: number, text: string) =>
    http.post(
      assumed('/CustomerAssistDocument/AddChatLog'),
      { CustomerAssistDocumentId: id, Text: text },
      { shape: changed },
    ),
  /** Documents already entered with the same issuer, number and value. */
  duplicates: (
    query: { issuerDocument: string; documentNumber: string; totalValue: number; exceptId: number },
    signal?: AbortSignal,
  ) =>
    http.list(assumed('/CustomerAssistDocument/GetDuplicates'), {
      params: query,
      signal,
      shape: AssistDuplicate,
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
    http.list(assumed('/CustomerAssistDocument/GetByCustomer'), {
      shape: ProducerDocument,
      ...options,
    }),
  /** One file a call: the refusal of one does not stop the others. */
  send: (
    file: FileToSend,
    options: { signal?: AbortSignal; onUploadProgress?: (part: number) => void } = {},
  ) =>
    http.post(
      assumed('/CustomerAssistDocument/Send'),
      {
        FileName: file.fileName,
        ContentType: file.contentType,
        ContentAsBase64String: file.contentAsBase64String,
        Note: file.note,
      },
      { shape: sent, ...options },
    ),
  /** One more file of a document that was not started at the desk. */
  addFile: (
    id: number,
    { note: _note, ...file }: FileToSend,
    options: { signal?: AbortSignal; onUploadProgress?: (part: number) => void } = {},
  ) =>
    http.post(
      assumed('/CustomerAssistDocument/AddAttachment'),
      {
        CustomerAssistDocumentId: id,
        FileName: file.fileName,
        ContentType: file.contentType,
        ContentAsBase64String: file.contentAsBase64String,
      },
      { shape: sent, ...options },
    ),
  confirm: (id: number) =>
    http.post(assumed('/CustomerAssistDocument/Confirm'), { CustomerAssistDocumentId: id }, { shape: sent }),
  /** Sends it back to the assistant with a reason, 1,000 characters at most. */
  returnWith: (id: number, text: string) =>
    http.post(
      assumed('/CustomerAssistDocument/Return'),
      { CustomerAssistDocumentId: id, Text: text },
      { shape: sent },
    ),
};

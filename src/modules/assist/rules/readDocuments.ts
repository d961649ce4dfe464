import type {
  AssistAttachment,
  AssistChatLog,
  AssistDocument,
  AssistDocumentDetails,
  ProducerDocument,
} from '../assistSchemas';

/** What a server answers is read, not believed: what is missing is empty, and what has no id is none. */

type Sent = Record<string, unknown>;

export const isRecord = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
export const listOf = <T>(value: unknown) => (Array.isArray(value) ? (value as T[]) : []);
const withId = (value: unknown): (Sent & { id: number })[] =>
  isRecord(value) && typeof value['id'] === 'number' ? [value as Sent & { id: number }] : [];

/** A document of the desk; null for what is none. */
export function readDocument(value: unknown): AssistDocument | null {
  const [sent] = withId(value);
  if (!sent) return null;
  return {
    ...(sent as unknown as AssistDocument),
    identificationNumber: numberOrNull(sent['identificationNumber']) ?? 0,
    active: sent['active'] !== false,
    customerName: text(sent['customerName']),
    senderUserName: text(sent['senderUserName']),
    createdAt: text(sent['createdAt']),
    assistantUserId: numberOrNull(sent['assistantUserId']),
    assistantUserName: textOrNull(sent['assistantUserName']),
    balance: numberOrNull(sent['balance']),
    mobilePhoneNumber: textOrNull(sent['mobilePhoneNumber']),
    sendingOriginName: text(sent['sendingOriginName']),
    invoices: listOf(sent['invoices']),
    customerAssistDocumentChatLogs: listOf(sent['customerAssistDocumentChatLogs']),
    customerAssistDocumentAttachments: listOf(sent['customerAssistDocumentAttachments']),
  };
}

function readFiles(value: unknown): AssistAttachment[] {
  return listOf(value)
    .flatMap(withId)
    .map((file) => ({
      ...(file as unknown as AssistAttachment),
      fileName: text(file['fileName']),
      contentType: text(file['contentType']),
    }));
}

/** What was said about a document. An unknown kind counts as a message. */
export function readLogs(value: unknown): AssistChatLog[] {
  const kinds = new Set(['MESSAGE', 'RETURN', 'FAILURE', 'CANCEL']);
  return listOf(value)
    .flatMap(withId)
    .map((log) => ({
      ...(log as unknown as AssistChatLog),
      text: text(log['text']),
      kind: kinds.has(text(log['kind'])) ? (log['kind'] as AssistChatLog['kind']) : 'MESSAGE',
      userName: text(log['userName']),
      createdAt: text(log['createdAt']),
    }));
}

/** One document with all that belongs to it; null for an answer without document. */
export function readDetails(value: unknown): AssistDocumentDetails | null {
  const document = isRecord(value) ? readDocument(value['document']) : null;
  if (!isRecord(value) || !document) return null;
  const { preReleasedInvoice, aiResult } = value as Partial<AssistDocumentDetails>;
  return {
    document: {
      ...document,
      customerAssistDocumentAttachments: readFiles(document.customerAssistDocumentAttachments),
    },
    preReleasedInvoice: isRecord(preReleasedInvoice) ? preReleasedInvoice : null,
    aiResult: isRecord(aiResult) ? aiResult : null,
    logs: readLogs(value['logs']),
  };
}

/** A document as its customer sees it; null for what is none. */
export function readProducerDocument(value: unknown): ProducerDocument | null {
  const [sent] = withId(value);
  if (!sent) return null;
  const { preReleasedInvoice } = sent as Partial<ProducerDocument>;
  return {
    ...(sent as unknown as ProducerDocument),
    identificationNumber: numberOrNull(sent['identificationNumber']) ?? 0,
    senderUserName: text(sent['senderUserName']),
    createdAt: text(sent['createdAt']),
    sendingOriginName: text(sent['sendingOriginName']),
    note: textOrNull(sent['note']),
    attachments: readFiles(sent['attachments']),
    logs: readLogs(sent['logs']),
    preReleasedInvoice: isRecord(preReleasedInvoice) ? preReleasedInvoice : null,
  };
}

import type { JsonBodyType } from 'msw';
import type { World } from '../types';
import type { AssistDocument, AssistFile, AssistStatus } from './assistTypes';
import { bytesOf } from './assistFiles';

type Group =
  | 'sents'
  | 'closes'
  | 'failures'
  | 'confirmations'
  | 'cancels'
  | 'initiates'
  | 'returns'
  | 'aiSuccesses'
  | 'aiFailures'
  | 'reviewings'
  | 'aiProcessing'
  | 'inactives';

const groupOfStatus: Record<AssistStatus, Group> = {
  ENVIADO: 'sents',
  PREENCHIDO: 'closes',
  'FALHA NA IDENTIFICACAO': 'failures',
  CONFIRMADO: 'confirmations',
  CANCELADO: 'cancels',
  INICIADO: 'initiates',
  RETORNADO: 'returns',
  SUCESSO_IA: 'aiSuccesses',
  FALHA_IA: 'aiFailures',
  REVISANDO: 'reviewings',
  PROCESSAMENTO_IA: 'aiProcessing',
};

export const customerName = (world: World, row: AssistDocument) => world.customers.need(row.customerId).name;

/** A document as the list has it. */
export function documentAnswer(world: World, row: AssistDocument) {
  return {
    id: row.id,
    identificationNumber: row.identificationNumber,
    statusName: row.status,
    active: row.active,
    customerId: row.customerId,
    customerName: customerName(world, row),
    senderUserName: row.senderUserName,
    createdAt: row.createdAt,
    assistantUserId: row.assistantUserId,
    assistantUserName: row.assistantUserName,
    balance: row.balance,
    mobilePhoneNumber: row.mobilePhoneNumber,
    sendingOriginName: row.sendingOriginName,
    invoices: row.invoiceDates.map((createdAt) => ({ createdAt })),
    customerAssistDocumentChatLogs: row.logs,
    customerAssistDocumentAttachments: row.files.map(({ id, fileName, contentType }) => ({
      id,
      fileName,
      contentType,
    })),
    lastCustomerActionAt: row.lastCustomerActionAt,
    closedAt: row.closedAt,
    aiDocumentKind: row.kind,
  };
}

/** An attachment with its size and the call that answers its bytes. */
function fileAnswer(world: World, row: AssistDocument, file: AssistFile) {
  return {
    id: file.id,
    fileName: file.fileName,
    contentType: file.contentType,
    size: bytesOf(row, file, customerName(world, row)).length,
    url: `/CustomerAssistDocument/GetAttachment?id=${file.id}`,
    createdAt: file.createdAt,
  };
}

/** One document with all that belongs to it, as the desk sees it. */
export function detailsAnswer(world: World, row: AssistDocument) {
  return {
    document: {
      ...documentAnswer(world, row),
      customerAssistDocumentAttachments: row.files.map((file) => fileAnswer(world, row, file)),
    },
    preReleasedInvoice: row.invoice as JsonBodyType,
    aiResult: row.aiReadAt ? { kind: row.kind, confidence: 0.93, readAt: row.aiReadAt } : null,
    logs: row.logs,
  };
}

/** The twelve groups of the documents created in a period. */
export function groupsAnswer(world: World, from: string | null, to: string | null) {
  const [first, last] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
  const groups: Record<Group, ReturnType<typeof documentAnswer>[]> = {
    sents: [],
    closes: [],
    failures: [],
    confirmations: [],
    cancels: [],
    initiates: [],
    returns: [],
    aiSuccesses: [],
    aiFailures: [],
    reviewings: [],
    aiProcessing: [],
    inactives: [],
  };
  for (const row of world.assistDocuments.all()) {
    const created = Date.parse(row.createdAt);
    if (created < first || created > last) continue;
    groups[row.active ? groupOfStatus[row.status] : 'inactives'].push(documentAnswer(world, row));
  }
  return groups;
}

const HIDDEN: Partial<Record<AssistStatus, AssistStatus>> = {
  PROCESSAMENTO_IA: 'ENVIADO',
  SUCESSO_IA: 'ENVIADO',
  FALHA_IA: 'ENVIADO',
  REVISANDO: 'INICIADO',
};

/** A document as its customer sees it: nothing of the AI, and what was entered once it is there to be checked. */
export function producerAnswer(world: World, row: AssistDocument) {
  const shown = row.status === 'PREENCHIDO' || row.status === 'CONFIRMADO' || row.status === 'RETORNADO';
  const invoice = shown && row.invoice ? { ...row.invoice, fieldsReadByAi: [], confirmedFields: [] } : null;
  return {
    id: row.id,
    identificationNumber: row.identificationNumber,
    statusName: HIDDEN[row.status] ?? row.status,
    active: row.active,
    senderUserName: row.senderUserName,
    createdAt: row.createdAt,
    sendingOriginName: row.sendingOriginName,
    note: row.note,
    attachments: row.files.map((file) => fileAnswer(world, row, file)),
    logs: row.logs,
    preReleasedInvoice: invoice as JsonBodyType,
  };
}

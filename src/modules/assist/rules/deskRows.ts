import type { AssistDocument } from '../assistSchemas';
import type { AssistStatus } from '../assistWords';
import { isRecord, listOf, readDocument } from './readDocuments';

/** The twelve groups of the answer. */
export const GROUPS = [
  'sents',
  'closes',
  'failures',
  'confirmations',
  'cancels',
  'initiates',
  'returns',
  'aiSuccesses',
  'aiFailures',
  'reviewings',
  'aiProcessing',
  'inactives',
] as const;
export type GroupName = (typeof GROUPS)[number];

/** A document with the group in which it was answered: the tabs follow the groups, not the statuses. */
export interface DeskRow extends AssistDocument {
  readonly group: GroupName;
}

const GROUP_OF_STATUS: Record<AssistStatus, GroupName> = {
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

/** The row of a document that was answered alone: its status tells the group. */
export function rowOf(document: AssistDocument): DeskRow {
  const group = document.active ? GROUP_OF_STATUS[document.statusName] : 'inactives';
  return { ...document, group };
}

function readRow(value: unknown, group: GroupName): DeskRow[] {
  const document = readDocument(value);
  return document ? [{ ...document, group }] : [];
}

/**
 * The rows of an answer of result groups. A group that is missing or null is empty, a row without id is left out and
 * what else is missing is empty; an answer that holds no group at all is none, and thrown as an AppError.
 */
export function readGroups(answer: unknown): DeskRow[] {
  if (!isRecord(answer) || !GROUPS.some((group) => group in answer))
    throw { kind: 'unexpected', message: '/CustomerAssistDocument: no result groups' };
  return GROUPS.flatMap((group) => listOf(answer[group]).flatMap((row) => readRow(row, group)));
}

const SHOWN = [
  'group',
  'identificationNumber',
  'statusName',
  'active',
  'customerName',
  'senderUserName',
  'createdAt',
  'assistantUserId',
  'assistantUserName',
  'balance',
  'mobilePhoneNumber',
  'sendingOriginName',
  'lastCustomerActionAt',
  'closedAt',
  'aiDocumentKind',
] as const satisfies readonly (keyof DeskRow)[];
const COUNTED = [
  'invoices',
  'customerAssistDocumentChatLogs',
  'customerAssistDocumentAttachments',
] as const satisfies readonly (keyof DeskRow)[];

function isSame(a: DeskRow, b: DeskRow): boolean {
  return (
    SHOWN.every((field) => a[field] === b[field]) &&
    COUNTED.every((field) => a[field].length === b[field].length)
  );
}

/**
 * The newly answered rows, each as the object it was before where nothing about it has changed; when none has, the very
 * list. What is unchanged is neither drawn nor searched anew.
 */
export function keepUnchanged(before: readonly DeskRow[], rows: readonly DeskRow[]): readonly DeskRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const kept = rows.map((row) => {
    const old = known.get(row.id);
    return old && isSame(old, row) ? old : row;
  });
  return kept.length === before.length && kept.every((row, at) => row === before[at]) ? before : kept;
}

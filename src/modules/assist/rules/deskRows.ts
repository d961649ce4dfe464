import { type AssistDocument, type AssistGroups, type GroupName, GROUPS } from '../assistWire';
import type { AssistStatus } from '../assistWords';

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

/** The row of a document that was answered alone: its status tells the group; one of an unknown status stays where it was. */
export function rowOf(document: AssistDocument, before: GroupName = 'sents'): DeskRow {
  const groups: Partial<Record<string, GroupName>> = GROUP_OF_STATUS;
  return { ...document, group: document.active ? (groups[document.statusName] ?? before) : 'inactives' };
}

/**
 * The rows of an answer of result groups; a group that is missing is empty.
 * @throws an AppError for an answer without any group.
 */
export function rowsOf(answer: AssistGroups | null): DeskRow[] {
  if (answer === null || GROUPS.every((group) => answer[group] === null))
    throw { kind: 'unexpected', message: '/CustomerAssistDocument: no result groups' };
  return GROUPS.flatMap((group) => (answer[group] ?? []).map((document) => ({ ...document, group })));
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

import type { AssistStatus } from '../assistWords';

/** What the row rules read of a document. */
export interface RuledDocument {
  readonly statusName: AssistStatus;
  readonly active: boolean;
  readonly assistantUserId: number | null;
  readonly assistantUserName: string | null;
  readonly customerAssistDocumentAttachments: readonly unknown[];
}

/** Why an action is refused. `status`: its status does not allow it; `assigned`: another assistant has it. */
export type Refusal =
  | { readonly why: 'inactive' | 'status' | 'noAttachment' | 'confirmed' | 'notStarted' | 'active' }
  | { readonly why: 'assigned'; readonly name: string };

export const ROW_ACTIONS = ['edit', 'reprocess', 'inactivate', 'activate', 'view'] as const;
export type RowActionName = (typeof ROW_ACTIONS)[number];

const EDITABLE: readonly AssistStatus[] = [
  'ENVIADO',
  'FALHA_IA',
  'SUCESSO_IA',
  'INICIADO',
  'REVISANDO',
  'RETORNADO',
  'PROCESSAMENTO_IA',
];
const REPROCESSABLE: readonly AssistStatus[] = [
  'FALHA_IA',
  'ENVIADO',
  'RETORNADO',
  'PROCESSAMENTO_IA',
  'INICIADO',
];
const INACTIVABLE: readonly AssistStatus[] = ['ENVIADO', 'SUCESSO_IA', 'FALHA_IA', 'PROCESSAMENTO_IA'];

function assignedToOther(row: RuledDocument, userId: number): Refusal | null {
  const { assistantUserId, assistantUserName } = row;
  if (assistantUserId === null || assistantUserId === userId) return null;
  return { why: 'assigned', name: assistantUserName ?? '' };
}

/** Active, in one of seven statuses, and not another assistant's. */
function editRefusal(row: RuledDocument, userId: number): Refusal | null {
  if (!row.active) return { why: 'inactive' };
  if (!EDITABLE.includes(row.statusName)) return { why: 'status' };
  return assignedToOther(row, userId);
}

/** Active, in one of five statuses, with an attachment; of any assistant. */
function reprocessRefusal(row: RuledDocument): Refusal | null {
  if (!row.active) return { why: 'inactive' };
  if (!REPROCESSABLE.includes(row.statusName)) return { why: 'status' };
  return row.customerAssistDocumentAttachments.length > 0 ? null : { why: 'noAttachment' };
}

/** Active, not confirmed, and either mine or unassigned in one of four statuses. */
function inactivateRefusal(row: RuledDocument, userId: number): Refusal | null {
  if (!row.active) return { why: 'inactive' };
  if (row.statusName === 'CONFIRMADO') return { why: 'confirmed' };
  if (row.assistantUserId === userId) return null;
  const assigned = assignedToOther(row, userId);
  if (assigned) return assigned;
  return INACTIVABLE.includes(row.statusName) ? null : { why: 'notStarted' };
}

/**
 * Why the user may not do something with a document; null when they may. The rules are those of the written
 * specification, §4.2 of the assistance desk: `userId` is the one of the session, as the wire numbers users.
 */
export function refusalOf(action: RowActionName, row: RuledDocument, userId: number): Refusal | null {
  switch (action) {
    case 'edit':
      return editRefusal(row, userId);
    case 'reprocess':
      return reprocessRefusal(row);
    case 'inactivate':
      return inactivateRefusal(row, userId);
    case 'activate':
      return row.active ? { why: 'active' } : null;
    case 'view':
      return null;
  }
}

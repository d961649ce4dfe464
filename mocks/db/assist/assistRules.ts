import type { AssistDocument, AssistStatus } from './assistTypes';

// The server's own copy of the row rules: it does not trust the buttons of a page.

const EDITABLE: readonly AssistStatus[] = [
  'ENVIADO',
  'FALHA_IA',
  'SUCESSO_IA',
  'INICIADO',
  'REVISANDO',
  'RETORNADO',
  'PROCESSAMENTO_IA',
];
const READABLE: readonly AssistStatus[] = [
  'FALHA_IA',
  'ENVIADO',
  'RETORNADO',
  'PROCESSAMENTO_IA',
  'INICIADO',
];
const REMOVABLE: readonly AssistStatus[] = ['ENVIADO', 'SUCESSO_IA', 'FALHA_IA', 'PROCESSAMENTO_IA'];

const free = (row: AssistDocument) => row.assistantUserId === null;

/** Why this user may not edit the row, in words; undefined when they may. */
export function editRefusal(row: AssistDocument, userId: number): string | undefined {
  if (!row.active) return 'O documento está inativo.';
  if (!EDITABLE.includes(row.status)) return 'O documento não pode ser editado neste status.';
  if (!free(row) && row.assistantUserId !== userId)
    return `Documento em atendimento por ${row.assistantUserName}.`;
  return undefined;
}

export function reprocessRefusal(row: AssistDocument): string | undefined {
  if (!row.active) return 'O documento está inativo.';
  if (!READABLE.includes(row.status)) return 'O documento não pode ser reprocessado neste status.';
  if (row.files.length === 0) return 'O documento não tem anexo.';
  return undefined;
}

export function inactivateRefusal(row: AssistDocument, userId: number): string | undefined {
  if (!row.active) return 'O documento já está inativo.';
  if (row.status === 'CONFIRMADO') return 'Documento confirmado não pode ser inativado.';
  if (row.assistantUserId === userId) return undefined;
  if (!free(row)) return `Documento em atendimento por ${row.assistantUserName}.`;
  return REMOVABLE.includes(row.status) ? undefined : 'O documento não pode ser inativado neste status.';
}

import type { StatusLook } from '@/platform/theme/status';
import { assistStatus } from '../../assistLook';
import type { ProducerDocument } from '../../assistWire';

/** A status in the words of who has sent the document: `assistProducer:status.<stage>`. */
export type Stage = 'sent' | 'inWork' | 'returned' | 'toCheck' | 'failed' | 'confirmed' | 'cancelled';

/** The work of the AI concerns the desk alone: to the producer it is sent, or in work. */
const STAGES: Readonly<Record<ProducerDocument['statusName'], Stage>> = {
  ENVIADO: 'sent',
  PROCESSAMENTO_IA: 'sent',
  SUCESSO_IA: 'sent',
  FALHA_IA: 'sent',
  INICIADO: 'inWork',
  REVISANDO: 'inWork',
  RETORNADO: 'returned',
  PREENCHIDO: 'toCheck',
  'FALHA NA IDENTIFICACAO': 'failed',
  CONFIRMADO: 'confirmed',
  CANCELADO: 'cancelled',
};

export function stageOf({ statusName }: Pick<ProducerDocument, 'statusName'>): Stage {
  // A status that only a newer server knows: somebody works on it.
  return statusName in STAGES ? STAGES[statusName] : 'inWork';
}

/** Solid: somebody works on it. Soft: the producer has to act, or it has ended well. Outline: waits for the desk. */
export const stageLooks: Readonly<Record<Stage, StatusLook>> = {
  sent: { ...assistStatus.ENVIADO, variant: 'outline' },
  inWork: assistStatus.INICIADO,
  returned: { ...assistStatus.RETORNADO, variant: 'outline' },
  toCheck: { ...assistStatus.PREENCHIDO, tone: 'warning', variant: 'soft' },
  failed: { ...assistStatus['FALHA NA IDENTIFICACAO'], variant: 'soft' },
  confirmed: assistStatus.CONFIRMADO,
  cancelled: assistStatus.CANCELADO,
};

export const TABS = ['para-voce', 'em-andamento', 'encerrados', 'todos'] as const;
export type ProducerTab = (typeof TABS)[number];

const TAB_STAGES: Readonly<Record<ProducerTab, readonly Stage[]>> = {
  'para-voce': ['toCheck', 'failed'],
  'em-andamento': ['sent', 'inWork', 'returned'],
  encerrados: ['confirmed', 'cancelled'],
  todos: ['sent', 'inWork', 'returned', 'toCheck', 'failed', 'confirmed', 'cancelled'],
};

export function ofTab<Row extends Pick<ProducerDocument, 'statusName'>>(
  rows: readonly Row[],
  tab: ProducerTab,
) {
  return rows.filter((row) => TAB_STAGES[tab].includes(stageOf(row)));
}

/** The reason of the last failure, as the assistant has written it; null when there is none. */
export function failureReason({ logs }: Pick<ProducerDocument, 'logs'>): string | null {
  return logs.findLast(({ kind }) => kind === 'FAILURE')?.text ?? null;
}

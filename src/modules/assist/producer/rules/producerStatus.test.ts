import { describe, expect, it } from 'vitest';
import type { ProducerDocument } from '../../assistWire';
import { failureReason, ofTab, stageLooks, stageOf, TABS } from './producerStatus';

const STATUSES: readonly ProducerDocument['statusName'][] = [
  'ENVIADO',
  'INICIADO',
  'REVISANDO',
  'RETORNADO',
  'PREENCHIDO',
  'FALHA NA IDENTIFICACAO',
  'CONFIRMADO',
  'CANCELADO',
  'PROCESSAMENTO_IA',
  'SUCESSO_IA',
  'FALHA_IA',
];

describe('where a document stands for who has sent it', () => {
  it('tells nothing of the AI', () => {
    expect(STATUSES.map((statusName) => `${statusName}: ${stageOf({ statusName })}`)).toEqual([
      'ENVIADO: sent',
      'INICIADO: inWork',
      'REVISANDO: inWork',
      'RETORNADO: returned',
      'PREENCHIDO: toCheck',
      'FALHA NA IDENTIFICACAO: failed',
      'CONFIRMADO: confirmed',
      'CANCELADO: cancelled',
      'PROCESSAMENTO_IA: sent',
      'SUCESSO_IA: sent',
      'FALHA_IA: sent',
    ]);
    expect(Object.values(stageLooks).some(({ tone }) => tone === 'ai')).toBe(false);
  });

  it('puts each document under one tab, and under that of all', () => {
    const rows = STATUSES.map((statusName) => ({ statusName }));
    const counts = TABS.map((tab) => ofTab(rows, tab).length);
    expect(counts).toEqual([2, 7, 2, 11]);
  });

  it('gives the reason of the last failure', () => {
    const log = { id: 1, userName: 'ANA', fromCustomer: false, createdAt: '2026-11-20T10:00:00Z' };
    expect(failureReason({ logs: [] })).toBeNull();
    expect(
      failureReason({
        logs: [
          { ...log, kind: 'FAILURE', text: 'cortada' },
          { ...log, kind: 'FAILURE', text: 'ilegível' },
          { ...log, kind: 'RETURN', text: 'segue outra' },
        ],
      }),
    ).toBe('ilegível');
  });
});

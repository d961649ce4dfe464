import { describe, expect, it } from 'vitest';
import { type AssistStatus, STATUSES } from '../assistWords';
import { refusalOf, ROW_ACTIONS, type RowActionName, type RuledDocument } from './rowActions';

// The written rule as a table of its own, one line a status: who may edit and inactivate (m: the assigned assistant,
// n: anybody when none is assigned), and whether it may be read again. It is typed from the specification and shares
// nothing with the code it tests.
const WRITTEN: Record<AssistStatus, { edit: string; reprocess: boolean; inactivate: string }> = {
  ENVIADO: { edit: 'mn', reprocess: true, inactivate: 'mn' },
  INICIADO: { edit: 'mn', reprocess: true, inactivate: 'm' },
  REVISANDO: { edit: 'mn', reprocess: false, inactivate: 'm' },
  RETORNADO: { edit: 'mn', reprocess: true, inactivate: 'm' },
  PREENCHIDO: { edit: '', reprocess: false, inactivate: 'm' },
  'FALHA NA IDENTIFICACAO': { edit: '', reprocess: false, inactivate: 'm' },
  CONFIRMADO: { edit: '', reprocess: false, inactivate: '' },
  CANCELADO: { edit: '', reprocess: false, inactivate: 'm' },
  PROCESSAMENTO_IA: { edit: 'mn', reprocess: true, inactivate: 'mn' },
  SUCESSO_IA: { edit: 'mn', reprocess: false, inactivate: 'mn' },
  FALHA_IA: { edit: 'mn', reprocess: true, inactivate: 'mn' },
};

const ME = 7;
const ASSISTANTS = { m: ME, n: null, o: 8 } as const;
type Who = keyof typeof ASSISTANTS;

function written(action: RowActionName, status: AssistStatus, active: boolean, who: Who, files: number) {
  const rule = WRITTEN[status];
  switch (action) {
    case 'edit':
      return active && rule.edit.includes(who);
    case 'reprocess':
      return active && rule.reprocess && files > 0;
    case 'inactivate':
      return active && rule.inactivate.includes(who);
    case 'activate':
      return !active;
    case 'view':
      return true;
  }
}

const combinations = STATUSES.flatMap((statusName) =>
  [true, false].flatMap((active) =>
    (['m', 'n', 'o'] as const).flatMap((who) =>
      [0, 1, 3].map((files) => ({ statusName, active, who, files })),
    ),
  ),
);

function documentOf({ statusName, active, who, files }: (typeof combinations)[number]): RuledDocument {
  return {
    statusName,
    active,
    assistantUserId: ASSISTANTS[who],
    assistantUserName: who === 'o' ? 'JULIA PRADO' : null,
    customerAssistDocumentAttachments: Array.from({ length: files }, () => ({})),
  };
}

it('covers every status, active or not, with each kind of assistant and number of files', () => {
  expect(combinations).toHaveLength(11 * 2 * 3 * 3);
});

describe.each(ROW_ACTIONS)('%s', (action) => {
  it.each(combinations)('$statusName, active $active, assistant $who, $files files', (combination) => {
    const { statusName, active, who, files } = combination;
    const allowed = refusalOf(action, documentOf(combination), ME) === null;
    expect(allowed).toBe(written(action, statusName, active, who, files));
  });
});

describe('a refusal says why', () => {
  const row = (over: Partial<RuledDocument>): RuledDocument => ({
    statusName: 'ENVIADO',
    active: true,
    assistantUserId: null,
    assistantUserName: null,
    customerAssistDocumentAttachments: [{}],
    ...over,
  });
  const assigned = { assistantUserId: 8, assistantUserName: 'JULIA PRADO' };
  it.each<[string, RowActionName, Partial<RuledDocument>, object]>([
    ['inactive', 'edit', { active: false }, { why: 'inactive' }],
    ['its status', 'edit', { statusName: 'CONFIRMADO' }, { why: 'status' }],
    ['who has it', 'edit', assigned, { why: 'assigned', name: 'JULIA PRADO' }],
    ['no file', 'reprocess', { customerAssistDocumentAttachments: [] }, { why: 'noAttachment' }],
    ['confirmed', 'inactivate', { statusName: 'CONFIRMADO' }, { why: 'confirmed' }],
    ['not started', 'inactivate', { statusName: 'RETORNADO' }, { why: 'notStarted' }],
    [
      'who has it',
      'inactivate',
      { ...assigned, statusName: 'INICIADO' },
      { why: 'assigned', name: 'JULIA PRADO' },
    ],
    ['active already', 'activate', {}, { why: 'active' }],
  ])('%s', (_name, action, over, refusal) => {
    expect(refusalOf(action, row(over), ME)).toEqual(refusal);
  });
});

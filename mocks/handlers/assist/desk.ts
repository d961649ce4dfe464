import { invalid, json, refused } from '../../answers';
import { groupsAnswer } from '../../db/assist/assistAnswers';
import { editRefusal, inactivateRefusal, reprocessRefusal } from '../../db/assist/assistRules';
import type { AssistDocument } from '../../db/assist/assistTypes';
import { demo } from '../../state';
import { deskRoute, rowRoute } from './deskRoute';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const list = deskRoute('GET', 'GetAll', ({ query }) => {
  const from = query.get('initialDate') ?? '';
  const to = query.get('finalDate') ?? '';
  if (!ISO.test(from)) return invalid({ InitialDate: ['Data inicial inválida.'] });
  if (!ISO.test(to)) return invalid({ FinalDate: ['Data final inválida.'] });
  return json(groupsAnswer(demo.world, from, to));
});

const change = (row: AssistDocument, changes: Partial<AssistDocument>) =>
  demo.world.assistDocuments.update(row.id, changes);

const start = rowRoute('POST', 'StartAssistance', (row, { user }) => {
  const no = editRefusal(row, user.id);
  if (no) return refused(no, 409);
  // Its present assistant has nothing to start.
  if (row.assistantUserId === user.id) return undefined;
  change(row, {
    assistantUserId: user.id,
    assistantUserName: user.name,
    status: row.status === 'SUCESSO_IA' ? 'REVISANDO' : 'INICIADO',
  });
  return undefined;
});

const activate = rowRoute('PUT', 'Activate', (row) => {
  if (row.active) return refused('O documento já está ativo.', 409);
  change(row, { active: true });
  return undefined;
});

const inactivate = rowRoute('PUT', 'Inactivate', (row, { user }) => {
  const no = inactivateRefusal(row, user.id);
  if (no) return refused(no, 409);
  change(row, { active: false });
  return undefined;
});

const reprocess = rowRoute('POST', 'Reprocess', (row) => {
  const no = reprocessRefusal(row);
  if (no) return refused(no, 409);
  change(row, { status: 'PROCESSAMENTO_IA', aiReadAt: null });
  return undefined;
});

export const assistDeskHandlers = [list, start, activate, inactivate, reprocess];

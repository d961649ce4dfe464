import { forbidden, json, notFound, refused } from '../../answers';
import { grantedItems } from '../../db/loggedUser';
import { groupsAnswer } from '../../db/assist/assistAnswers';
import type { AssistDocument } from '../../db/assist/assistTypes';
import { id, text } from '../../read';
import { type Call, type Method, route } from '../../route';
import { demo } from '../../state';

type Answer = Response | Promise<Response>;

/** A call of the desk: for support assistants, and users with its key. */
export function deskRoute(method: Method, action: string, resolver: (call: Call) => Answer) {
  return route(method, `/CustomerAssistDocument/${action}`, (call) => {
    const granted = call.link ? grantedItems(demo.world, call.link) : [];
    const may = call.user.isSupport || granted.some((item) => item.constantFilter === 'CUSTOMER_ASSIST');
    return may ? resolver(call) : forbidden({ constantFilter: 'CUSTOMER_ASSIST' });
  });
}

type Sent = Record<string, unknown>;

/** A write about one document, whose id stands in the body. */
export function documentRoute(
  method: Method,
  action: string,
  resolver: (row: AssistDocument, sent: Sent, call: Call) => Answer,
) {
  return deskRoute(method, action, async (call) => {
    const sent = await call.body();
    const row = demo.world.assistDocuments.get(id(sent.CustomerAssistDocumentId));
    return row ? resolver(row, sent, call) : notFound();
  });
}

/** A row action of the list: it says who acts, and gets the groups of its period. */
export function rowRoute(
  method: Method,
  action: string,
  resolver: (row: AssistDocument, call: Call) => Response | undefined,
) {
  return documentRoute(method, action, (row, sent, call) => {
    if (id(sent.AssistantUserId) !== call.user.id) return refused('O assistente não é o usuário da sessão.');
    const [from, to] = [text(sent.InitialDate) ?? '', text(sent.FinalDate) ?? ''];
    if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return refused('Período inválido.');
    return resolver(row, call) ?? json(groupsAnswer(demo.world, from, to));
  });
}

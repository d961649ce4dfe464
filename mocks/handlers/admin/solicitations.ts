import type { Solicitation, SolicitationStatus } from '../../db/platform/misc';
import { platformRegister } from '../../platformRegister';
import { demo } from '../../state';
import { insertNotice } from '../notices';
import { Checks } from './checks';

const STATES: readonly SolicitationStatus[] = ['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'];
const CATEGORIES = ['QUESTION', 'PROBLEM', 'SUGGESTION', 'TRAINING', 'BILLING'];
const table = () => demo.world.platform.solicitations;

/** The customer's own users see the answer among their notifications. */
function notify(row: Solicitation): void {
  const { links } = demo.world;
  for (const link of links.filter((each) => each.customerId === row.customerId && each.isOwner))
    insertNotice(link, {
      title: `Resposta: ${row.subject}`,
      description: row.answer ?? '',
      group: 4,
      moduleName: null,
      at: row.answeredAt ?? row.createdAt,
    });
}

export const solicitationHandlers = platformRegister<Solicitation>({
  controller: 'Solicitation',
  slug: 'solicitacoes',
  nameOf: (row) => row.subject,
  table,
  newestFirst: true,
  wire: (row) => ({ ...row, customerName: demo.world.customers.get(row.customerId)?.name ?? '' }),
  without: ['setActive'],
  check: (sent, ownId, userName) => {
    const before = table().get(ownId);
    const check = new Checks(sent);
    const status = check.word('status', 'Situação', STATES);
    const answer = check.optional('answer', 'Resposta', 2000);
    const input = {
      customerId: check.ref(
        'customerId',
        'Cliente',
        (wanted) => demo.world.customers.get(wanted) !== undefined,
      ),
      subject: check.text('subject', 'Assunto', 100),
      category: check.word('category', 'Categoria', CATEGORIES),
      message: check.text('message', 'Mensagem', 2000),
      status,
      answer,
    };
    if (!answer && (status === 'ANSWERED' || status === 'CLOSED'))
      check.refuse('answer', 'O campo Resposta é obrigatório para responder ou encerrar.');
    const { errors, failed } = check;
    if (failed) return { errors };
    const fresh = answer !== null && answer !== before?.answer;
    const answered = fresh
      ? { answeredAt: new Date().toISOString(), answeredBy: userName }
      : { answeredAt: before?.answeredAt ?? null, answeredBy: before?.answeredBy ?? null };
    return { errors, input: { ...input, ...answered } };
  },
  written: (row) => {
    const notification = demo.world.notifications.find(
      ({ title, description }) => title === `Resposta: ${row.subject}` && description === row.answer,
    );
    if (row.answer && row.status !== 'IN_PROGRESS' && !notification) notify(row);
  },
});

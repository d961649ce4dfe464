import type { Solicitation, SolicitationStatus } from '../../db/platform/misc';
import { platformRegister } from '../../platformRegister';
import { demo } from '../../state';
import { insertNotice } from '../notices';
import { Checks } from './checks';

const STATES: readonly SolicitationStatus[] = ['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'];
const CATEGORIES = [
  'QUESTION',
  'PROBLEM',
  'SUGGESTION',
  'TRAINING',
  'BILLING',
  'VISIT',
  'MEDICINE',
  'GAS',
  'LITTER',
  'CATCHING',
  'MAINTENANCE',
];
const ANSWERED: readonly SolicitationStatus[] = ['ANSWERED', 'CLOSED'];
const table = () => demo.world.platform.solicitations;

/** Who wrote it and who owns the account see the answer among their notifications. */
function notify(row: Solicitation): void {
  const { links } = demo.world;
  const meant = links.filter(
    (each) => each.customerId === row.customerId && (each.isOwner || each.id === row.authorLinkId),
  );
  for (const link of meant)
    insertNotice(link, {
      title: `Resposta da solicitação: ${row.subject}`,
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
  belongs: ({ recipient }) => recipient === 'PLATFORM',
  newestFirst: true,
  wire: ({ recipient: _recipient, authorLinkId: _link, ...row }) => ({
    ...row,
    entries: row.entries.map((entry) => ({ ...entry })),
    files: row.files.map((file) => ({ ...file })),
    customerName: demo.world.customers.get(row.customerId)?.name ?? '',
  }),
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
    const { authorLinkId = null, files = [], entries = [] } = before ?? {};
    return {
      errors,
      input: { ...input, ...answered, recipient: 'PLATFORM', authorLinkId, files, entries },
    };
  },
  // What is being written is no answer yet: the customer reads it once it is given.
  written: (row) => {
    const { answer, answeredAt, answeredBy } = row;
    if (!answer || !answeredAt || !ANSWERED.includes(row.status)) return;
    if (
      row.entries.some(({ fromCustomer, text, at }) => !fromCustomer && text === answer && at === answeredAt)
    )
      return;
    const said = { author: answeredBy, fromCustomer: false, text: answer, at: answeredAt, files: [] };
    table().update(row.id, { entries: [...row.entries, said] });
    notify(row);
  },
});

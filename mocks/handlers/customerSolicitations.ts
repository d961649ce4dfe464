import { invalid, json, notFound, refused } from '../answers';
import type { Solicitation } from '../db/platform/misc';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { Checks } from './admin/checks';
import { filesOf } from './occurrenceFiles';

const KINDS = ['VISIT', 'MEDICINE', 'GAS', 'LITTER', 'CATCHING', 'MAINTENANCE', 'QUESTION'];
const LONGEST_TEXT = 1000;
const LONGEST_SUBJECT = 60;

const table = () => demo.world.platform.solicitations;

const hasHouses = (customerId: number | null) =>
  demo.world.aviaries.find((row) => row.customerId === customerId) !== undefined;

/** The first line of what was written, as its name. */
function subjectOf(message: string): string {
  const [line = ''] = message.split('\n');
  return line.length <= LONGEST_SUBJECT ? line : `${line.slice(0, LONGEST_SUBJECT - 1).trimEnd()}…`;
}

/** When it was last written: who acts on it names what was read. */
const versionOf = (row: Solicitation) => row.updatedAt ?? row.createdAt;

const wire = (row: Solicitation) => ({
  id: row.id,
  version: versionOf(row),
  recipient: row.recipient,
  kind: row.category,
  subject: row.subject,
  message: row.message,
  status: row.status,
  files: row.files.map((file) => ({ ...file })),
  author: row.authorLinkId === null ? null : (row.createdBy ?? null),
  entries: row.entries.map((entry) => ({ ...entry, files: entry.files.map((file) => ({ ...file })) })),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

const ownOf = ({ customerId }: Call, wanted: unknown): Solicitation | undefined => {
  const row = table().get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};

/** The row, where what was read of it still stands. */
async function meant(call: Call) {
  const sent = await call.body();
  const row = ownOf(call, sent['id']);
  if (!row) return { refusal: notFound() };
  if (sent['version'] !== versionOf(row))
    return { refusal: refused('A solicitação recebeu uma resposta ou mudou enquanto isso.', 409) };
  return { sent, row };
}

/** Solicitations of a customer: of every user, without a key. Those to the platform are answered in its administration. */
export const customerSolicitationHandlers = [
  route('GET', '/CustomerSolicitation/GetGridData', ({ customerId }) =>
    json(
      table()
        .filter((row) => row.customerId === customerId)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map(wire),
    ),
  ),
  route('GET', '/CustomerSolicitation/GetById', (call) => {
    const row = ownOf(call, call.query.get('id'));
    return row ? json(wire(row)) : notFound();
  }),
  // Whom a customer may write to: a technician where birds are raised for an integrator.
  route('GET', '/CustomerSolicitation/GetRecipientsForSelect', ({ customerId }) => {
    const integrator = demo.world.platform.integrators.find(({ poultry, active }) => poultry && active);
    return json([
      ...(integrator && hasHouses(customerId) ? [{ id: 'TECHNICIAN', name: integrator.name }] : []),
      { id: 'PLATFORM', name: null },
    ]);
  }),
  route('POST', '/CustomerSolicitation/Create', async (call) => {
    const { customerId, link, user } = call;
    const sent = await call.body();
    const check = new Checks(sent);
    const recipient = check.word('recipient', 'Destinatário', ['PLATFORM', 'TECHNICIAN'] as const);
    if (recipient === 'TECHNICIAN' && !hasHouses(customerId))
      check.refuse('recipient', 'Não há técnico da integradora sem lotes.');
    const category = check.word('kind', 'Tipo', KINDS);
    const message = check.text('message', 'Mensagem', LONGEST_TEXT);
    if (check.failed || customerId === null) return invalid(check.errors);
    return json(
      wire(
        table().insert({
          recipient,
          customerId,
          authorLinkId: link?.id ?? null,
          category,
          message,
          subject: subjectOf(message),
          status: 'OPEN',
          answer: null,
          answeredAt: null,
          answeredBy: null,
          files: filesOf(sent['files'], []),
          entries: [],
          active: true,
          createdAt: new Date().toISOString(),
          createdBy: user.name,
          updatedAt: null,
        }),
      ),
    );
  }),
  // What was answered stays above; the platform begins a new answer.
  route('POST', '/CustomerSolicitation/Reply', async (call) => {
    const { sent, row, refusal } = await meant(call);
    if (refusal) return refusal;
    const check = new Checks(sent);
    const message = check.text('message', 'Mensagem', LONGEST_TEXT);
    if (check.failed) return invalid(check.errors);
    const { user } = call;
    const at = new Date().toISOString();
    const entry = {
      author: user.name,
      fromCustomer: true,
      text: message,
      at,
      files: filesOf(sent['files'], []),
    };
    const status = row.status === 'IN_PROGRESS' ? row.status : 'OPEN';
    return json(
      wire(
        table().update(row.id, {
          entries: [...row.entries, entry],
          status,
          answer: null,
          updatedAt: at,
          updatedBy: user.name,
        }),
      ),
    );
  }),
  route('POST', '/CustomerSolicitation/Close', async (call) => {
    const { row, refusal } = await meant(call);
    if (refusal) return refusal;
    if (row.status === 'CLOSED') return refused('A solicitação já está encerrada.', 409);
    const at = new Date().toISOString();
    const changes = { status: 'CLOSED', updatedAt: at, updatedBy: call.user.name } as const;
    return json(wire(table().update(row.id, changes)));
  }),
];

import { type FieldErrors, forbidden, invalid, json, notFound, refused } from '../answers';
import type { IntegrationPartner, IntegrationRun } from '../db/integrationTypes';
import { id, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';

const KEY = { permission: 'INTEGRATION' } as const;
const LONGEST_CREDENTIAL = 200;
/** The newest runs that a page shows. */
const SHOWN_RUNS = 10;

const tables = () => demo.world.integrations;
const now = () => new Date().toISOString();

function termsOf(partner: IntegrationPartner) {
  const terms = tables()
    .terms.filter((row) => row.partnerId === partner.id)
    .at(-1);
  if (!terms) throw new Error(`${partner.name} has no terms.`);
  return terms;
}

/** What the customer agreed to last, of whatever version. */
function acceptanceOf(partner: IntegrationPartner, customerId: number | null) {
  const { terms, acceptances } = tables();
  const own = acceptances
    .filter((row) => row.customerId === customerId && terms.get(row.termsId)?.partnerId === partner.id)
    .at(-1);
  if (!own) return null;
  const { termsId, acceptedAt, acceptedByName } = own;
  return { termsId, version: terms.need(termsId).version, acceptedAt, acceptedByName };
}

const isAccepted = (partner: IntegrationPartner, customerId: number | null) =>
  acceptanceOf(partner, customerId)?.termsId === termsOf(partner).id;
const connectionOf = (partner: IntegrationPartner, customerId: number | null) =>
  tables().connections.find((row) => row.customerId === customerId && row.partnerId === partner.id);
const runsOf = (partner: IntegrationPartner, customerId: number | null) =>
  tables()
    .runs.filter((row) => row.customerId === customerId && row.partnerId === partner.id)
    .toReversed();

function wire(partner: IntegrationPartner, customerId: number | null) {
  const connection = connectionOf(partner, customerId);
  const { id: termsId, version, publishedAt } = termsOf(partner);
  return {
    id: partner.id,
    name: partner.name,
    kind: partner.kind,
    receives: [...partner.receives],
    sends: [...partner.sends],
    connected: connection !== undefined,
    failure: connection?.failure ?? null,
    lastSynchronizationAt:
      runsOf(partner, customerId).find(({ outcome }) => outcome !== 'FAILED')?.startedAt ?? null,
    terms: { id: termsId, version, publishedAt, acceptance: acceptanceOf(partner, customerId) },
  };
}

function details(partner: IntegrationPartner, customerId: number | null) {
  const connection = connectionOf(partner, customerId);
  const owners = demo.world.links.filter((link) => link.customerId === customerId && link.isOwner);
  return {
    ...wire(partner, customerId),
    site: partner.site,
    termsHtmlCode: termsOf(partner).htmlCode,
    responsibleNames: owners.map(({ userId }) => demo.world.users.need(userId).name),
    account: connection?.account ?? null,
    connectedAt: connection?.connectedAt ?? null,
    connectedByName: connection?.connectedByName ?? null,
    fields: partner.fields.map((field) => ({ ...field })),
    synchronizations: runsOf(partner, customerId)
      .slice(0, SHOWN_RUNS)
      .map(({ customerId: _customer, partnerId: _partner, ...run }) => run),
  };
}

const list = route(
  'GET',
  '/Integration/GetPartners',
  ({ customerId }) =>
    json(
      tables()
        .partners.all()
        .map((partner) => wire(partner, customerId)),
    ),
  KEY,
);

const read = route(
  'GET',
  '/Integration/GetById',
  ({ query, customerId }) => {
    const partner = tables().partners.get(id(query.get('id')));
    return partner ? json(details(partner, customerId)) : notFound();
  },
  KEY,
);

type Sent = Record<string, unknown>;
type Named = (partner: IntegrationPartner, sent: Sent, call: Call, customerId: number) => Response;

/** A call about one partner, of a customer. */
const about = (action: string, resolver: Named) =>
  route(
    'POST',
    `/Integration/${action}`,
    async (call) => {
      const sent = await call.body();
      const partner = tables().partners.get(id(sent['id']));
      return partner && call.customerId !== null
        ? resolver(partner, sent, call, call.customerId)
        : notFound();
    },
    KEY,
  );

const accept = about('AcceptTerms', (partner, { termsId }, { link, user }, customerId) => {
  // Only who answers for the account binds it.
  if (!link?.isOwner) return forbidden({ profile: 'owner' });
  const terms = termsOf(partner);
  if (id(termsId) !== terms.id)
    return refused('Os termos mudaram desde que foram abertos. Leia a nova versão antes de aceitar.');
  if (!isAccepted(partner, customerId))
    tables().acceptances.insert({
      customerId,
      termsId: terms.id,
      acceptedAt: now(),
      acceptedByName: user.name,
    });
  return json(true);
});

const NOT_ACCEPTED = 'O responsável pela conta ainda não aceitou os termos deste parceiro.';

function run(partner: IntegrationPartner, customerId: number): IntegrationRun {
  const failure = connectionOf(partner, customerId)?.failure ?? null;
  const before = runsOf(partner, customerId).find(({ outcome }) => outcome === 'SUCCESS');
  return tables().runs.insert({
    customerId,
    partnerId: partner.id,
    startedAt: now(),
    outcome: failure === null ? 'SUCCESS' : 'FAILED',
    received: failure === null ? Math.max(1, Math.round((before?.received ?? 96) / 24)) : 0,
    sent: failure === null ? (before?.sent ?? 8) : 0,
    message: failure,
  });
}

const connect = about('Connect', (partner, sent, { user }, customerId) => {
  if (!isAccepted(partner, customerId)) return refused(NOT_ACCEPTED);
  const credentials = (sent['credentials'] ?? {}) as Sent;
  const errors: FieldErrors = {};
  for (const { name, secret } of partner.fields) {
    const value = text(credentials[name]) ?? '';
    const key = name.charAt(0).toUpperCase() + name.slice(1);
    if (value === '') errors[key] = ['Preencha este campo.'];
    else if (value.length > LONGEST_CREDENTIAL) errors[key] = [`No máximo ${LONGEST_CREDENTIAL} caracteres.`];
    // The demo's partners know every access but short ones.
    else if (secret && value.length < 8) errors[key] = ['O parceiro não reconheceu este acesso.'];
  }
  if (Object.keys(errors).length > 0) return invalid(errors);
  const open = partner.fields.find(({ secret }) => !secret);
  const account = open
    ? (text(credentials[open.name]) ?? '')
    : `Token final ${(text(credentials['token']) ?? '').slice(-4)}`;
  const connection = connectionOf(partner, customerId);
  const kept = { account, connectedAt: now(), connectedByName: user.name, failure: null };
  if (connection) tables().connections.update(connection.id, kept);
  else tables().connections.insert({ customerId, partnerId: partner.id, ...kept });
  run(partner, customerId);
  return json(true);
});

const synchronize = about('Synchronize', (partner, _sent, _call, customerId) => {
  if (!connectionOf(partner, customerId)) return refused('Conecte o parceiro antes de sincronizar.');
  if (!isAccepted(partner, customerId)) return refused(NOT_ACCEPTED);
  const { outcome, message } = run(partner, customerId);
  return outcome === 'FAILED' ? refused(message ?? '') : json(true);
});

const disconnect = about('Disconnect', (partner, _sent, _call, customerId) => {
  const connection = connectionOf(partner, customerId);
  if (connection) tables().connections.remove(connection.id);
  return json(true);
});

export const integrationHandlers = [list, read, accept, connect, synchronize, disconnect];

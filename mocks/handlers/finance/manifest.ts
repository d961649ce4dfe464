import { HttpResponse } from 'msw';
import { invalid, json, notFound, refused } from '../../answers';
import { buyerOf, makeFiles } from '../../db/assist/assistFiles';
import type { AssistDocument } from '../../db/assist/assistTypes';
import { enteredInvoice, landOf } from '../../db/assist/enteredInvoice';
import { type Figures, figuresOf as figuresOfFile } from '../../db/assist/figures';
import { nfeXml } from '../../db/assist/fiscalXml';
import { storedInvoice } from '../../db/assist/storedInvoice';
import { documentValue } from '../../db/finance/documentSeed';
import { figuresOfManifest, type ManifestDocument } from '../../db/finance/manifestSeed';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { hourOf, situationOf } from './preLaunch';
import { demo } from '../../state';

const permission = { permission: 'DOCUMENT_MANIFEST' };
const DAY = 86_400_000;
const HOUR = 3_600_000;
const LONGEST_REASON = 255;
const LIMITS: Readonly<Record<string, number>> = { AWARE: 10, CONFIRM: 180, UNKNOWN: 180, NOT_DONE: 180 };

const table = () => demo.world.finance.manifests;
const own = ({ customerId }: Call, wanted: unknown): ManifestDocument | undefined => {
  const row = table().get(id(wanted));
  return row?.customerId === customerId && row.fetched ? row : undefined;
};
const versionOf = ({ events, preLaunchId }: ManifestDocument) => `${events.length}-${preLaunchId ?? 0}`;

const digitsOf = (key: unknown) => (typeof key === 'string' ? key.replace(/\D/g, '') : '');

/** What stands on an invoice; of one that is a document already, what stands on that. */
function figuresOf(row: ManifestDocument): Figures {
  const figures = figuresOfManifest(row);
  const document = demo.world.finance.documents.get(row.documentId);
  const partner = document && demo.world.finance.partners.get(document.partnerId);
  if (!document || !partner) return figures;
  const total = documentValue(document);
  const [item] = figures.items;
  return {
    ...figures,
    issuer: { ...figures.issuer, document: partner.document, name: partner.name },
    number: Number(document.number),
    accessKey: document.accessKey ?? null,
    issueDate: document.issueDate.slice(0, 10),
    items: item ? [{ ...item, quantity: 1, unitPrice: total, totalValue: total }] : [],
    total,
  };
}

const keyEntered = ({ invoice }: AssistDocument) => digitsOf(invoice?.['accessKey']);
/** The key in a file that Assist has received and not entered yet. */
const keyOfFile = ({ kind, figure, createdAt }: AssistDocument) =>
  kind === 'PRODUCT_INVOICE' ? figuresOfFile(kind, figure, createdAt).accessKey : null;

/** The entry of Assist or of the pre-launch with that key. */
function entryOf(row: ManifestDocument, accessKey: string | null): AssistDocument | undefined {
  return demo.world.assistDocuments.find(
    (each) =>
      each.active &&
      each.customerId === row.customerId &&
      (each.id === row.preLaunchId ||
        (accessKey !== null && (keyEntered(each) || keyOfFile(each)) === accessKey)),
  );
}

/** The customer's document with that key, from wherever it came; one that was cancelled is none. */
function documentOf({ customerId }: ManifestDocument, accessKey: string | null) {
  if (accessKey === null) return undefined;
  return demo.world.finance.documents.find(
    (each) => each.customerId === customerId && digitsOf(each.accessKey) === accessKey,
  );
}

/** Where an invoice of that key is already. */
function knownOf(row: ManifestDocument, accessKey: string | null) {
  const none = { documentId: null, preReleasedInvoiceId: null, customerAssistDocumentId: null };
  const document = documentOf(row, accessKey);
  if (document)
    return { ...none, knownIn: 'DOCUMENT', documentId: document.id, businessMovement: document.movement };
  const entry = entryOf(row, accessKey);
  const situation = entry && situationOf(entry);
  const known = { ...none, knownIn: null, businessMovement: 'EXPENSE' };
  if (!entry) return known;
  if (entry.release) return { ...known, knownIn: 'DOCUMENT', documentId: entry.release.documentId };
  return situation
    ? { ...known, knownIn: 'PRE_LAUNCH', preReleasedInvoiceId: entry.id }
    : { ...known, knownIn: 'ASSIST', customerAssistDocumentId: entry.id };
}

function wire(row: ManifestDocument) {
  const figures = figuresOf(row);
  return {
    id: row.id,
    version: versionOf(row),
    accessKey: figures.accessKey,
    documentNumber: String(figures.number),
    issuerName: figures.issuer.name,
    issuerDocument: figures.issuer.document,
    issueDate: figures.issueDate,
    authorizationDate: row.authorisedAt.slice(0, 10),
    totalValue: figures.total,
    cancelled: row.cancelled,
    events: row.events,
    ...knownOf(row, figures.accessKey),
  };
}

const list = route(
  'GET',
  '/DocumentManifest/GetGridData',
  ({ customerId }) =>
    json(
      table()
        .filter((row) => row.customerId === customerId && row.fetched)
        .map(wire),
    ),
  permission,
);

/** When each customer last queried; forgotten with the demo's world. */
const queriedAt = new WeakMap<object, Map<number, number>>();
function lastQueryOf(customerId: number | null): {
  get: () => number | undefined;
  set: (at: number) => void;
} {
  const times = queriedAt.get(demo.world) ?? new Map<number, number>();
  queriedAt.set(demo.world, times);
  return { get: () => times.get(customerId ?? 0), set: (at) => void times.set(customerId ?? 0, at) };
}
const nextAt = (at: number | undefined) => (at === undefined ? null : new Date(at + HOUR).toISOString());

const queryState = route(
  'GET',
  '/DocumentManifest/GetQueryState',
  ({ customerId }) => json({ nextQueryAt: nextAt(lastQueryOf(customerId).get()) }),
  permission,
);

const query = route(
  'POST',
  '/DocumentManifest/Query',
  ({ customerId }) => {
    const times = lastQueryOf(customerId);
    const next = nextAt(times.get());
    if (next !== null && Date.parse(next) > Date.now()) {
      return refused(`Consumo indevido: a Sefaz aceita nova consulta a partir das ${hourOf(next)}.`, 400);
    }
    times.set(Date.now());
    const fresh = table().filter((row) => row.customerId === customerId && !row.fetched);
    for (const row of fresh) table().update(row.id, { fetched: true });
    return json({ found: fresh.length, nextQueryAt: nextAt(times.get()) });
  },
  permission,
);

/** Why the tax office does not take an event; null when it does. */
function refusalOf(row: ManifestDocument, kind: string): string | null {
  if (row.cancelled) return 'a nota foi cancelada pelo emitente.';
  const days = Math.floor((Date.now() - Date.parse(row.authorisedAt.slice(0, 10))) / DAY);
  if (days > (LIMITS[kind] ?? 0)) return 'o prazo do evento acabou.';
  if (kind === 'AWARE') return row.events.length > 0 ? 'a nota já foi manifestada.' : null;
  return row.events.filter((event) => event.kind === kind).length >= 2
    ? 'o evento já foi enviado duas vezes.'
    : null;
}

const manifest = route(
  'POST',
  '/DocumentManifest/Manifest',
  async (call) => {
    const sent = await call.body();
    const kind = text(sent['kind']) ?? '';
    if (!(kind in LIMITS)) return invalid({ Kind: ['O evento é obrigatório.'] });
    const reason = text(sent['reason']) || null;
    if (kind === 'NOT_DONE' && (reason === null || reason.length < 15 || reason.length > LONGEST_REASON))
      return invalid({ Reason: ['A justificativa deve ter de 15 a 255 caracteres.'] });
    if ((reason?.length ?? 0) > LONGEST_REASON)
      return invalid({ Reason: [`A justificativa deve ter até ${LONGEST_REASON} caracteres.`] });
    const keys = Array.isArray(sent['documents']) ? (sent['documents'] as Record<string, unknown>[]) : [];
    return json(
      keys.map((key) => {
        const row = own(call, key['id']);
        const answer = (message: string | null) => ({ id: String(key['id']), message });
        if (!row) return answer('não existe mais.');
        if (versionOf(row) !== text(key['version'])) return answer('foi alterada por outra pessoa.');
        const refusal = refusalOf(row, kind);
        if (refusal) return answer(refusal);
        const event = { kind, at: new Date().toISOString(), userName: call.user.name, reason };
        table().update(row.id, { events: [...row.events, event] });
        return answer(null);
      }),
    );
  },
  permission,
);

const xml = route(
  'GET',
  '/DocumentManifest/GetXml',
  (call) => {
    const row = own(call, call.query.get('id'));
    if (!row) return notFound();
    if (row.events.length === 0) return refused('O XML completo vem depois da ciência.');
    const customer = demo.world.customers.need(row.customerId);
    const buyer = buyerOf(row.customerId, customer.name);
    return new HttpResponse(nfeXml(figuresOf(row), buyer), {
      headers: { 'Content-Type': 'application/xml', 'X-Content-Type-Options': 'nosniff' },
    });
  },
  permission,
);

const toPreLaunch = route(
  'POST',
  '/DocumentManifest/SendToPreLaunch',
  async (call) => {
    const sent = await call.body();
    const row = own(call, sent['id']);
    if (!row) return notFound();
    if (versionOf(row) !== text(sent['version']))
      return refused('A nota foi alterada por outra pessoa.', 409);
    if (row.events.length === 0) return refused('Dê ciência da nota antes.');
    const figures = figuresOf(row);
    if (knownOf(row, figures.accessKey).knownIn !== null) return refused('A nota já está no sistema.', 409);
    const { assistDocuments } = demo.world;
    const all = assistDocuments.all();
    const [like] = all;
    if (!like) return notFound();
    const key = Math.max(...all.map((each) => each.id)) + 1;
    const mine = all.filter((each) => each.customerId === row.customerId);
    const now = new Date().toISOString();
    const invoice = storedInvoice(key, 'PRODUCT_INVOICE', row.figure, row.authorisedAt, false);
    const { release: _none, ...base } = like;
    const made = assistDocuments.insert({
      ...base,
      id: key,
      customerId: row.customerId,
      identificationNumber: Math.max(0, ...mine.map((each) => each.identificationNumber)) + 1,
      status: 'PREENCHIDO',
      active: true,
      senderUserName: call.user.name,
      createdAt: row.authorisedAt,
      assistantUserId: null,
      assistantUserName: null,
      note: null,
      kind: 'PRODUCT_INVOICE',
      figure: row.figure,
      lastCustomerActionAt: now,
      closedAt: now,
      logs: [],
      files: makeFiles(key, row.authorisedAt, [
        { recipe: 'nfeXml', name: `${figures.accessKey ?? key}.xml` },
      ]),
      invoice: enteredInvoice(invoice, 'PRODUCT_INVOICE', row.customerId, landOf(demo.world, row.customerId)),
      invoiceVersion: 0,
      aiReadAt: null,
    });
    table().update(row.id, { preLaunchId: made.id });
    return json({ preReleasedInvoiceId: made.id });
  },
  permission,
);

export const manifestHandlers = [list, queryState, query, manifest, xml, toPreLaunch];

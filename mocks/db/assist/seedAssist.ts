import type { Table } from '../table';
import { makeFiles } from './assistFiles';
import { enteredInvoice, type Land } from './enteredInvoice';
import { storedInvoice } from './storedInvoice';
import type { AiKind, AssistDocument, AssistLog, AssistStatus, FileRecipe } from './assistTypes';
import { noise, pick } from './figures';

/** Customers that have Assist. */
const CUSTOMERS = [1, 2, 3, 5, 6, 7, 8, 9, 10, 12, 17];
const SUPPORT_CUSTOMER = 18;
const SENDERS = [
  'JOSE CARLOS ZANCHETTIN',
  'MARCIA REGINA KLEIN',
  'ANTONIO PEDRO DALLA COSTA',
  'LUCIA HELENA BRAUN',
];
const ORIGINS = ['WhatsApp', 'Aplicativo', 'Web', 'E-mail'];
const KINDS: readonly AiKind[] = [
  'PRODUCT_INVOICE',
  'ELECTRICITY_BILL',
  'SERVICE_INVOICE',
  'PRODUCT_INVOICE',
  'STATE_TAX_GUIDE',
  'FGTS',
  'PRODUCT_INVOICE',
  'PAYSLIP',
];

export interface Assistant {
  id: number;
  name: string;
}

/** Who works at the desk: the two demo accounts, and two colleagues who sign in nowhere. */
export interface Assistants {
  own: Assistant;
  second: Assistant;
}
const COLLEAGUES: readonly Assistant[] = [
  { id: 9001, name: 'JULIA PRADO' },
  { id: 9002, name: 'RUI TAVARES' },
];

type Holder = 'none' | 'any' | 'mixed';

interface Batch {
  status: AssistStatus;
  count: number;
  /** Hours since the customer acted: the first document has the fewest. */
  from: number;
  to: number;
  holder: Holder;
  inactive?: true;
}

// The twelve groups as an ordinary day of the desk finds them; figures 15 to 20 days old lie outside of the usual period.
const batches: readonly Batch[] = [
  { status: 'ENVIADO', count: 22, from: 0.3, to: 30, holder: 'none' },
  { status: 'SUCESSO_IA', count: 10, from: 0.6, to: 22, holder: 'none' },
  { status: 'FALHA_IA', count: 6, from: 1, to: 9, holder: 'none' },
  { status: 'INICIADO', count: 7, from: 0.5, to: 7, holder: 'any' },
  { status: 'REVISANDO', count: 4, from: 1, to: 5, holder: 'any' },
  { status: 'RETORNADO', count: 7, from: 0.7, to: 20, holder: 'mixed' },
  { status: 'PROCESSAMENTO_IA', count: 5, from: 0.05, to: 1, holder: 'none' },
  { status: 'FALHA NA IDENTIFICACAO', count: 6, from: 4, to: 96, holder: 'any' },
  { status: 'PREENCHIDO', count: 19, from: 1, to: 150, holder: 'any' },
  { status: 'CONFIRMADO', count: 27, from: 5, to: 470, holder: 'any' },
  { status: 'CANCELADO', count: 4, from: 20, to: 200, holder: 'any' },
  { status: 'ENVIADO', count: 3, from: 30, to: 120, holder: 'none', inactive: true },
  { status: 'RETORNADO', count: 2, from: 40, to: 90, holder: 'any', inactive: true },
];

const HOUR = 3_600_000;

function holderOf(batch: Batch, index: number, { own, second }: Assistants): Assistant | null {
  if (batch.holder === 'none' || (batch.holder === 'mixed' && index % 4 === 3)) return null;
  return [own, second, ...COLLEAGUES][(index + batch.count) % 4] ?? own;
}

function wantedFiles(kind: AiKind, figure: number, ai = false): { recipe: FileRecipe; name: string }[] {
  const number = 1000 + figure;
  // Something has to be without any: it can be entered by hand, and not be read again.
  if (figure % 29 === 17 && !ai) return [];
  if (figure % 23 === 5) return [{ recipe: 'wav', name: `audio-${number}.wav` }];
  switch (kind) {
    case 'PRODUCT_INVOICE':
      return [
        { recipe: 'nfeXml', name: `nfe-${number}.xml` },
        ...(figure % 2 === 0 ? [{ recipe: 'pdf' as const, name: `danfe-${number}.pdf` }] : []),
        ...(figure % 7 === 0 ? [{ recipe: 'wav' as const, name: `recado-${number}.wav` }] : []),
      ];
    case 'SERVICE_INVOICE':
      return figure % 3 === 0
        ? [{ recipe: 'pdf', name: `nota-servico-${number}.pdf` }]
        : [{ recipe: 'nfseXml', name: `nfse-${number}.xml` }];
    case 'ELECTRICITY_BILL':
      return [
        { recipe: 'jpeg', name: `conta-luz-${number}.jpg` },
        ...(figure % 3 === 0 ? [{ recipe: 'pdf' as const, name: `conta-luz-${number}.pdf` }] : []),
      ];
    case 'PAYSLIP':
      return [{ recipe: 'png', name: `holerite-${number}.png` }];
    case 'STATE_TAX_GUIDE':
    case 'FGTS':
      return [{ recipe: 'pdf', name: `guia-${number}.pdf` }];
  }
}

function logsOf(
  batch: Batch,
  index: number,
  at: string,
  id: number,
  who: { sender: string; assistant: string },
) {
  const log = (number: number, text: string, kind: AssistLog['kind'], fromCustomer: boolean): AssistLog => ({
    id: id * 100 + number,
    text,
    kind,
    userName: fromCustomer ? who.sender : who.assistant,
    fromCustomer,
    createdAt: at,
  });
  if (batch.status === 'RETORNADO') {
    const reason = log(1, 'O centro de custo esta errado: essa compra foi para a Sede.', 'RETURN', true);
    const rest = [
      log(2, 'Pode confirmar de qual propriedade e esta nota?', 'MESSAGE', false),
      log(3, 'Da Fazenda Sede. Obrigado.', 'RETURN', true),
    ];
    return [reason, ...rest.slice(0, index % 3)];
  }
  if (batch.status === 'FALHA NA IDENTIFICACAO')
    return [log(1, 'A imagem esta cortada: envie o documento inteiro, por favor.', 'FAILURE', false)];
  return [];
}

const CLOSED: readonly AssistStatus[] = ['PREENCHIDO', 'CONFIRMADO', 'CANCELADO', 'FALHA NA IDENTIFICACAO'];
const FILLED: readonly AssistStatus[] = ['PREENCHIDO', 'CONFIRMADO', 'RETORNADO', 'SUCESSO_IA', 'REVISANDO'];

function makeDocument(
  batch: Batch,
  index: number,
  id: number,
  now: number,
  assistants: Assistants,
): Omit<AssistDocument, 'identificationNumber'> {
  const kind = pick(KINDS, id);
  const spread = batch.count > 1 ? index / (batch.count - 1) : 0;
  // Denser among the young ones, as queues are.
  const hours = batch.from + (batch.to - batch.from) * spread ** 2;
  const acted = new Date(now - hours * HOUR).toISOString();
  const returned = batch.status === 'RETORNADO' || batch.status === 'CONFIRMADO';
  const createdAt = new Date(now - (hours + (returned ? 20 : 0)) * HOUR).toISOString();
  const closed = CLOSED.includes(batch.status);
  const closedAt = closed ? new Date(now - hours * 0.6 * HOUR).toISOString() : null;
  const assistant = holderOf(batch, index, assistants);
  const sender = pick(SENDERS, id + 5);
  const filled = FILLED.includes(batch.status);
  const ai = batch.status === 'SUCESSO_IA' || batch.status === 'REVISANDO';
  return {
    id,
    customerId: pick(CUSTOMERS, id * 3 + 1),
    status: batch.status,
    active: !batch.inactive,
    senderUserName: sender,
    createdAt,
    assistantUserId: assistant?.id ?? null,
    assistantUserName: assistant?.name ?? null,
    balance: Math.round((noise(id + 11) - 0.1) * 2_000_000) / 100,
    mobilePhoneNumber: `459${90_000_000 + Math.floor(noise(id) * 9_999_999)}`,
    sendingOriginName: pick(ORIGINS, id + 7),
    note: null,
    kind,
    figure: id,
    lastCustomerActionAt: acted,
    closedAt,
    invoiceDates: filled && !ai ? [closedAt ?? acted] : [],
    logs: logsOf(batch, index, acted, id, { sender, assistant: assistant?.name ?? '' }),
    files: makeFiles(id, createdAt, wantedFiles(kind, id, ai)),
    invoice: filled ? storedInvoice(id, kind, id, createdAt, ai) : null,
    aiReadAt: ai ? acted : null,
  };
}

function insertAll(table: Table<AssistDocument>, rows: Omit<AssistDocument, 'identificationNumber'>[]): void {
  // The number of a document counts upwards by customer, in the order in which they came: 1, 2, 3, …
  const numbers = new Map<number, number>();
  for (const { customerId, identificationNumber } of table.all())
    numbers.set(customerId, Math.max(identificationNumber, numbers.get(customerId) ?? 0));
  const byAge = rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id);
  const numbered = byAge.map((row) => {
    const number = (numbers.get(row.customerId) ?? 0) + 1;
    numbers.set(row.customerId, number);
    return { ...row, identificationNumber: number };
  });
  for (const row of numbered.toSorted((a, b) => a.id - b.id)) table.insert(row);
}

/** The desk's ordinary day: about 120 documents in all twelve groups. */
export function seedAssist(today: Date, assistants: () => Assistants, landOf: (customerId: number) => Land) {
  return (table: Table<AssistDocument>): void => {
    const now = Math.floor(today.getTime() / 60_000) * 60_000;
    const who = assistants();
    let id = 0;
    const rows = batches.flatMap((batch) =>
      Array.from({ length: batch.count }, (_, index) => makeDocument(batch, index, (id += 1), now, who)),
    );
    // Somebody sent the same invoice twice: the entry of the second shows the first.
    const first = rows.find(({ status }) => status === 'CONFIRMADO');
    const second = rows.find((row) => row.id === 3);
    if (first?.kind && second) {
      const { kind, figure, customerId } = first;
      const files = makeFiles(second.id, second.createdAt, wantedFiles(kind, figure));
      Object.assign(second, { kind, figure, customerId, files });
    }
    // One of the support's own customer, so that its pre-launch has an entry.
    const ofSupport = rows.findLast(({ status, customerId }) => status === 'PREENCHIDO' && customerId > 3);
    if (ofSupport) ofSupport.customerId = SUPPORT_CUSTOMER;
    for (const row of rows) {
      if (row.invoice && row.kind && row.invoiceDates.length > 0)
        row.invoice = enteredInvoice(row.invoice, row.kind, row.customerId, landOf(row.customerId));
    }
    insertAll(table, rows);
  };
}

/** So many documents within the last 13 days, for measuring how the desk bears them. */
export function addManyDocuments(table: Table<AssistDocument>, count: number, assistants: Assistants): void {
  const now = Date.now();
  const start = Math.max(...table.all().map((row) => row.id));
  const rows = Array.from({ length: count }, (_, index) => {
    const batch = batches[index % batches.length] as Batch;
    const place = Math.floor(index / batches.length);
    const wide = { ...batch, count: Math.ceil(count / batches.length), to: Math.min(batch.to, 280) };
    return makeDocument(wide, place, start + index + 1, now, assistants);
  });
  insertAll(table, rows);
}

import { figuresOf } from '../assist/figures';
import { instant, localDate } from '../calendar';
import { type Row, Table } from '../table';
import type { Customer, World } from '../types';

/** An invoice that somebody issued against the customer. */
export interface ManifestDocument extends Row {
  customerId: number;
  /** Picks its figures. */
  figure: number;
  authorisedAt: string;
  cancelled: boolean;
  events: { kind: string; at: string; userName: string; reason: string | null }[];
  /** What the tax office has reported already. */
  fetched: boolean;
  preLaunchId: number | null;
  /** The document that was made of it, whose figures it has. */
  documentId?: number;
}

type Seeded = Omit<ManifestDocument, 'id'>;
const WITH_ASSIST: readonly string[] = ['ENVIADO', 'SUCESSO_IA', 'INICIADO', 'REVISANDO'];

/**
 * Days since the authorisation, and what was sent of each; the last ones arrive with the next query of the tax office.
 */
const SEEDS: readonly (readonly [
  days: number,
  events: readonly string[],
  state?: 'cancelled' | 'unfetched',
])[] = [
  [1, []],
  [3, []],
  [8, []],
  [9, ['AWARE']],
  [24, []],
  [40, ['AWARE', 'CONFIRM']],
  [66, ['CONFIRM', 'UNKNOWN', 'CONFIRM']],
  [120, ['AWARE']],
  [178, ['AWARE']],
  [200, []],
  [15, [], 'cancelled'],
  [0, [], 'unfetched'],
  [2, [], 'unfetched'],
];

/** The figures of an invoice; its key tells its day of issue. */
export const figuresOfManifest = ({ figure, authorisedAt }: ManifestDocument) =>
  figuresOf('PRODUCT_INVOICE', figure, authorisedAt);

export function manifestTable(today: Date, world: () => World): Table<ManifestDocument> {
  return new Table((table) => {
    for (const { id: customerId, name } of world().customers.all())
      for (const [at, [days, kinds, state]] of SEEDS.entries())
        table.insert({
          customerId,
          figure: 700 + customerId * 20 + at,
          authorisedAt: instant(today, -days, -60),
          cancelled: state === 'cancelled',
          events: kinds.map((kind, index) => ({
            kind,
            at: instant(today, -days + 1 + index),
            userName: name,
            reason: null,
          })),
          fetched: state !== 'unfetched',
          preLaunchId: null,
        });
    for (const customer of world().customers.all())
      for (const row of knownInvoices(world(), customer, localDate(today, 0))) table.insert(row);
  });
}

/** Invoices that the system has already, one of each place: a document, an entry to be released, one with Assist. */
function knownInvoices(world: World, { id: customerId, name: userName }: Customer, day: string): Seeded[] {
  const base = { customerId, cancelled: false, fetched: true, preLaunchId: null };
  const aware = (at: string) => ({ kind: 'AWARE', at, userName, reason: null });
  const documents = world.finance.documents.filter((row) => row.customerId === customerId && !!row.accessKey);
  const document = documents.filter(({ issueDate }) => issueDate < day).at(-1);
  const entries = world.assistDocuments.filter(
    (row) => row.customerId === customerId && row.active && row.kind === 'PRODUCT_INVOICE' && !row.release,
  );
  const entered = entries.find(({ status }) => status === 'PREENCHIDO' || status === 'CONFIRMADO');
  const reading = entries.find(({ status }) => WITH_ASSIST.includes(status));
  return [
    ...(document
      ? [
          {
            ...base,
            figure: 1,
            authorisedAt: document.createdAt,
            documentId: document.id,
            events: [aware(document.createdAt)],
          },
        ]
      : []),
    ...[entered, reading].flatMap((row) =>
      row
        ? [{ ...base, figure: row.figure, authorisedAt: row.createdAt, events: [aware(row.createdAt)] }]
        : [],
    ),
  ];
}

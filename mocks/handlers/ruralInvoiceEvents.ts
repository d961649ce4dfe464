import { invalid, json, notFound, outdated, refused } from '../answers';
import { reverseInvoice, whyKept } from '../db/ruralInvoices/invoiceBooks';
import type { RuralInvoiceRow } from '../db/ruralInvoices/ruralInvoiceTypes';
import { type VoidedNumbers, voidRefusal } from '../db/ruralInvoices/voidedNumbers';
import { isOutdated, versioned } from '../dialect';
import { id, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { invoiceWire, ownInvoice } from './ruralInvoices/invoices';

const permission = { permission: 'RURAL_INVOICE_ADJUSTMENTS' };
const HOUR = 3_600_000;
const CANCEL_HOURS = 24;
const LETTER_HOURS = 720;
const MOST_LETTERS = 20;
const LEAST = 15;
const LONGEST_REASON = 255;
const LONGEST_LETTER = 1000;
const MOST_NUMBER = 999_999_999;

const now = () => new Date().toISOString();
const oneLine = (value: unknown) => (text(value) ?? '').replace(/\s+/g, ' ').trim();
const protocolOf = (row: { id: number }, kind: number) => `1412700${String(kind * 1_000_000 + row.id)}`;

const answer = (row: RuralInvoiceRow) => json(versioned(invoiceWire(row), row));
const hoursSince = ({ authorizedAt }: RuralInvoiceRow) =>
  authorizedAt === null ? Infinity : (Date.now() - Date.parse(authorizedAt)) / HOUR;
const lengthError = (said: string, most: number) =>
  said.length < LEAST || said.length > most ? `O texto deve ter de ${LEAST} a ${most} caracteres.` : null;

/** Why the tax office does not cancel it; null where it does. */
function cancelRefusal(row: RuralInvoiceRow): string | null {
  if (row.state !== 'AUTHORIZED') return 'Só uma nota autorizada pode ser cancelada.';
  if (hoursSince(row) > CANCEL_HOURS)
    return 'Rejeição 501: Prazo de cancelamento superior ao previsto na legislação.';
  if (row.events.some(({ kind }) => kind === 'RETURN' || kind === 'COMPLEMENT'))
    return 'Outra nota autorizada faz referência a esta: ela não pode mais ser cancelada.';
  return whyKept(demo.world, row) ?? null;
}

/** In the documented dialect a form names the moment of the change that it read. */
const isStale = (sent: Record<string, unknown>, row: RuralInvoiceRow) =>
  isOutdated(sent, row) ||
  (typeof sent['updatedAt'] === 'string' && sent['updatedAt'] !== (row.updatedAt ?? ''));

const cancel = route(
  'POST',
  '/RuralInvoice/Cancel',
  async (call) => {
    const sent = await call.body();
    const row = ownInvoice(call, sent['id']);
    if (!row) return notFound();
    const reason = oneLine(sent['reason']);
    const done = row.events.find(({ kind }) => kind === 'CANCEL');
    // The answer to the first request was lost.
    if (done && done.text === reason) return answer(row);
    const error = lengthError(reason, LONGEST_REASON);
    if (error) return invalid({ Reason: [error] });
    if (isStale(sent, row)) return outdated();
    const refusal = cancelRefusal(row);
    if (refusal) return refused(refusal, 409);
    reverseInvoice(demo.world, row, reason, call.user.name);
    const at = now();
    const event = {
      kind: 'CANCEL',
      sequence: 1,
      text: reason,
      at,
      protocol: protocolOf(row, 1),
      relatedId: null,
    };
    return answer(
      demo.world.ruralInvoices.invoices.update(row.id, {
        state: 'CANCELLED',
        events: [...row.events, event],
        documentId: null,
        titleIds: [],
        updatedAt: at,
      }),
    );
  },
  permission,
);

/** Why the tax office does not take the letter of this number; null where it does. */
function letterRefusal(row: RuralInvoiceRow, sequence: number): string | null {
  const sentAlready = row.events.filter(({ kind }) => kind === 'CORRECTION').length;
  if (row.state !== 'AUTHORIZED') return 'Só uma nota autorizada pode ser corrigida.';
  if (sentAlready >= MOST_LETTERS) return `Rejeição 594: A nota já tem ${MOST_LETTERS} cartas de correção.`;
  if (hoursSince(row) > LETTER_HOURS) return 'Rejeição 501: O prazo de 720 horas para a carta acabou.';
  return sequence === sentAlready + 1 ? null : 'Outra carta foi registrada nesta nota. Confira o texto dela.';
}

const correct = route(
  'POST',
  '/RuralInvoice/Correct',
  async (call) => {
    const sent = await call.body();
    const row = ownInvoice(call, sent['id']);
    if (!row) return notFound();
    const said = oneLine(sent['text']);
    const sequence = id(sent['sequence']) ?? 0;
    const known = row.events.find((event) => event.kind === 'CORRECTION' && event.sequence === sequence);
    if (known?.text === said) return answer(row);
    const error = lengthError(said, LONGEST_LETTER);
    if (error) return invalid({ Text: [error] });
    const refusal = letterRefusal(row, sequence);
    if (refusal) return refused(refusal, 409);
    const at = now();
    const event = {
      kind: 'CORRECTION',
      sequence,
      text: said,
      at,
      protocol: protocolOf(row, 1 + sequence),
      relatedId: null,
    };
    return answer(
      demo.world.ruralInvoices.invoices.update(row.id, { events: [...row.events, event], updatedAt: at }),
    );
  },
  permission,
);

const voidedWire = ({ customerId: _customer, ...row }: VoidedNumbers) => row;

/** What a request wants to make void; the refusal of a field where one is missing. */
function rangeOf({ customerId }: Call, sent: Record<string, unknown>) {
  const issuer = demo.world.ruralInvoices.issuers.get(id(sent['issuerId']));
  const [series, from, to] = ['series', 'from', 'to'].map((name) => id(sent[name]) ?? 0) as [
    number,
    number,
    number,
  ];
  const reason = oneLine(sent['reason']);
  const errors: Record<string, string[]> = {};
  if (issuer?.customerId !== customerId) errors['IssuerId'] = ['Informe o emitente.'];
  if (from < 1 || from > MOST_NUMBER) errors['From'] = ['Informe o primeiro número.'];
  if (to < from || to > MOST_NUMBER) errors['To'] = ['O último número não pode ser menor que o primeiro.'];
  const error = lengthError(reason, LONGEST_REASON);
  if (error) errors['Reason'] = [error];
  const environment = sent['environment'] === 'TEST' ? 'TEST' : 'PRODUCTION';
  return {
    errors,
    range: { customerId: customerId ?? 0, issuerId: issuer?.id ?? 0, environment, series, from, to, reason },
  };
}

const voidNumbers = route(
  'POST',
  '/RuralInvoice/VoidNumbers',
  async (call) => {
    const { errors, range } = rangeOf(call, await call.body());
    if (Object.keys(errors).length > 0) return invalid(errors);
    const { voided } = demo.world.ruralInvoices;
    const known = voided.find((row) =>
      (Object.keys(range) as (keyof typeof range)[]).every((name) => row[name] === range[name]),
    );
    if (known) return json(voidedWire(known));
    const refusal = voidRefusal(demo.world, range);
    if (refusal) return refused(refusal, 409);
    const made = voided.insert({ ...range, at: now(), protocol: '', userName: call.user.name });
    return json(voidedWire(voided.update(made.id, { protocol: protocolOf(made, 50) })));
  },
  permission,
);

const voidedList = route(
  'GET',
  '/RuralInvoice/GetVoidedNumbers',
  ({ customerId }) =>
    json(demo.world.ruralInvoices.voided.filter((row) => row.customerId === customerId).map(voidedWire)),
  permission,
);

/** What is done with an invoice after its authorisation. */
export const ruralInvoiceEvents = [cancel, correct, voidNumbers, voidedList];

import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import {
  type Actor,
  awardQuota,
  fixPrice,
  offerBid,
  receiveOrder,
  returnAdvance,
  undoAdvanceAct,
  undoAward,
  undoFixing,
  undoReceipt,
  payWithAdvance,
} from '../../db/finance/agreementActs';
import { advanceLeft, leftOf } from '../../db/finance/agreementState';
import type { Advance, Contract } from '../../db/finance/agreementTypes';
import { fixedQuantity } from '../../db/finance/priceFixing';
import { brazilianDay } from '../../db/poultry';
import { stockOn } from '../../db/stock/stockLedger';
import type { Table } from '../../db/table';
import { id } from '../../read';
import { type Call, type DemoRoute, route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { atMidnight, decimal } from './customerRegister';
import { closedReason } from './occurrenceUses';
import { openCents } from './titleWire';

const permission = { permission: 'FINANCIAL_OCCURRENCE' };
const MOST = 1_000_000_000;
const finance = () => demo.world.finance;
const today = () => brazilianDay(new Date());

interface Agreed {
  id: number;
  customerId: number;
  cancelled: boolean;
  date: string;
}
type Sent = Record<string, unknown>;

/** What an act was sent with: its agreement, its day, and what is wrong with it so far. */
interface Act<T> {
  readonly row: T;
  readonly sent: Sent;
  readonly checks: Checks;
  readonly day: string;
  readonly actor: Actor;
  readonly call: Call;
}

const actorOf = ({ user }: Call): Actor => ({ userName: user.name, now: new Date().toISOString() });

/** One act on an agreement of the customer that stands: its day is neither before the agreement's own nor to come. */
function act<T extends Agreed>(
  path: string,
  table: () => Table<T>,
  run: (act: Act<T>) => Response,
): DemoRoute {
  return route(
    'POST',
    path,
    async (call) => {
      const sent = await call.body();
      const row = table().get(id(sent['id']));
      if (row?.customerId !== call.customerId) return notFound();
      if (row.cancelled) return refused('O registro está cancelado.');
      const checks = new Checks(sent);
      const day = checks.day('date', 'Data');
      if (day > today()) checks.refuse('date', 'A data não pode ser futura.');
      if (day !== '' && day < row.date.slice(0, 10))
        checks.refuse('date', 'A data é anterior à do registro.');
      return run({ row, sent, checks, day: atMidnight(day), actor: actorOf(call), call });
    },
    permission,
  );
}

/** Takes an act back, unless something keeps it. */
function reversal<T extends Agreed>(
  path: string,
  table: () => Table<T>,
  undo: (row: T, actId: number, actor: Actor) => Response | void,
): DemoRoute {
  return route(
    'POST',
    path,
    async (call) => {
      const sent = await call.body();
      const row = table().get(id(sent['id']));
      if (row?.customerId !== call.customerId) return notFound();
      return undo(row, id(sent['actId']) ?? 0, actorOf(call)) ?? json(true);
    },
    permission,
  );
}

const failed = (checks: Checks): FieldErrors | null => (checks.failed ? checks.errors : null);

/** A figure that must not pass what is left. */
function within(
  checks: Checks,
  sent: Sent,
  [name, label]: [string, string],
  most: number,
  over: string,
): number {
  const value = decimal(checks, sent, name, label, [0.001, MOST]);
  if (value > most) checks.refuse(name, over);
  return value;
}

/** Titles of an advance's partner that are open on its side, in its currency. */
function openTitles(row: Advance) {
  const { documents, installments, writeOffs } = finance();
  return installments
    .filter((title) => title.customerId === row.customerId)
    .flatMap((title) => {
      const document = documents.get(title.documentId);
      if (
        !document ||
        document.partnerId !== row.partnerId ||
        document.movement !== row.movement ||
        (document.currencyId ?? 1) !== row.currencyId
      )
        return [];
      const open = openCents(
        title,
        writeOffs.filter(({ installmentId }) => installmentId === title.id),
      );
      return open > 0 ? [{ title, document, open }] : [];
    })
    .toSorted((a, b) => a.title.dueDate.localeCompare(b.title.dueDate));
}

const titles = route(
  'GET',
  '/Advance/GetOpenTitles',
  (call) => {
    const row = finance().advances.get(id(call.query.get('id')));
    if (row?.customerId !== call.customerId) return notFound();
    return json(
      openTitles(row).map(({ title, document, open }) => ({
        id: title.id,
        name: `${document.typeName} ${document.number}/${title.number}`,
        dueDate: title.dueDate,
        openValue: open / 100,
      })),
    );
  },
  permission,
);

const use = act(
  '/Advance/Use',
  () => finance().advances,
  ({ row, sent, checks, day, actor }) => {
    const wanted = checks.ref('tradeAccountId', 'Título', (key) =>
      openTitles(row).some(({ title }) => title.id === key),
    );
    const found = openTitles(row).find(({ title }) => title.id === wanted);
    const left = advanceLeft(row);
    const over =
      found && found.open < left
        ? 'O valor passa do que está em aberto no título.'
        : 'O valor passa do saldo do adiantamento.';
    const value = within(checks, sent, ['value', 'Valor'], Math.min(left, found?.open ?? left) / 100, over);
    const errors = failed(checks);
    if (errors || !found) return invalid(errors ?? {});
    payWithAdvance(
      demo.world,
      row,
      { title: found.title, document: found.document, date: day, value },
      actor,
    );
    return json(true);
  },
);

const giveBack = act(
  '/Advance/Return',
  () => finance().advances,
  ({ row, sent, checks, day, actor }) => {
    const currentAccountId = checks.ref(
      'currentAccountId',
      'Conta',
      (key) => finance().currentAccounts.get(key)?.customerId === row.customerId,
    );
    const value = within(
      checks,
      sent,
      ['value', 'Valor'],
      advanceLeft(row) / 100,
      'O valor passa do saldo do adiantamento.',
    );
    if (finance().currentAccounts.get(currentAccountId)?.currencyId !== row.currencyId)
      checks.refuse('currentAccountId', 'A conta é de outra moeda.');
    const closed = closedReason({ ...row, date: day, currentAccountId, targetAccountId: null });
    if (closed) checks.refuse('date', closed);
    const errors = failed(checks);
    if (errors) return invalid(errors);
    returnAdvance(demo.world, row, { date: day, value, currentAccountId }, actor);
    return json(true);
  },
);

const undoAdvance = reversal(
  '/Advance/ReverseAct',
  () => finance().advances,
  (row, actId, actor) => {
    const line = [...row.uses, ...row.returns].find((one) => one.actId === actId);
    if (!line) return notFound();
    const moved = finance().statementLines.get(line.statementLineId);
    const closed =
      moved &&
      closedReason({
        ...row,
        date: line.date,
        currentAccountId: moved.currentAccountId,
        targetAccountId: null,
      });
    if (closed) return refused(closed);
    return undoAdvanceAct(demo.world, row, actId, actor);
  },
);

const fix = act(
  '/Contract/FixPrice',
  () => finance().contracts,
  ({ row, sent, checks, day, actor }) => {
    if (row.kind !== 'TO_FIX') return refused('O preço deste contrato não está a fixar.');
    const left = Math.round((row.quantity - fixedQuantity(row.fixings ?? [])) * 1000) / 1000;
    const over = 'A quantidade passa da que está a fixar.';
    const quantity = within(checks, sent, ['quantity', 'Quantidade'], left, over);
    const unitPrice = decimal(checks, sent, 'unitPrice', 'Preço', [0.01, MOST]);
    const errors = failed(checks);
    if (errors) return invalid(errors);
    fixPrice(demo.world, row, { date: day, quantity, unitPrice }, actor);
    return json(true);
  },
);

const undoFix = reversal(
  '/Contract/ReverseFixing',
  () => finance().contracts,
  (row: Contract, actId, actor) => {
    if (!row.fixings?.some((one) => one.actId === actId)) return notFound();
    return undoFixing(demo.world, row, actId, actor);
  },
);

const receive = act(
  '/PurchaseOrder/Receive',
  () => finance().orders,
  ({ row, sent, checks, day, actor }) => {
    const quantity = within(
      checks,
      sent,
      ['quantity', 'Quantidade'],
      Math.max(0, leftOf(row)),
      'A quantidade passa do saldo do pedido.',
    );
    const number = checks.text('documentNumber', 'Número da nota', 30);
    const dueDate = checks.day('dueDate', 'Vencimento');
    if (dueDate !== '' && dueDate < day.slice(0, 10))
      checks.refuse('dueDate', 'O vencimento não pode ser anterior à data.');
    const taken = finance().documents.find(
      (one) =>
        one.customerId === row.customerId &&
        one.partnerId === row.partnerId &&
        one.number === number &&
        number !== '',
    );
    if (taken) checks.refuse('documentNumber', 'Esta nota já foi lançada.');
    const errors = failed(checks);
    if (errors) return invalid(errors);
    receiveOrder(demo.world, row, { date: day, dueDate: atMidnight(dueDate), quantity, number }, actor);
    return json(true);
  },
);

/** Why the document of an act cannot be taken back: a title of it was paid. */
function paidReason(documentId: number | null | undefined): string | undefined {
  const { installments, writeOffs } = finance();
  const paid = installments
    .filter((title) => title.documentId === documentId)
    .some((title) => writeOffs.find(({ installmentId }) => installmentId === title.id));
  return paid ? 'O título já tem pagamento: estorne-o antes.' : undefined;
}

const undoReceive = reversal(
  '/PurchaseOrder/ReverseReceipt',
  () => finance().orders,
  (row, actId, actor) => {
    const line = row.deliveries.find((one) => one.actId === actId);
    if (!line) return notFound();
    const paid = paidReason(line.documentId);
    if (paid) return refused(paid);
    const there = stockOn(
      demo.world,
      row.customerId,
      today(),
      ({ product, farmId }) => product.id === row.productId && (row.farmId === null || farmId === row.farmId),
    ).reduce((sum, { amount }) => sum + amount, 0);
    if (there < (line.quantity ?? 0)) return refused('O que foi recebido já saiu do estoque.');
    return undoReceipt(demo.world, row, actId, actor);
  },
);

const AWARDED = 'A cota já foi contemplada.';

const bid = act(
  '/Consortium/Bid',
  () => finance().consortia,
  ({ row, sent, checks, actor }) => {
    if (row.awardedOn !== null) return refused(AWARDED);
    const value = within(checks, sent, ['value', 'Lance'], row.credit, 'O lance passa do crédito.');
    const errors = failed(checks);
    if (errors) return invalid(errors);
    offerBid(demo.world, row, value, actor);
    return json(true);
  },
);

const award = act(
  '/Consortium/Award',
  () => finance().consortia,
  ({ row, checks, day, actor }) => {
    if (row.awardedOn !== null) return refused(AWARDED);
    const byBid = checks.word('way', 'Forma', ['DRAW', 'BID']) === 'BID';
    if (byBid && row.bid === null) checks.refuse('way', 'Registre antes o lance.');
    const dueDate = byBid ? checks.day('dueDate', 'Vencimento') : null;
    if (dueDate && dueDate < day.slice(0, 10))
      checks.refuse('dueDate', 'O vencimento não pode ser anterior à data.');
    const good = checks.optional('patrimonyName', 'Bem', 80);
    const errors = failed(checks);
    if (errors) return invalid(errors);
    awardQuota(demo.world, row, { date: day, dueDate: dueDate && atMidnight(dueDate), good }, actor);
    return json(true);
  },
);

const undoAwarding = reversal(
  '/Consortium/ReverseAward',
  () => finance().consortia,
  (row, _act, actor) => {
    if (row.awardedOn === null) return notFound();
    const paid = paidReason(row.bidDocumentId);
    if (paid) return refused(paid);
    return undoAward(demo.world, row, actor);
  },
);

export const agreementActHandlers: DemoRoute[] = [
  titles,
  use,
  giveBack,
  undoAdvance,
  fix,
  undoFix,
  receive,
  undoReceive,
  bid,
  award,
  undoAwarding,
];

import type { World } from '../types';
import type {
  Advance,
  AgreementEvent,
  AgreementLine,
  Consortium,
  Contract,
  PriceFixing,
  PurchaseOrder,
} from './agreementTypes';
import type { FinancialDocument, Installment, Movement } from './financeTypes';
import { CONSORTIUM } from './journal/moves';
import { ratingsOf } from './ratingTree';
import { fixedMean, valuedDeliveries } from './priceFixing';

const cents = (value: number) => Math.round(value * 100) / 100;

/** Who does an act, and the act's number among those of its agreement. */
export interface Actor {
  readonly userName: string;
  readonly now: string;
}

const nextAct = (lines: readonly { actId?: number }[]) =>
  lines.reduce((most, { actId }) => Math.max(most, actId ?? 0), 0) + 1;

const eventOf = ({ userName, now }: Actor, action: string, observation: string): AgreementEvent => ({
  createdAt: now,
  userName,
  action,
  observation,
});

const real = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** Pays a title with an advance: the title is settled by that much and no account is moved. */
export function payWithAdvance(
  world: World,
  row: Advance,
  { title, document, date, value }: Used,
  actor: Actor,
): void {
  const { writeOffs, advances } = world.finance;
  const paid = writeOffs.insert({
    customerId: row.customerId,
    installmentId: title.id,
    writeOffDate: date,
    paymentDate: date,
    value,
    discountValue: 0,
    interestValue: 0,
    penaltyValue: 0,
    paymentId: 0,
    currentAccountId: null,
    creditCardId: null,
    advanceId: row.id,
    statementNumber: row.number,
  });
  const description = `${document.typeName} ${document.number}`;
  const line: AgreementLine = {
    date,
    description,
    quantity: null,
    value,
    documentId: document.id,
    actId: nextAct([...row.uses, ...row.returns]),
    writeOffId: paid.id,
  };
  advances.update(row.id, {
    uses: [...row.uses, line],
    history: [...row.history, eventOf(actor, 'USED', `${description}: ${real(value)}`)],
  });
}
interface Used {
  readonly title: Installment;
  readonly document: FinancialDocument;
  readonly date: string;
  readonly value: number;
}

/** Gives money of an advance back by an account: what was received leaves it, what was granted comes in. */
export function returnAdvance(
  world: World,
  row: Advance,
  { date, value, currentAccountId }: { date: string; value: number; currentAccountId: number },
  actor: Actor,
): void {
  const { statementLines, advances, currentAccounts } = world.finance;
  const actId = nextAct([...row.uses, ...row.returns]);
  const moved = statementLines.insert({
    customerId: row.customerId,
    currentAccountId,
    date: date.slice(0, 10),
    amount: row.movement === 'INCOME' ? -value : value,
    fitId: null,
    manual: true,
    advanceId: row.id,
    memo: 'DEVOLUCAO DE ADIANTAMENTO',
    payee: world.finance.partners.get(row.partnerId)?.name ?? null,
    checkNumber: row.number,
  });
  const line: AgreementLine = {
    date,
    description: `DEVOLUCAO EM ${currentAccounts.get(currentAccountId)?.name ?? 'CONTA'}`,
    quantity: null,
    value,
    documentId: null,
    actId,
    statementLineId: moved.id,
  };
  advances.update(row.id, {
    returns: [...row.returns, line],
    history: [...row.history, eventOf(actor, 'RETURNED', real(value))],
  });
}

/** Takes a use or a return of an advance back: the title is open again, the account as it was. */
export function undoAdvanceAct(world: World, row: Advance, actId: number, actor: Actor): void {
  const { writeOffs, statementLines, advances } = world.finance;
  const line = [...row.uses, ...row.returns].find((one) => one.actId === actId);
  if (!line) return;
  if (line.writeOffId !== undefined) writeOffs.remove(line.writeOffId);
  if (line.statementLineId !== undefined) statementLines.remove(line.statementLineId);
  const without = (lines: readonly AgreementLine[]) => lines.filter((one) => one !== line);
  advances.update(row.id, {
    uses: without(row.uses),
    returns: without(row.returns),
    history: [...row.history, eventOf(actor, 'UNDONE', line.description)],
  });
}

/** Keeps what of a contract has a price, and what that makes of its deliveries. */
function repriced(world: World, row: Contract, fixings: PriceFixing[], event: AgreementEvent): void {
  world.finance.contracts.update(row.id, {
    fixings,
    unitPrice: fixedMean(fixings),
    deliveries: valuedDeliveries(row.deliveries, fixings),
    history: [...row.history, event],
  });
}

/** Fixes the price of a part of what was agreed. */
export function fixPrice(
  world: World,
  row: Contract,
  { date, quantity, unitPrice }: Omit<PriceFixing, 'actId'>,
  actor: Actor,
): void {
  const fixings = [...(row.fixings ?? []), { date, quantity, unitPrice, actId: nextAct(row.fixings ?? []) }];
  const unit = world.finance.products.get(row.productId)?.unit ?? '';
  repriced(world, row, fixings, eventOf(actor, 'PRICE_FIXED', `${quantity} ${unit} A ${real(unitPrice)}`));
}

export function undoFixing(world: World, row: Contract, actId: number, actor: Actor): void {
  const fixings = (row.fixings ?? []).filter((one) => one.actId !== actId);
  repriced(world, row, fixings, eventOf(actor, 'UNDONE', 'FIXACAO DE PRECO'));
}

interface Payable {
  readonly customerId: number;
  readonly partnerId: number;
  readonly farmId: number | null;
  readonly farmerId: number | null;
  readonly currencyId: number;
  readonly typeName: string;
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly value: number;
  readonly items: FinancialDocument['items'];
  readonly ratingName: string;
}

/** A document with one title. */
function payable(world: World, { dueDate, value, ratingName, date, ...named }: Payable): FinancialDocument {
  const { documents, installments } = world.finance;
  const movement: Movement = 'EXPENSE';
  const document = documents.insert({
    ...named,
    movement,
    companyId: null,
    harvestId: null,
    loanId: null,
    issueDate: date,
    enteredValue: value,
    shares: [],
    details: [],
    observation: null,
    createdAt: new Date().toISOString(),
  });
  installments.insert({
    customerId: named.customerId,
    documentId: document.id,
    number: 1,
    dueDate,
    value,
    ratingName,
    observation: null,
  });
  return document;
}

/** The account on which goods of a product are booked: that of its line, where there is one of that name. */
function ratingOf({ finance }: World, customerId: number, productId: number): string {
  const line = finance.productLines.get(finance.products.get(productId)?.productLineId)?.name ?? '';
  const own = ratingsOf(finance, customerId).find((row) => row.movement === 'EXPENSE' && row.name === line);
  return own?.name ?? 'SERVICOS DE TERCEIROS';
}

/** What came of an order: its document brings it to the stock, its title is to be paid. */
export function receiveOrder(
  world: World,
  row: PurchaseOrder,
  { date, dueDate, quantity, number }: { date: string; dueDate: string; quantity: number; number: string },
  actor: Actor,
): void {
  const value = cents(quantity * (row.unitPrice ?? 0));
  const document = payable(world, {
    customerId: row.customerId,
    partnerId: row.partnerId,
    farmId: row.farmId,
    farmerId: row.farmerId,
    currencyId: row.currencyId,
    typeName: 'NF-E',
    number,
    date,
    dueDate,
    value,
    items: [
      {
        productId: row.productId,
        unitQuantity: quantity,
        unitValue: row.unitPrice ?? 0,
        discountValue: 0,
        observation: null,
      },
    ],
    ratingName: ratingOf(world, row.customerId, row.productId),
  });
  const line: AgreementLine = {
    date,
    description: `NF-E ${number}`,
    quantity,
    value,
    documentId: document.id,
    actId: nextAct(row.deliveries),
  };
  world.finance.orders.update(row.id, {
    deliveries: [...row.deliveries, line],
    history: [...row.history, eventOf(actor, 'RECEIVED', line.description)],
  });
}

/** Removes a document with its titles. */
function withdraw({ finance }: World, documentId: number | null | undefined): void {
  if (documentId == null) return;
  for (const { id } of finance.installments.filter((row) => row.documentId === documentId))
    finance.installments.remove(id);
  finance.documents.remove(documentId);
}

export function undoReceipt(world: World, row: PurchaseOrder, actId: number, actor: Actor): void {
  const line = row.deliveries.find((one) => one.actId === actId);
  if (!line) return;
  world.finance.orders.update(row.id, {
    deliveries: row.deliveries.filter((one) => one !== line),
    history: [...row.history, eventOf(actor, 'UNDONE', line.description)],
  });
  withdraw(world, line.documentId);
}

/** Records a bid that is offered: nothing is owed until it wins. */
export function offerBid(world: World, row: Consortium, value: number, actor: Actor): void {
  world.finance.consortia.update(row.id, {
    bid: value,
    history: [...row.history, eventOf(actor, 'BID', real(value))],
  });
}

/** Awards a quota. A bid that won is to be paid; by the draw there is none. */
export function awardQuota(
  world: World,
  row: Consortium,
  { date, dueDate, good }: { date: string; dueDate: string | null; good: string | null },
  actor: Actor,
): void {
  const byBid = dueDate !== null && row.bid !== null;
  const document = byBid
    ? payable(world, {
        customerId: row.customerId,
        partnerId: row.partnerId,
        farmId: row.farmId,
        farmerId: row.farmerId,
        currencyId: 1,
        typeName: 'CONTRATO',
        number: `${row.number} LANCE`,
        date,
        dueDate,
        value: row.bid ?? 0,
        items: [],
        ratingName: CONSORTIUM,
      })
    : null;
  world.finance.consortia.update(row.id, {
    awardedOn: date,
    bid: byBid ? row.bid : null,
    bidDocumentId: document?.id ?? null,
    good: good ?? row.good,
    history: [...row.history, eventOf(actor, 'AWARDED', byBid ? 'POR LANCE' : 'POR SORTEIO')],
  });
}

export function undoAward(world: World, row: Consortium, actor: Actor): void {
  withdraw(world, row.bidDocumentId);
  world.finance.consortia.update(row.id, {
    awardedOn: null,
    bidDocumentId: null,
    history: [...row.history, eventOf(actor, 'UNDONE', 'CONTEMPLACAO')],
  });
}

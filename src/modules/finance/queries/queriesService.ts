import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { Shape } from '@/platform/http/wire';
import { fromCents } from '@/platform/format/money';
import { AdvanceWire, ConsortiumWire, ContractWire, detailOf, OpenTitleWire, OrderWire } from './queriesWire';
import type { OpenTitle, QueryDetail, QueryRow } from './queryTypes';

/** The calls of one kind of agreement. A record that is refused says so in its panel. */
const callsOf = <Row extends QueryRow>(grid: string, byId: string, row: Shape<Row>) => ({
  list: (_all: unknown, signal: AbortSignal): Promise<Row[]> => http.list(grid, { signal, shape: row }),
  get: (id: RowId, signal: AbortSignal): Promise<QueryDetail<Row>> =>
    http.get(byId, { params: { id }, signal, contained: true, shape: detailOf(row) }),
});

export const contractCalls = callsOf(
  assumed('/Contract/GetGridData'),
  assumed('/Contract/GetById'),
  ContractWire,
);
export const orderCalls = callsOf(
  assumed('/PurchaseOrder/GetGridData'),
  assumed('/PurchaseOrder/GetById'),
  OrderWire,
);
export const advanceCalls = callsOf(
  assumed('/Advance/GetGridData'),
  assumed('/Advance/GetById'),
  AdvanceWire,
);
export const consortiumCalls = callsOf(
  assumed('/Consortium/GetGridData'),
  assumed('/Consortium/GetById'),
  ConsortiumWire,
);

/** Titles that an advance may pay. */
export const openTitles = (id: RowId, signal: AbortSignal): Promise<OpenTitle[]> =>
  http.list(assumed('/Advance/GetOpenTitles'), {
    params: { id },
    signal,
    contained: true,
    shape: OpenTitleWire,
  });

/** Pays a title with an advance, in part or as a whole. Money in hundredths. */
export const payWithAdvance = (id: RowId, sent: { date: string; titleId: RowId; cents: number }) =>
  http.post<unknown>(assumed('/Advance/Use'), {
    id,
    date: sent.date,
    tradeAccountId: sent.titleId,
    value: fromCents(sent.cents),
  });

/** Gives money of an advance back by an account. */
export const returnAdvance = (id: RowId, sent: { date: string; accountId: RowId; cents: number }) =>
  http.post<unknown>(assumed('/Advance/Return'), {
    id,
    date: sent.date,
    currentAccountId: sent.accountId,
    value: fromCents(sent.cents),
  });

/** Fixes the price of a part of a contract. */
export const fixPrice = (id: RowId, sent: { date: string; quantity: number; price: number }) =>
  http.post<unknown>(assumed('/Contract/FixPrice'), {
    id,
    date: sent.date,
    quantity: sent.quantity,
    unitPrice: sent.price,
  });

interface Receipt {
  readonly date: string;
  readonly dueDate: string;
  readonly quantity: number;
  readonly invoice: string;
}

/** Receives an order, in part or as a whole, under an invoice with one title. */
export const receiveOrder = (id: RowId, { invoice, ...sent }: Receipt) =>
  http.post<unknown>(assumed('/PurchaseOrder/Receive'), { id, ...sent, documentNumber: invoice });

/** Keeps the bid that is offered for a quota. */
export const offerBid = (id: RowId, sent: { date: string; cents: number }) =>
  http.post<unknown>(assumed('/Consortium/Bid'), { id, date: sent.date, value: fromCents(sent.cents) });

interface Awarding {
  readonly date: string;
  readonly way: 'DRAW' | 'BID';
  readonly dueDate: string | null;
  readonly good: string | null;
}

/** Awards a quota, by the draw or by its bid. */
export const awardQuota = (id: RowId, { good, ...sent }: Awarding) =>
  http.post<unknown>(assumed('/Consortium/Award'), { id, ...sent, patrimonyName: good });

const REVERSALS = {
  advances: assumed('/Advance/ReverseAct'),
  contracts: assumed('/Contract/ReverseFixing'),
  orders: assumed('/PurchaseOrder/ReverseReceipt'),
  consortia: assumed('/Consortium/ReverseAward'),
} as const;

/** Takes an act back; of a quota its award. */
export const undoAct = (kind: keyof typeof REVERSALS, id: RowId, actId: number | null) =>
  http.post<unknown>(REVERSALS[kind], { id, actId }, { contained: true });

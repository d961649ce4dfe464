import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { Shape } from '@/platform/http/wire';
import { AdvanceWire, ConsortiumWire, ContractWire, detailOf, OrderWire } from './queriesWire';
import type { QueryDetail, QueryRow } from './queryTypes';

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

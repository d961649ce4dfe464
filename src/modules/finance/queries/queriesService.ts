import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import {
  readAdvance,
  readConsortium,
  readContract,
  readDetail,
  readOrder,
  readRows,
  type RowReader,
} from './queriesWire';
import type { QueryDetail, QueryRow } from './queryTypes';

/** The calls of one kind of agreement. A record that is refused says so in its panel. */
function callsOf<Row extends QueryRow>(grid: string, byId: string, read: RowReader<Row>) {
  return {
    list: async (_all: unknown, signal: AbortSignal): Promise<Row[]> =>
      readRows(await http.list<unknown>(grid, { signal }), read),
    get: async (id: RowId, signal: AbortSignal): Promise<QueryDetail<Row>> =>
      readDetail(await http.get<unknown>(byId, { params: { id }, signal, contained: true }), read),
  };
}

export const contractCalls = callsOf(
  assumed('/Contract/GetGridData'),
  assumed('/Contract/GetById'),
  readContract,
);
export const orderCalls = callsOf(
  assumed('/PurchaseOrder/GetGridData'),
  assumed('/PurchaseOrder/GetById'),
  readOrder,
);
export const advanceCalls = callsOf(
  assumed('/Advance/GetGridData'),
  assumed('/Advance/GetById'),
  readAdvance,
);
export const consortiumCalls = callsOf(
  assumed('/Consortium/GetGridData'),
  assumed('/Consortium/GetById'),
  readConsortium,
);

import { assumed, http } from '@/platform/http/http';
import type { Settlement, SettlementValues } from './settlementTypes';
import { settlementBody, SettlementWire } from './settlementWire';

/** A closed lot's own figures, and the integrator's sheet if it was kept. */
export const settlementOf = (lotId: number, signal: AbortSignal): Promise<Settlement> =>
  http.get(assumed('/ChickenSettlement/GetByLot'), {
    contained: true,
    params: { lotId },
    signal,
    shape: SettlementWire,
  });

/** Keeps the sheet; `baseVersion` is the one that was read, 0 for none. */
export const saveSettlement = (
  lotId: number,
  values: SettlementValues,
  baseVersion: number,
): Promise<unknown> =>
  http.post(assumed('/ChickenSettlement/Save'), { lotId, baseVersion, values: settlementBody(values) });

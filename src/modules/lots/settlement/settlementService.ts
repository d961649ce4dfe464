import { assumed, http } from '@/platform/http/http';
import type { Settlement, SettlementValues } from './settlementTypes';
import { readSettlement, settlementBody } from './settlementWire';

/** A closed lot's own figures, and the integrator's sheet if it was kept. */
export async function settlementOf(lotId: number, signal: AbortSignal): Promise<Settlement> {
  const answer = await http.get<unknown>(assumed('/ChickenSettlement/GetByLot'), {
    contained: true,
    params: { lotId },
    signal,
  });
  const settlement = readSettlement(answer);
  if (!settlement) throw { kind: 'unexpected', message: `lot ${lotId}: no settlement in the answer` };
  return settlement;
}

/** Keeps the sheet; `baseVersion` is the one that was read, 0 for none. */
export const saveSettlement = (
  lotId: number,
  values: SettlementValues,
  baseVersion: number,
): Promise<unknown> =>
  http.post(assumed('/ChickenSettlement/Save'), { lotId, baseVersion, values: settlementBody(values) });

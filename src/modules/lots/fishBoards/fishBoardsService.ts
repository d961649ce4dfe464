import { assumed, http } from '@/platform/http/http';
import { orElse } from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';
import type { FishBoard, FishLotBoard, WaterBoard, WaterPonds } from './fishBoardTypes';
import { ClosedFishLotWire } from './fishResultWire';
import { FishBoardWire, FishLotWire, WaterBoardWire, WaterPondsWire } from './fishBoardsWire';

// A refusal is shown where the cards or the lot would stand.
const inPlace = { contained: true } as const;

/** The ponds of the current customer, each with its present lot and its water. */
export const fishPonds = (signal: AbortSignal): Promise<FishBoard> =>
  http.get(assumed('/PiscicultureDashboard/GetPonds'), { ...inPlace, signal, shape: FishBoardWire });

/** One lot with its pond. */
export const fishLot = (id: RowId, signal: AbortSignal): Promise<FishLotBoard> =>
  http.get(assumed('/PiscicultureDashboard/GetLot'), {
    ...inPlace,
    params: { id },
    signal,
    shape: FishLotWire,
  });

/** The ponds with the oxygen of their last nights. */
export const waterPonds = (signal: AbortSignal): Promise<WaterPonds> =>
  http.get(assumed('/PiscicultureWater/GetPonds'), { ...inPlace, signal, shape: WaterPondsWire });

export interface WaterQuestion {
  readonly fishPondId: number;
  readonly days: number;
}

/** What was measured of the water of a pond in the last days. */
export async function waterBoard(params: WaterQuestion, signal: AbortSignal): Promise<WaterBoard> {
  const path = assumed('/PiscicultureWater/GetByPond');
  const answer = await http.get<unknown>(path, { ...inPlace, params: { ...params }, signal });
  // A month of readings is parsed and read in two tasks: the page answers between them.
  await new Promise<void>((resolve) => setTimeout(resolve));
  return http.read(path, WaterBoardWire, answer);
}

/** Every closed lot; what cannot be read is counted. */
export async function closedFishLots(signal: AbortSignal) {
  const rows = await http.list(assumed('/PiscicultureResult/GetGridData'), {
    ...inPlace,
    signal,
    shape: orElse(ClosedFishLotWire, null),
  });
  const lots = rows.filter((row) => row !== null);
  return { lots, unread: rows.length - lots.length };
}

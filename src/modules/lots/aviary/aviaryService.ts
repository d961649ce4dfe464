import { assumed, http } from '@/platform/http/http';
import type { AviaryBoard } from './aviaryTypes';
import { BoardWire } from './aviaryWire';

export interface BoardQuestion {
  readonly aviaryId: number;
  readonly days: number;
}

/** The readings of an aviary's sensors in the last days, with the lot and its set of ambience. */
export async function aviaryBoard(
  { aviaryId, days }: BoardQuestion,
  signal: AbortSignal,
): Promise<AviaryBoard> {
  const path = assumed('/AviaryDashboard/GetByAviary');
  const answer = await http.get<unknown>(path, {
    contained: true,
    params: { aviaryId, days },
    signal,
  });
  // A month of readings is parsed and read in two tasks: the page answers between them.
  await new Promise<void>((resolve) => setTimeout(resolve));
  return http.read(path, BoardWire, answer);
}

/** Changes how many kg a m³ of gas has at an aviary's meter. */
export async function saveGasFactor(aviaryId: number, kgPerCubicMetre: number): Promise<void> {
  await http.post(assumed('/AviaryDashboard/EditGasFactor'), { aviaryId, kgPerCubicMetre });
}

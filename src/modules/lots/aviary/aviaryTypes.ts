import type { LocalDate } from '@/platform/format/date';
import type { AmbienceDay } from './rules/bands';
import type { Reading, Series } from './rules/series';

/** The readings of one sensor. */
export interface SensorSeries extends Series {
  readonly id: number;
  readonly name: string;
  readonly magnitude: string;
  /** Of a current or a voltage; null when unknown. */
  readonly phase: number | null;
  /** Minutes without a transmission from which its last reading is no longer the present one. */
  readonly staleAfterMinutes: number;
  readonly enabled: boolean;
  /** Its newest reading, where the server tells it besides the series: it may be older than that. */
  readonly last?: Reading | null;
}

export interface AviaryLot {
  readonly id: number;
  readonly number: string;
  readonly housingDate: LocalDate;
  readonly alive: number | null;
}

export interface AviaryBoard {
  readonly aviaryId: number;
  readonly aviaryName: string;
  /** The server's clock, milliseconds: ages of readings are computed with it. */
  readonly serverTime: number;
  /** The lot in progress. */
  readonly lot: AviaryLot | null;
  /** The lot's set of ambience. */
  readonly reference: { readonly name: string; readonly days: readonly AmbienceDay[] } | null;
  readonly sensors: readonly SensorSeries[];
  readonly gas: { readonly capacity: number | null; readonly factor: number };
}

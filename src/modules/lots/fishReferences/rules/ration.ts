import type { FishRange } from './ranges';

/** How much of the ration fish eat in water of a temperature (°C); the row at or below it applies. */
export interface TemperatureRow {
  readonly temperature: number | null;
  readonly percent: number | null;
}

/** The range that a weight (g) falls into: from ≤ weight < to. */
export function rangeOf<Range extends Pick<FishRange, 'from' | 'to'>>(
  ranges: readonly Range[],
  weight: number,
): Range | undefined {
  return ranges.find(({ from, to }) => from !== null && from <= weight && (to === null || weight < to));
}

/** The warmest row at or below a temperature; undefined where the table begins above it. */
export function temperatureRowOf(
  rows: readonly TemperatureRow[],
  temperature: number,
): { readonly temperature: number; readonly percent: number } | undefined {
  const known = rows.flatMap(({ temperature: at, percent }) =>
    at === null || percent === null || at > temperature ? [] : [{ temperature: at, percent }],
  );
  return known.toSorted((a, b) => b.temperature - a.temperature)[0];
}

interface Fed {
  /** kg of the lot, g of a fish, °C of the water; null where it is not known. */
  readonly biomass: number | null;
  readonly weight: number | null;
  readonly temperature: number | null;
}

interface FeedingSet {
  readonly ranges: readonly FishRange[];
  readonly temperatures: readonly TemperatureRow[];
}

export interface Ration {
  readonly kind: 'ration';
  /** Of the day. */
  readonly kg: number;
  readonly biomass: number;
  readonly range: FishRange;
  readonly biomassPercent: number;
  /** Null where the temperature was not given, or the set has no table of it: then nothing is corrected. */
  readonly correction: { readonly temperature: number; readonly percent: number } | null;
}

/** Why there is none. `below` is where the table of temperatures begins. */
export type NoRation =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'noRange' }
  | { readonly kind: 'noTemperature'; readonly below: number };

/**
 * The ration of a day: biomass × % of the range × % of the temperature. 1 358 kg of fish of 140 g at 4 % eat 54,32 kg, at
 * 22 °C (70 %) 38,02 kg. What the set does not say is not taken for 0 or for 100 %.
 */
export function rationOf(
  { biomass, weight, temperature }: Fed,
  { ranges, temperatures }: FeedingSet,
): Ration | NoRation {
  if (biomass === null || weight === null) return { kind: 'incomplete' };
  const range = rangeOf(ranges, weight);
  const biomassPercent = range?.biomassPercent ?? null;
  if (!range || biomassPercent === null) return { kind: 'noRange' };
  const starts = temperatures.flatMap((row) => row.temperature ?? []);
  const correction =
    temperature === null || starts.length === 0 ? null : temperatureRowOf(temperatures, temperature);
  if (correction === undefined) return { kind: 'noTemperature', below: Math.min(...starts) };
  const kg = (biomass * biomassPercent * (correction?.percent ?? 100)) / 10_000;
  return { kind: 'ration', kg, biomass, range, biomassPercent, correction };
}

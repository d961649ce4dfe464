import { soilBands } from '@/platform/theme/mapColours';

interface ClassColour {
  readonly fill: string;
  /** Of words on it. */
  readonly on: string;
}

const { veryLow, low, medium, high, veryHigh } = soilBands;
const RAMP: readonly ClassColour[] = [veryLow, low, medium, high, veryHigh];

/** From the lowest class to the highest, by how many there are: pale is little, dark is much. */
const BY_COUNT: Readonly<Record<number, readonly ClassColour[]>> = {
  1: [medium],
  2: [low, high],
  3: [low, medium, high],
  4: [veryLow, low, medium, high],
};

/** The colour of a class among all of its table; with more than five, neighbours share one. */
export function classColour(index: number, count: number): ClassColour {
  const ramp = BY_COUNT[count] ?? RAMP;
  const at = count <= RAMP.length ? index : Math.floor((index * RAMP.length) / count);
  return ramp[Math.min(ramp.length - 1, Math.max(0, at))] ?? medium;
}

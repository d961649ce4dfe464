import { changeRamps, indexRamps } from '@/platform/theme/mapColours';
import { CHANGE_RANGE, INDEX_RANGE } from './rules/ndvi';
import type { Ramp } from './rules/picture';

export const RAMPS = ['natural', 'clear'] as const;
export type RampName = (typeof RAMPS)[number];

/** The colours of the maps, and how much of the base map they let through. */
export interface Look {
  readonly ramp: RampName;
  /** Percent. */
  readonly opacity: number;
}

const index: Readonly<Record<RampName, Ramp>> = {
  natural: { stops: indexRamps.natural, range: INDEX_RANGE },
  clear: { stops: indexRamps.clear, range: INDEX_RANGE },
};
const change: Readonly<Record<RampName, Ramp>> = {
  natural: { stops: changeRamps.natural, range: CHANGE_RANGE },
  clear: { stops: changeRamps.clear, range: CHANGE_RANGE },
};

export const indexRamp = (name: RampName): Ramp => index[name];
export const changeRamp = (name: RampName): Ramp => change[name];

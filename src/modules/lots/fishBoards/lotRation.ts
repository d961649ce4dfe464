import { type NoRation, type Ration, rationOf } from '../fishReferences/rules/ration';
import type { FishLotState, PondWater } from './fishBoardTypes';
import type { FishState } from './rules/fishState';
import { rationTemperature, type WaterTemperature } from './rules/pondWater';
import { daysToTarget, type NoTarget, type Target } from './rules/target';
import type { PondView } from './rules/problems';

export interface LotRation {
  readonly temperature: WaterTemperature | null;
  /** Null where the lot has no set. */
  readonly ration: Ration | NoRation | null;
}

/** The ration of today of a lot that lives, by its set and the temperature of its water. */
export function lotRation(
  { rangeSet }: Pick<FishLotState, 'rangeSet'>,
  { biomass, grams }: Pick<FishState, 'biomass' | 'grams'>,
  water: PondWater,
  serverTime: number,
  cooler = 0,
): LotRation {
  const known = rationTemperature(water, serverTime);
  const temperature = known && { ...known, value: known.value - cooler };
  const fed = { biomass, weight: grams, temperature: temperature?.value ?? null };
  return { temperature, ration: rangeSet && rationOf(fed, rangeSet) };
}

/** When the fish of a pond weigh so much; with its water as warm as it is, or cooler. */
export function targetOf(
  { lot, state, pond, serverTime }: Pick<PondView, 'lot' | 'state' | 'pond' | 'serverTime'>,
  target: number,
  today: string,
  cooler = 0,
): Target | NoTarget | null {
  if (!lot || !state || lot.day === null || lot.status !== 'inProgress') return null;
  const temperature = rationTemperature(pond, serverTime)?.value ?? null;
  return daysToTarget({
    lot,
    curve: state.curve,
    day: lot.day,
    grams: state.grams,
    target,
    temperature,
    cooler,
    // The lot's own conversion on gain, and of one that has none yet nothing.
    conversion: state.conversions.onGain,
    today,
  });
}

import { keysOf } from '@/platform/typed/records';
/** What the soil of a plot holds and the crop needs on one day. */
export interface DayNeeds {
  /** Field capacity and wilting point, m³/m³. */
  readonly capacity: number;
  readonly wilting: number;
  /** Depth of the roots, m. */
  readonly root: number;
  /** Share of the available water that is taken without stress. */
  readonly p: number;
  /** Crop coefficient. */
  readonly kc: number;
}

/** Total available water, mm (FAO-56, eq. 82). */
export const totalWater = ({ capacity, wilting, root }: DayNeeds): number =>
  1000 * (capacity - wilting) * root;

/** Readily available water, mm (eq. 83). */
export const readyWater = (needs: DayNeeds): number => needs.p * totalWater(needs);

/** How much less the plant drinks under stress; 1 without any (eq. 84). */
export function stress(taw: number, p: number, depletion: number): number {
  if (taw <= 0 || p >= 1) return 1;
  return Math.min(1, Math.max(0, (taw - depletion) / ((1 - p) * taw)));
}

export interface BalanceDay {
  readonly taw: number;
  readonly raw: number;
  readonly ks: number;
  /** mm/day. */
  readonly etc: number;
  /** At the beginning and the end of the day, mm below field capacity. */
  readonly before: number;
  readonly depletion: number;
  /** Water beyond field capacity, mm. */
  readonly drained: number;
}

/**
 * A day of the root zone (FAO-56, eq. 85): Dr = Dr' − rain − irrigation + Ks Kc ET0, between 0 and TAW; what lies below 0
 * drains. All in mm.
 */
export function balanceDay(
  before: number,
  needs: DayNeeds,
  { et0, rain, irrigation }: { readonly et0: number; readonly rain: number; readonly irrigation: number },
): BalanceDay {
  const taw = totalWater(needs);
  const start = Math.min(taw, Math.max(0, before));
  const ks = stress(taw, needs.p, start);
  const etc = ks * needs.kc * et0;
  const left = start - rain - irrigation + etc;
  return {
    taw,
    raw: needs.p * taw,
    ks,
    etc,
    before: start,
    depletion: Math.min(taw, Math.max(0, left)),
    drained: Math.max(0, -left),
  };
}

/** Usual share of the water that a system brings to the roots, %. */
export const EFFICIENCIES = { PIVOT: 85, DRIP: 90, SPRINKLER: 75, FURROW: 60 } as const;
export type IrrigationSystem = keyof typeof EFFICIENCIES;
export const SYSTEMS = keysOf(EFFICIENCIES);

/** Depth that has to leave the system for a net depth to arrive, mm. */
export const grossDepth = (net: number, efficiency: number): number => (net * 100) / efficiency;

/** mm/h of a flow over an area: m³/h ÷ ha ÷ 10. */
export const rateOfFlow = (cubicMetresPerHour: number, hectares: number): number =>
  cubicMetresPerHour / hectares / 10;

export type IrrigationState = 'EXCESS' | 'COMFORTABLE' | 'IRRIGATE' | 'DEFICIT';

/**
 * How the plot stands: drained today; two days at or beyond the ready water; at it today; else comfortable.
 * @param days the last day at the end.
 */
export function stateOf(
  days: readonly Pick<BalanceDay, 'depletion' | 'raw' | 'drained'>[],
): IrrigationState | null {
  const last = days.at(-1);
  if (!last) return null;
  if (last.drained > 0) return 'EXCESS';
  const dry = ({ depletion, raw }: Pick<BalanceDay, 'depletion' | 'raw'>) => depletion >= raw;
  if (!dry(last)) return 'COMFORTABLE';
  const before = days.at(-2);
  return before && dry(before) ? 'DEFICIT' : 'IRRIGATE';
}

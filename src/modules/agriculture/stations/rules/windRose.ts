import type { ReportPoint } from '../stationTypes';

export const SECTORS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
export type Sector = (typeof SECTORS)[number];

/** Below this the air is calm and comes from nowhere, km/h. */
const CALM_BELOW = 1;

interface Petal {
  readonly sector: Sector;
  readonly count: number;
  /** Share of all readings, calm ones included; 0 to 1. */
  readonly share: number;
  /** Mean speed from there, km/h; null where no wind came from. */
  readonly mean: number | null;
}

export interface Rose {
  readonly petals: readonly Petal[];
  readonly calm: { readonly count: number; readonly share: number };
  /** Readings with both direction and speed. */
  readonly total: number;
}

/** The sector of 22.5° that a direction in degrees lies in, from where the wind comes; 0 and 360 are north. */
export function sectorOf(degrees: number): Sector {
  const at = Math.round((((degrees % 360) + 360) % 360) / 22.5) % 16;
  return SECTORS[at] ?? 'N';
}

/** How often the wind came from each of sixteen sectors, calm apart; only moments of which both are known count. */
export function roseOf(directions: readonly ReportPoint[], speeds: readonly ReportPoint[]): Rose {
  const speedAt = new Map(speeds.map(({ at, value }) => [Date.parse(at), value]));
  const bySector = new Map<Sector, number[]>();
  let calm = 0;
  let total = 0;
  for (const { at, value } of directions) {
    const speed = speedAt.get(Date.parse(at)) ?? null;
    if (speed === null) continue;
    if (speed < CALM_BELOW) calm += 1;
    else if (value === null) continue;
    else bySector.set(sectorOf(value), [...(bySector.get(sectorOf(value)) ?? []), speed]);
    total += 1;
  }
  const share = (count: number) => (total === 0 ? 0 : count / total);
  return {
    petals: SECTORS.map((sector) => {
      const own = bySector.get(sector) ?? [];
      const mean = own.length === 0 ? null : own.reduce((sum, one) => sum + one, 0) / own.length;
      return { sector, count: own.length, share: share(own.length), mean };
    }),
    calm: { count: calm, share: share(calm) },
    total,
  };
}

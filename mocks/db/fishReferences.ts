import type { RegisterRow } from '../registerRoutes';
import type { Table } from './table';

/** Breeds of fish, as the platform knows them. */
export const FISH_SPECIES = [
  { id: 1, name: 'Tilápia' },
  { id: 2, name: 'Tambaqui' },
  { id: 3, name: 'Pacu' },
  { id: 4, name: 'Pintado' },
  { id: 5, name: 'Carpa' },
] as const;
const [TILAPIA, TAMBAQUI] = FISH_SPECIES;

/** How fish of a weight are fed: g, % of the biomass, meals a day, % of protein, mm, g a day; null where it is not said. */
export interface FishRangeRow {
  from: number;
  to: number | null;
  biomassPercent: number;
  mealsPerDay: number | null;
  crudeProtein: number | null;
  pelletSize: number | null;
  dailyGain: number | null;
  feedConversion: number | null;
}

export interface WaterLimitRow {
  magnitude: string;
  criticalMin: number | null;
  idealMin: number | null;
  idealMax: number | null;
  criticalMax: number | null;
}

interface FishSet extends RegisterRow {
  name: string;
  animalBreedId: number;
  observation: string | null;
  version: number;
}

export interface FishRangeSet extends FishSet {
  ranges: FishRangeRow[];
  temperatures: { temperature: number; percent: number }[];
}

export interface WaterSet extends FishSet {
  limits: WaterLimitRow[];
}

/** Up to which weight (g) how much of the biomass (%). */
const UFMG: readonly (readonly [number | null, number])[] = [
  [10, 10],
  [20, 8],
  [40, 6],
  [130, 5],
  [250, 4],
  [300, 3.5],
  [480, 3],
  [600, 2.5],
  [700, 2],
  [850, 1.5],
  [null, 1],
];
const UFMG_TEMPERATURES: readonly (readonly [number, number])[] = [
  [16, 15],
  [18, 35],
  [20, 50],
  [22, 70],
  [24, 80],
  [26, 100],
  [29, 60],
  [30, 30],
  [31, 0],
];
/** Of cages: to, % of the biomass, meals, protein, pellet, gain, FCR. */
const CAGES: readonly (readonly [number | null, number, number, number, number, number, number])[] = [
  [30, 8, 6, 42, 1.5, 1.2, 1],
  [150, 5, 5, 36, 2.5, 3, 1.2],
  [400, 3.5, 4, 32, 4, 5, 1.4],
  [null, 2, 3, 32, 6, 6.5, 1.7],
];

const ranges = (rows: readonly (readonly [number | null, ...number[]])[]): FishRangeRow[] =>
  rows.map(([to, percent = 0, meals = null, protein = null, pellet = null, gain = null, fcr = null], at) => ({
    from: at === 0 ? 0 : (rows[at - 1]?.[0] ?? 0),
    to,
    biomassPercent: percent,
    mealsPerDay: meals,
    crudeProtein: protein,
    pelletSize: pellet,
    dailyGain: gain,
    feedConversion: fcr,
  }));

const limits = (
  magnitude: string,
  criticalMin: number | null,
  idealMin: number | null,
  idealMax: number | null,
  criticalMax: number | null,
): WaterLimitRow => ({ magnitude, criticalMin, idealMin, idealMax, criticalMax });

const kept = (customerId: number) => ({
  customerId,
  active: true,
  createdAt: '2026-01-12T11:00:00.000Z',
  updatedAt: null,
  version: 1,
  observation: null,
});

/** The sets of each customer with ponds: the second is in use. */
export function seedFishRanges(customerIds: () => readonly number[]) {
  return (sets: Table<FishRangeSet>): void => {
    for (const customerId of customerIds()) {
      sets.insert({
        ...kept(customerId),
        name: 'TILAPIA TANQUE-REDE',
        animalBreedId: TILAPIA.id,
        ranges: ranges(CAGES),
        temperatures: [],
      });
      sets.insert({
        ...kept(customerId),
        name: 'TILAPIA UFMG',
        animalBreedId: TILAPIA.id,
        ranges: ranges(UFMG),
        temperatures: UFMG_TEMPERATURES.map(([temperature, percent]) => ({ temperature, percent })),
      });
    }
  };
}

export function seedWaterReferences(customerIds: () => readonly number[]) {
  return (sets: Table<WaterSet>): void => {
    for (const customerId of customerIds()) {
      sets.insert({
        ...kept(customerId),
        name: 'TAMBAQUI',
        animalBreedId: TAMBAQUI.id,
        limits: [limits('WATER_TEMPERATURE', 20, 26, 31, 35), limits('DISSOLVED_OXYGEN', 2, 4, null, null)],
      });
      sets.insert({
        ...kept(customerId),
        name: 'TILAPIA',
        animalBreedId: TILAPIA.id,
        limits: [
          limits('WATER_TEMPERATURE', null, 26, 30, null),
          limits('DISSOLVED_OXYGEN', 3, 4, null, null),
          limits('PH', null, 6.5, 8.5, null),
        ],
      });
    }
  };
}

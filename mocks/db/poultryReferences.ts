import { usualDay } from './poultry';
import type { RegisterRow } from '../registerRoutes';
import type { Table } from './table';

/** What a lot is compared with on one day; null where the set has no figure. */
export interface ReferenceDay {
  day: number;
  /** Grams of a bird, that it gains and eats on that day; percent of the housed lost until then. */
  weight: number | null;
  dailyGain: number | null;
  dailyFeed: number | null;
  totalFeed: number | null;
  feedConversion: number | null;
  mortality: number | null;
  /** °C, %, ppm, lux, hours without light. */
  temperatureMin: number | null;
  temperatureIdeal: number | null;
  temperatureMax: number | null;
  humidityMin: number | null;
  humidityMax: number | null;
  ammonia: number | null;
  carbonDioxide: number | null;
  light: number | null;
  darkHours: number | null;
}

export interface ReferenceSet extends RegisterRow {
  name: string;
  kind: 'ZOOTECHNICAL' | 'AMBIENCE';
  lineage: string | null;
  gender: 'MALE' | 'FEMALE' | 'MIXED' | null;
  version: number;
  /** The days are written apart from the rest. */
  daysVersion: number;
  days: ReferenceDay[];
}

const NOTHING: Omit<ReferenceDay, 'day'> = {
  weight: null,
  dailyGain: null,
  dailyFeed: null,
  totalFeed: null,
  feedConversion: null,
  mortality: null,
  temperatureMin: null,
  temperatureIdeal: null,
  temperatureMax: null,
  humidityMin: null,
  humidityMax: null,
  ammonia: null,
  carbonDioxide: null,
  light: null,
  darkHours: null,
};

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Days 0 to 49 of birds that grow by so much more or less than usual. */
function growth(pace: number): ReferenceDay[] {
  let total = 0;
  return Array.from({ length: 50 }, (_, day) => {
    const usual = usualDay(day);
    const weight = Math.round(usual.weight * pace);
    const before = day === 0 ? weight : Math.round(usualDay(day - 1).weight * pace);
    const dailyFeed = round(usual.dailyFeed * pace, 1);
    total += dailyFeed;
    return {
      ...NOTHING,
      day,
      weight,
      dailyGain: weight - before,
      dailyFeed,
      totalFeed: round(total, 1),
      feedConversion: day === 0 ? null : round(total / weight, 3),
      mortality: usual.mortality,
    };
  });
}

/** The usual comfort of broilers: from 32 °C at housing to 20 °C in the sixth week. */
function comfort(): ReferenceDay[] {
  return Array.from({ length: 50 }, (_, day) => {
    const ideal = round(Math.max(20, 32 - day * 0.3), 1);
    return {
      ...NOTHING,
      day,
      temperatureMin: round(ideal - 1.5, 1),
      temperatureIdeal: ideal,
      temperatureMax: round(ideal + 1.5, 1),
      humidityMin: 50,
      humidityMax: 70,
      ammonia: 10,
      carbonDioxide: 3000,
      light: day < 7 ? 25 : 10,
      darkHours: day < 7 ? 1 : 6,
    };
  });
}

const at = '2026-01-12T11:00:00.000Z';

/** The sets of each customer that raises birds; its lots are compared with the first. */
export function seedPoultryReferences(customerIds: () => readonly number[]) {
  return (sets: Table<ReferenceSet>): void => {
    for (const customerId of customerIds()) {
      const kept = { customerId, active: true, createdAt: at, updatedAt: null, version: 1, daysVersion: 1 };
      const grown = { ...kept, kind: 'ZOOTECHNICAL' } as const;
      sets.insert({
        ...grown,
        name: 'FRANGO DE CORTE MISTO',
        lineage: null,
        gender: 'MIXED',
        days: growth(1),
      });
      sets.insert({
        ...grown,
        name: 'COBB 500 MACHO',
        lineage: 'COBB 500',
        gender: 'MALE',
        days: growth(1.06),
      });
      sets.insert({
        ...grown,
        name: 'COBB 500 FEMEA',
        lineage: 'COBB 500',
        gender: 'FEMALE',
        days: growth(0.94),
      });
      sets.insert({
        ...kept,
        kind: 'AMBIENCE',
        name: 'CONFORTO PADRAO',
        lineage: null,
        gender: null,
        days: comfort(),
      });
    }
  };
}

/** The set of a customer that new lots of the demo have. */
export const firstOf = (sets: readonly ReferenceSet[], customerId: number, kind: ReferenceSet['kind']) =>
  sets.find((set) => set.customerId === customerId && set.kind === kind) ?? null;

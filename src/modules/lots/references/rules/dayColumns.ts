import { recordOf } from '@/platform/typed/records';
import type { ReferenceKind } from '../referenceChoices';

/** The figures of one day, by the names of the wire. */
export const FIGURES = [
  'weight',
  'dailyGain',
  'dailyFeed',
  'totalFeed',
  'feedConversion',
  'mortality',
  'temperatureMin',
  'temperatureIdeal',
  'temperatureMax',
  'humidityMin',
  'humidityMax',
  'ammonia',
  'carbonDioxide',
  'light',
  'darkHours',
] as const;
export type FigureName = (typeof FIGURES)[number];

/** One day of a set; null where the set does not tell. */
export type ReferenceDay = { readonly day: number } & Readonly<Record<FigureName, number | null>>;

export interface DayColumn {
  readonly name: FigureName;
  readonly unit: string;
  readonly decimals: number;
  /** A set without it says nothing. */
  readonly required?: true;
  /** Nothing weighs nothing: what shows as 0 is a unit that was mistaken. */
  readonly above?: true;
  /** May not be less than the day before: weight, what was eaten and lost until then. */
  readonly rises?: true;
  readonly most: number;
  /** Degrees below zero are read. */
  readonly negative?: true;
}

/** Days since housing that a set may tell of. */
export const LAST_DAY = 120;

/** What a set of each kind tells of a day: weights in grams, losses in percent of the housed until that day. */
export const DAY_COLUMNS: Readonly<Record<ReferenceKind, readonly DayColumn[]>> = {
  ZOOTECHNICAL: [
    { name: 'weight', unit: 'g', decimals: 0, required: true, above: true, rises: true, most: 20_000 },
    { name: 'dailyGain', unit: 'g', decimals: 1, most: 1000 },
    { name: 'dailyFeed', unit: 'g', decimals: 1, most: 2000 },
    { name: 'totalFeed', unit: 'g', decimals: 1, rises: true, most: 60_000 },
    { name: 'feedConversion', unit: '', decimals: 3, most: 20 },
    { name: 'mortality', unit: '%', decimals: 2, rises: true, most: 100 },
  ],
  AMBIENCE: [
    { name: 'temperatureMin', unit: '°C', decimals: 1, negative: true, most: 60 },
    { name: 'temperatureIdeal', unit: '°C', decimals: 1, negative: true, required: true, most: 60 },
    { name: 'temperatureMax', unit: '°C', decimals: 1, negative: true, most: 60 },
    { name: 'humidityMin', unit: '%', decimals: 0, most: 100 },
    { name: 'humidityMax', unit: '%', decimals: 0, most: 100 },
    { name: 'ammonia', unit: 'ppm', decimals: 1, most: 1000 },
    { name: 'carbonDioxide', unit: 'ppm', decimals: 0, most: 100_000 },
    { name: 'light', unit: 'lux', decimals: 1, most: 200_000 },
    { name: 'darkHours', unit: 'h', decimals: 1, most: 24 },
  ],
};

/** A day without figures. */
export function emptyDay(day: number): ReferenceDay {
  return { day, ...recordOf(FIGURES, () => null) };
}

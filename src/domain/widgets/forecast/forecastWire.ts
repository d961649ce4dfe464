import { figureOrNull, made, needed, type Read, record, text, textOrNull } from '@/platform/http/wire';
import { toLocalDate } from '@/platform/format/date';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && toLocalDate(value.trim()) !== null;
const word = made(textOrNull, (value) => value?.trim() ?? null);

/** The forecast of one hour as the weather service writes it. */
export const ForecastEntry = record({
  /** The hour that is forecast. */
  forecast_date_ISO: made(needed('date', isMoment), (value) => value.trim()),
  /** When the forecast was made. */
  created_at_ISO: text,
  forecast: record({
    /** °C */
    air_temperature: figureOrNull,
    /** % */
    relative_humidity: figureOrNull,
    /** mm */
    rain: figureOrNull,
    /** km/h */
    wind_speed: figureOrNull,
    /** km/h */
    wind_gust: figureOrNull,
    /** Where the wind comes from, in compass letters. */
    wind_direction: word,
    /** The sky in English words: 'few clouds'. */
    conditions: word,
  }),
});
export type ForecastEntry = Read<typeof ForecastEntry>;

/** A city of the select list, with what the forecast needs of it. */
export interface ForecastCity {
  readonly id: number | string;
  /** Code of IBGE, by which the weather service knows the city. */
  readonly code: number | string;
  readonly name: string;
  readonly stateName: string;
  /** The customer's favourite. */
  readonly selected: boolean;
}

import { type InferType, number, object, string } from 'yup';

const measured = () => number().nullable().defined();

/** The forecast of one hour as the weather service writes it. */
export const forecastEntrySchema = object({
  /** The hour that is forecast. */
  forecast_date_ISO: string().required(),
  /** When the forecast was made. */
  created_at_ISO: string().required(),
  forecast: object({
    /** °C */
    air_temperature: measured(),
    /** % */
    relative_humidity: measured(),
    /** mm */
    rain: measured(),
    /** km/h */
    wind_speed: measured(),
    /** km/h */
    wind_gust: measured(),
    /** Where the wind comes from, in compass letters. */
    wind_direction: string().nullable().defined(),
    /** The sky in English words: 'few clouds'. */
    conditions: string().nullable().defined(),
  }).required(),
});
export type ForecastEntry = InferType<typeof forecastEntrySchema>;

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

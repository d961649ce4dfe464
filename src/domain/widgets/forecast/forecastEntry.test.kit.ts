import type { ForecastEntry } from './forecastWire';

/** The forecast of an hour, as the server sends it: mild and dry by default. */
export const forecastEntry = (
  at: string,
  forecast: Partial<ForecastEntry['forecast']> = {},
  createdAt = '2026-09-18T06:00:00-03:00',
): ForecastEntry => ({
  forecast_date_ISO: at,
  created_at_ISO: createdAt,
  forecast: {
    air_temperature: 20,
    relative_humidity: 60,
    rain: 0,
    wind_speed: 5,
    wind_gust: 9,
    wind_direction: 'S',
    conditions: 'clear sky',
    ...forecast,
  },
});

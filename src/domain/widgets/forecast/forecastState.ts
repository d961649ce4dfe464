import { createQuery } from '@/platform/store/createQuery';
import type { ForecastCity, ForecastEntry } from './forecastWire';
import { citiesWithFavourite, forecastByCityCode } from './forecastService';

const MODULE = 'forecast';

export const forecastCities = createQuery<ForecastCity[]>(MODULE, 'cities', (_, signal) =>
  citiesWithFavourite(signal),
);

export const cityForecast = createQuery<ForecastEntry[], { code: number | string }>(
  MODULE,
  'hours',
  ({ code }, signal) => forecastByCityCode(code, signal),
);

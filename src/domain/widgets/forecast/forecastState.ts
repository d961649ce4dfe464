import { createWidget } from '@/platform/widgets/createWidget';
import type { ForecastCity, ForecastEntry } from './forecastSchemas';
import { citiesWithFavourite, forecastByCityCode } from './forecastService';

const MODULE = 'forecast';

export const forecastCities = createWidget<ForecastCity[]>(MODULE, 'cities', (_, signal) =>
  citiesWithFavourite(signal),
);

export const cityForecast = createWidget<ForecastEntry[], { code: number | string }>(
  MODULE,
  'hours',
  ({ code }, signal) => forecastByCityCode(code, signal),
);

import { lookupCalls } from '@/domain/lookups/lookupService';
import { http } from '@/platform/http/http';
import { readable } from '@/platform/http/readable';
import type { ForecastCity, ForecastEntry } from './forecastSchemas';
import { readHours } from './rules/hours';

/** Every city of the country, the customer's favourite marked. */
export async function citiesWithFavourite(signal: AbortSignal): Promise<ForecastCity[]> {
  const cities: readonly Partial<ForecastCity | null>[] = await lookupCalls.cities(
    { customerCitySelected: true },
    signal,
  );
  return cities.flatMap((city) => {
    // A city without number or code can neither be kept nor asked for.
    if (!city?.id || !city.code) return [];
    const { id, code, name = '', stateName = '', selected = false } = city;
    return [{ id, code, name, stateName, selected }];
  });
}

/** The hourly forecast for a city by its code. */
export async function forecastByCityCode(
  code: number | string,
  signal: AbortSignal,
): Promise<ForecastEntry[]> {
  const path = '/CentralAgroClimaticaPrevisao/GetSimpleForecastsByCityCode';
  const rows = await http.list<ForecastEntry>(path, {
    params: { code },
    signal,
    // Refused, the card says so; the page around it stays.
    contained: true,
    schema: () => import('./forecastSchemas').then((all) => all.forecastEntrySchema),
  });
  return readable(path, rows, (all) => all.filter((row) => readHours([row]).length > 0));
}

/** Makes a city the customer's favourite, or with null none. */
export function updateFavouriteCity(cityId: number | string | null): Promise<unknown> {
  return http.post('/User/UpdateFavorityCity', { FavoriteCityId: cityId }, { contained: true });
}

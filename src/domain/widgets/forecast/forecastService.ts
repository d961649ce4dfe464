import { lookupCalls } from '@/domain/lookups/lookupService';
import { http } from '@/platform/http/http';
import { type ForecastCity, ForecastEntry } from './forecastWire';

/** Every city of the country, the customer's favourite marked. */
export async function citiesWithFavourite(signal: AbortSignal): Promise<ForecastCity[]> {
  const cities = await lookupCalls.cities({ customerCitySelected: true }, signal);
  return cities.flatMap(({ id, code, name, stateName = '', selected = false }) =>
    // A city without number or code can neither be kept nor requested.
    id && code ? [{ id, code, name, stateName, selected }] : [],
  );
}

/** The hourly forecast for a city by its code. */
export const forecastByCityCode = (code: number | string, signal: AbortSignal) =>
  http.list('/CentralAgroClimaticaPrevisao/GetSimpleForecastsByCityCode', {
    params: { code },
    signal,
    // Refused, the card says so; the page around it stays.
    contained: true,
    shape: ForecastEntry,
  });

/** Makes a city the customer's favourite, or with null none. */
export function updateFavouriteCity(cityId: number | string | null): Promise<unknown> {
  return http.post('/User/UpdateFavorityCity', { FavoriteCityId: cityId }, { contained: true });
}

import type { ForecastCity } from '../forecastWire';

/** 'Toledo - Paraná' */
export function cityLabel({ name, stateName }: Pick<ForecastCity, 'name' | 'stateName'>): string {
  return `${name} - ${stateName}`;
}

/** The customer's favourite city, or null. */
export function favouriteOf(cities: readonly ForecastCity[]): ForecastCity | null {
  return cities.find(({ selected }) => selected) ?? null;
}

/** The same list with this city as the one favourite, or with none. */
export function withFavourite(
  cities: readonly ForecastCity[],
  id: ForecastCity['id'] | null,
): ForecastCity[] {
  return cities.map((city) =>
    city.selected === (city.id === id) ? city : { ...city, selected: city.id === id },
  );
}

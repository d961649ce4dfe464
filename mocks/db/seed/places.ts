import { aCustomer } from '../../build/rows';
import { localDate } from '../calendar';
import type { City, World } from '../types';
import { citiesByState } from './cities';
import { customers } from './customers';
import { states } from './states';

/** The city of that name and state, which the seed must hold. */
export function cityNamed(world: World, state: string, name: string): City {
  const stateId = world.states.find((row) => row.initials === state)?.id;
  const city = world.cities.find((row) => row.stateId === stateId && row.name === name);
  if (!city) throw new Error(`The seed has no city ${name} (${state}).`);
  return city;
}

export function seedPlaces(world: World, today: Date): void {
  for (const state of states) {
    world.states.insert(state);
    for (const [code, name, latitude, longitude] of citiesByState[state.initials] ?? [])
      world.cities.insert({ code, name, stateId: state.id, latitude, longitude });
  }
  for (const seed of customers) {
    const { id: cityId } = cityNamed(world, seed.state, seed.city);
    world.customers.insert(
      aCustomer({
        name: seed.name,
        cityId,
        favoriteCityId: seed.noFavouriteCity ? null : cityId,
        isFreeAccount: seed.free === true || seed.trialDays !== undefined,
        trialPeriodExpiration: seed.trialDays === undefined ? null : localDate(today, seed.trialDays),
        eprodutorAssistActive: !seed.noAssist,
        hasSupport: seed.hasSupport === true,
      }),
    );
  }
}

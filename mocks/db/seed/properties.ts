import { aCommunity, aPerson, aQuotationSource } from '../../build/rows';
import { instant } from '../calendar';
import type { City, Customer, World } from '../types';
import { communityNames, firstCustomerCities } from './communities';
import { peopleNames } from './people';
import { cityNamed } from './places';
import { quotationSources } from './quotationSources';

/** One of the list by a running number, starting over at its end. */
function turn<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length];
  if (item === undefined) throw new Error('An empty list has no turns.');
  return item;
}

function seedCommunities(world: World, today: Date, customer: Customer, city: City, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const number = city.id * 3 + customer.id + index;
    const age = 20 + ((number * 397) % 900);
    world.communities.insert(
      aCommunity({
        customerId: customer.id,
        // Steps of seven visit all names before one comes again, and neighbours get different ones.
        name: turn(communityNames, number + index * 6),
        stateId: city.stateId,
        cityId: city.id,
        // The first one of a city is used by farms, so it stays active.
        active: index === 0 || (number + index) % 6 !== 0,
        createdAt: instant(today, -age, (number * 53) % 300),
        updatedAt: number % 3 === 0 ? instant(today, -Math.floor(age / 2), (number * 29) % 300) : null,
      }),
    );
  }
}

function seedQuotationSources(world: World, today: Date, customer: Customer): void {
  const count = customer.id === 1 ? quotationSources.length : 6;
  for (let index = 0; index < count; index += 1) {
    const [name, site, currencyClassification] =
      index === 5 && count === 6 ? turn(quotationSources, 13) : turn(quotationSources, index);
    world.quotationSources.insert(
      aQuotationSource({
        customerId: customer.id,
        name,
        site,
        currencyClassification,
        bringToCustomer: index % 5 !== 3,
        active: index % 9 !== 7,
        createdAt: instant(today, -400 + index * 11, index * 17),
        updatedAt: index % 4 === 2 ? instant(today, -index - 1) : null,
      }),
    );
  }
}

export function seedProperties(world: World, today: Date): void {
  for (const customer of world.customers.all()) {
    for (let index = 0; index < 3; index += 1)
      world.people.insert(
        aPerson({ customerId: customer.id, name: turn(peopleNames, customer.id * 3 + index) }),
      );
    if (customer.id === 1)
      for (const [state, name, count] of firstCustomerCities)
        seedCommunities(world, today, customer, cityNamed(world, state, name), count);
    else {
      const home = world.cities.need(customer.cityId);
      const next = world.cities.find((row) => row.stateId === home.stateId && row.id !== home.id) ?? home;
      seedCommunities(world, today, customer, home, 4);
      seedCommunities(world, today, customer, next, 2);
    }
    seedQuotationSources(world, today, customer);
  }
}

import type { World } from '../types';

const ponds = ['VIVEIRO 1', 'VIVEIRO 2', 'VIVEIRO 3', 'ACUDE DA SEDE', 'TANQUE DE ALEVINOS'] as const;

/** Aviaries and fish ponds of every customer: the first has the most. */
export function seedPlants(world: World): void {
  for (const { id: customerId } of world.customers.all()) {
    for (let number = 1; number <= (customerId === 1 ? 10 : 2); number += 1)
      world.aviaries.insert({ customerId, name: `AVIARIO ${number}` });
    for (const name of customerId === 1 ? ponds : ponds.slice(0, 2))
      world.fishPonds.insert({ customerId, name });
  }
}

import { Table } from '../table';
import type { World } from '../types';
import { ADVANCES, advanceOf, type AdvanceSeed } from './advanceSeed';
import { type Around, aroundOf } from './agreementParts';
import type { Advance, Agreements, Consortium, Contract, PurchaseOrder } from './agreementTypes';
import { CONSORTIA, consortiumOf, type ConsortiumSeed } from './consortiumSeed';
import { CONTRACTS, contractOf, type ContractSeed } from './contractSeed';
import { ORDERS, orderOf, type OrderSeed } from './orderSeed';

/** Contracts, orders, advances and quotas of every customer; filled when somebody first looks at them. */
export function agreements(today: Date, world: () => World): Agreements {
  const each = <T extends { id: number }, Seed>(
    seeds: readonly Seed[],
    make: (seed: Seed, around: Around, at: number, first: number) => Omit<T, 'id'>,
  ) =>
    new Table<T>((table) => {
      for (const [index, customer] of world().customers.all().entries()) {
        const around = aroundOf(world(), customer, today);
        const first = index * CONTRACTS.length + 1;
        for (const [at, seed] of seeds.entries()) table.insert(make(seed, around, at, first));
      }
    });
  return {
    contracts: each<Contract, ContractSeed>(CONTRACTS, (seed, around) =>
      contractOf(seed, around, world(), today),
    ).feeds(() => [world().finance.loads]),
    orders: each<PurchaseOrder, OrderSeed>(ORDERS, (seed, around) => orderOf(seed, around, today)),
    advances: each<Advance, AdvanceSeed>(ADVANCES, (seed, around, at, first) =>
      advanceOf(seed, at, around, first, today),
    ),
    consortia: each<Consortium, ConsortiumSeed>(CONSORTIA, (seed, around) =>
      consortiumOf(seed, around, today),
    ),
  };
}

import { expect, it } from 'vitest';
import type { LookupOption } from '@/domain/lookups/lookupTypes';
import { contractsOf, harvestsFor } from './loadChoices';

const contract = (id: number, over: Partial<LookupOption> = {}): LookupOption => ({
  id,
  name: `CT-${id}`,
  productId: 14,
  partnerId: 3,
  quantity: 1000,
  deliveredQuantity: 400,
  ...over,
});
const idsOf = (rows: readonly { id: unknown }[]) => rows.map(({ id }) => id);

it('offers the contracts of the product and the partner that are chosen, those with something left first', () => {
  const all = [
    contract(1, { deliveredQuantity: 1000 }),
    contract(2),
    contract(3, { partnerId: 9 }),
    contract(4, { productId: 15 }),
    contract(5, { partnerId: null }),
  ];
  expect(idsOf(contractsOf(all, { productId: 14, partnerId: 3 }))).toEqual([2, 5, 1]);
  expect(idsOf(contractsOf(all, { productId: 14, partnerId: null }))).toEqual([2, 3, 5, 1]);
  expect(idsOf(contractsOf(all, { productId: null, partnerId: 9 }))).toEqual([3, 5]);
  expect(contractsOf(all, { productId: 14, partnerId: 3 })[0]?.left).toBe(600);
  expect(contractsOf([contract(1, { quantity: null })], { productId: 14, partnerId: 3 })[0]?.left).toBeNull();
});

it('puts the harvests of the loaded crop first', () => {
  const harvests = [
    'FEIJAO 2025/2026',
    'HORTALICAS 2026',
    'SOJA 2025/2026',
    'MILHO 2026',
    'SOJA 2024/2025',
  ].map((name, id) => ({ id, name }));
  expect(harvestsFor(harvests, 'SOJA EM GRAOS').map(({ name }) => name)).toEqual([
    'SOJA 2025/2026',
    'SOJA 2024/2025',
    'FEIJAO 2025/2026',
    'HORTALICAS 2026',
    'MILHO 2026',
  ]);
  expect(idsOf(harvestsFor(harvests, ''))).toEqual([0, 1, 2, 3, 4]);
});

import { expect, it } from 'vitest';
import { plannedElsewhere } from './plannedElsewhere';

const other = (productName: string, centerId: number | null, title = 'SOJA SEDE') => ({
  productName,
  centerId,
  title,
  unit: 'sc60',
  quantity: 1,
});

it('names the planning that has the product in the same center, once', () => {
  const lines = [
    { productName: ' soja em graos', centerId: 1 },
    { productName: 'MILHO', centerId: 1 },
  ];
  const others = [other('SOJA EM GRAOS', 1), other('SOJA EM GRAOS', 1), other('TRIGO', 1), other('MILHO', 2)];
  expect(plannedElsewhere(lines, others)).toEqual([
    { productName: 'SOJA EM GRAOS', centerId: 1, title: 'SOJA SEDE' },
  ]);
});

it('says nothing of centers that are not known', () => {
  expect(plannedElsewhere([{ productName: 'SOJA', centerId: null }], [other('SOJA', null)])).toEqual([]);
});

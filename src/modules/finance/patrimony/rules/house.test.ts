import { expect, it } from 'vitest';
import { houseFigures } from './house';

it('computes the ground of a house and the birds on it', () => {
  expect(houseFigures({ width: 16, length: 150, capacity: 32_400 })).toEqual({ area: 2_400, density: 13.5 });
  expect(houseFigures({ width: 16, length: null, capacity: 32_400 })).toBeNull();
});

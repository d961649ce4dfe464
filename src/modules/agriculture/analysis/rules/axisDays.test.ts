import { expect, test } from 'vitest';
import { axisDays } from './axisDays';

test('days of an axis are written evenly, the first and the last among them', () => {
  expect(axisDays(101, 6)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(axisDays(3, 6)).toEqual([0, 1, 2]);
  expect(axisDays(1, 6)).toEqual([0]);
  expect(axisDays(0, 6)).toEqual([]);
});

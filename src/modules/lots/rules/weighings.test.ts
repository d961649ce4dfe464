import { expect, it } from 'vitest';
import { onePerDay } from './weighings';

const weighing = (day: number, weight: number, birdsWeighed: number | null, readings: number[] = []) => ({
  day,
  weight,
  birdsWeighed,
  readings,
});

it('a second weighing of a day adds its birds to the first', () => {
  expect(
    onePerDay([weighing(7, 180, 2, [170, 190]), weighing(14, 460, 100), weighing(7, 210, 4, [200, 220])]),
  ).toEqual([weighing(7, 200, 6, [170, 190, 200, 220]), weighing(14, 460, 100)]);
});

it('a weighing of unknown size leaves how many birds were weighed unknown', () => {
  expect(onePerDay([weighing(7, 180, null), weighing(7, 200, 9)])).toEqual([weighing(7, 198, null)]);
});

import { expect, test } from 'vitest';
import { cashNeedOf } from './cashNeed';

const months = (money: Readonly<Record<number, readonly [number, number]>>) =>
  Array.from({ length: 12 }, (_, at) => {
    const [income = 0, expense = 0] = money[at + 1] ?? [];
    return { month: at + 1, income, expense };
  });

test('a crop year runs from July to June: what is spent before the harvest is missing until it is sold', () => {
  const { rows, worst } = cashNeedOf(months({ 8: [0, 300_00], 12: [0, 200_00], 3: [900_00, 0] }));
  expect(rows.map(({ month }) => month)).toEqual([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
  expect(worst).toMatchObject({ month: 12, accumulated: -500_00 });
  expect(rows.at(-1)?.accumulated).toBe(400_00);
});

test('a plan that never lacks cash has no worst month', () => {
  expect(cashNeedOf(months({ 7: [100, 0], 8: [0, 100] })).worst).toBeNull();
});

import { expect, it } from 'vitest';
import { planningRows } from './planningRows';

const soy = {
  id: 1,
  year: 2025,
  center: 7,
  activity: 'CROP',
  product: 'SOJA',
  area: 120,
  unit: 'sc/ha',
  yieldPlanned: 60,
  yieldActual: 58,
  incomePlanned: 900_00,
  incomeDue: 300_00,
  incomeActual: 185_137_91,
  expensePlanned: 400_00,
  expenseDue: 200_00,
  expenseActual: 50_00,
};
const maize = { ...soy, id: 2, product: 'MILHO', yieldPlanned: 100, incomePlanned: 100_00, incomeDue: 50_00 };

it('counts what happened in a center once, however many plans it has', () => {
  const rows = planningRows([soy, maize, { ...soy, id: 3, center: 8 }]);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    activity: 'CROP',
    product: 'SOJA, MILHO',
    area: 120,
    unit: null,
    yieldPlanned: null,
    yieldActual: null,
    incomePlanned: 1000_00,
    incomeDue: 350_00,
    incomeActual: 185_137_91,
    incomeDelta: 185_137_91 - 350_00,
    expenseActual: 50_00,
    expenseDelta: 50_00 - 400_00,
  });
});

it('adds what each plan tells of its own, and leaves unknown what one of them does not know', () => {
  const rows = planningRows([soy, { ...maize, incomeActual: 100, incomeDue: null, activity: 'FISH' }]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    activity: null,
    incomeActual: 185_137_91 + 100,
    incomeDue: null,
    incomeDelta: null,
  });
});

it('keeps apart what names no center, and centers of other years', () => {
  expect(
    planningRows([
      { ...soy, center: null },
      { ...maize, center: null },
    ]),
  ).toHaveLength(2);
  expect(planningRows([soy, { ...maize, year: 2024 }])).toHaveLength(2);
});

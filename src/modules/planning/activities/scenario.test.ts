import { expect, it } from 'vitest';
import { type ActivityValues, emptyLine, emptyValues } from '@/families/activity/activityValues';
import { AS_PLANNED, outcomeOf, sensitivityOf, stepsOf, worstYear } from '@/families/activity/rules/scenario';
import { crop as activity } from './crop';

/** 150 ha × 62 sc = 9 300 sc × R$ 128,00 = R$ 1 190 400; cost R$ 780 000. */
const plan = (way: 'YEAR' | 'UNIT' = 'YEAR', value = 780_000_00): ActivityValues => ({
  ...emptyValues(activity, 2025),
  production: [
    {
      ...emptyLine(activity),
      main: true,
      centerId: 1,
      quantities: { area: 150, yield: 62 },
      price: 128,
      total: 1_190_400_00,
    },
  ],
  expenses: [{ accountId: 1, way, value, spread: 'EVEN', months: null }],
});

it('is the plan itself where nothing changes: break-even 6 093,75 sc, 40,63 a hectare', () => {
  const outcome = outcomeOf(activity, plan(), AS_PLANNED);
  expect(outcome).toMatchObject({
    income: 1_190_400_00,
    expense: 780_000_00,
    margin: 410_400_00,
    breakEvenUnits: 6093.75,
  });
  expect(outcome.breakEvenHa).toBeCloseTo(40.625, 3);
  expect(outcome.breakEvenPrice).toBeCloseTo(83.87, 2);
});

it('multiplies price and yield, and leaves a cost of the year as it is', () => {
  const outcome = outcomeOf(activity, plan(), { ...AS_PLANNED, price: -10, yield: -20 });
  // 115,20 × 49,6 × 150
  expect(outcome.income).toBe(857_088_00);
  expect(outcome.margin).toBe(77_088_00);
});

it('lets a cost of each unit follow the yield', () => {
  const outcome = outcomeOf(activity, plan('UNIT', 50_00), { ...AS_PLANNED, yield: -50 });
  expect(outcome.expense).toBe(4650 * 50_00);
});

it('follows the dollar with the price, and with costs as far as they are bought in it', () => {
  const outcome = outcomeOf(activity, plan(), { ...AS_PLANNED, exchange: 10 }, 40);
  expect(outcome.income).toBe(1_309_440_00);
  expect(outcome.expense).toBe(811_200_00);
});

it('answers unknown for what is not known', () => {
  const open = plan();
  const unpriced = {
    ...open,
    production: open.production.map((line) => ({ ...line, price: null, total: null })),
  };
  expect(outcomeOf(activity, unpriced, { ...AS_PLANNED, yield: 5 })).toMatchObject({
    income: null,
    margin: null,
    expense: 780_000_00,
  });
});

it('has the scenario in the middle of its table, and grows with price and with yield', () => {
  const steps = stepsOf(21, 5);
  expect([steps[0], steps[10], steps[20]]).toEqual([-50, 0, 50]);
  const table = sensitivityOf(activity, plan(), { scenario: AS_PLANNED, dollarCost: 0 }, steps);
  expect(table[10]?.[10]).toBe(410_400_00);
  table.forEach((row, at) => {
    row.forEach((margin, column) => {
      expect(margin ?? NaN).toBeGreaterThan(column > 0 ? (row[column - 1] ?? NaN) : -Infinity);
      expect(margin ?? NaN).toBeGreaterThan(at > 0 ? (table[at - 1]?.[column] ?? NaN) : -Infinity);
    });
  });
});

it('finds the worst of the last harvests', () => {
  expect(worstYear(62, [58, 49.6, 66])).toBe(-20);
  expect(worstYear(null, [58])).toBeNull();
  expect(worstYear(62, [])).toBeNull();
});

it('has in each cell of the sensitivity the margin that its scenario has, costs of units included', () => {
  const scenario = { price: 3, yield: -7, cost: 2, exchange: 4 };
  const steps = stepsOf(5, 10);
  const factor = (percent: number) => 1 + percent / 100;
  const around = (base: number, step: number) => (factor(base) * factor(step) - 1) * 100;
  const values = plan('UNIT', 83_87);
  const margins = sensitivityOf(activity, values, { scenario, dollarCost: 40 }, steps);
  steps.forEach((yields, row) =>
    steps.forEach((prices, column) => {
      const own = { ...scenario, yield: around(-7, yields), price: around(3, prices) };
      expect(margins[row]?.[column]).toBe(outcomeOf(activity, values, own, 40).margin);
    }),
  );
});

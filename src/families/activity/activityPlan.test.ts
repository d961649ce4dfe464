import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { activitySchema } from './activitySchema';
import type { ActivityDescriptor } from './activityTypes';
import {
  type ActivityValues,
  apportionmentOf,
  copyFor,
  emptyExpense,
  emptyLine,
  emptyValues,
  incomesOf,
  type LineValues,
  lineQuantity,
  summaryOf,
  withMonths,
} from './activityValues';

/** Sacks of 60 kg of so many a hectare; one main product for each center. */
const crop: ActivityDescriptor = {
  activity: 'CROP',
  slug: 'lavoura',
  quantities: [
    { name: 'area', unit: 'ha', decimals: 2, from: 'area' },
    { name: 'yield', unit: 'sc/ha', decimals: 1, most: 100 },
  ],
  produce: ({ area, yield: sacks }) => (area == null || sacks == null ? null : area * sacks),
  saleUnits: [
    { unit: 'SACK', perBase: () => 1 },
    { unit: 'TONNE', perBase: () => 0.06 },
  ],
  storage: true,
  plots: true,
  oneMainProduct: true,
  yieldOf: 'yield',
  calendar: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  areaOf: 'area',
};
const centers = [
  { id: 1, name: 'T1', groupName: 'SEDE', area: 100, plots: 2 },
  { id: 2, name: 'T2', groupName: 'SEDE', area: null, plots: null },
];
const line = (over: Partial<LineValues> = {}): LineValues => ({
  ...emptyLine(crop),
  productName: 'SOJA',
  accountId: 13,
  centerId: 1,
  quantities: { area: 10, yield: 60 },
  price: 100,
  total: 60_000_00,
  ...over,
});
const plan = (over: Partial<ActivityValues> = {}): ActivityValues => ({
  ...emptyValues(crop, 2026),
  title: 'SOJA',
  production: [line({ main: true })],
  expenses: [{ ...emptyExpense(), accountId: 1, value: 12_000_00 }],
  ...over,
});
async function refused(values: ActivityValues, activity = crop): Promise<readonly string[]> {
  try {
    await activitySchema(activity, centers).validate(values, { abortEarly: false });
    return [];
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) throw thrown;
    return thrown.inner.map(({ path = '', message }) => {
      const said: unknown = message;
      const says = typeof said === 'object' && said !== null && 'says' in said ? String(said.says) : '';
      return `${path} ${says.replace('activity:faults.', '')}`.trim();
    });
  }
}

describe('what may be saved', () => {
  it.each<[string, Partial<LineValues>, string[]]>([
    ['the whole useful area', { quantities: { area: 100, yield: 60 } }, []],
    ['more than it', { quantities: { area: 100.5, yield: 60 } }, ['production[0].quantities.area area']],
    ['any area of a center that has none', { centerId: 2, quantities: { area: 500, yield: 60 } }, []],
    ['the greatest yield', { quantities: { area: 10, yield: 100 } }, []],
    ['more than that', { quantities: { area: 10, yield: 100.1 } }, ['production[0].quantities.yield']],
    ['nothing yet of a quantity', { quantities: { area: 10, yield: null } }, []],
    ['no storage', { storage: 0, plots: 0 }, []],
    ['all in storage', { storage: 100, plots: 9999 }, []],
    ['more than all', { storage: 100.1 }, ['production[0].storage']],
    ['too many plots', { plots: 10_000 }, ['production[0].plots']],
    ['less than nothing', { storage: -1, plots: -1 }, ['production[0].storage', 'production[0].plots']],
    ['a price of a thousand millions', { price: 1e9 }, []],
    ['a name of 101 letters', { productName: 'x'.repeat(101) }, ['production[0].productName']],
    ['a price of nothing', { price: 0 }, []],
  ])('%s', async (_, over, paths) => {
    expect(await refused(plan({ production: [line(over)] }))).toEqual(paths);
  });

  it.each([
    [1999, ['harvestYear years']],
    [2000, []],
    [2100, []],
    [2101, ['harvestYear years']],
    [null, ['harvestYear year']],
  ])('the year %s: %o', async (harvestYear, paths) => {
    expect(await refused(plan({ harvestYear }))).toEqual(paths);
  });

  it('a plan has at least one product, and a title of a hundred letters at most', async () => {
    expect(await refused(plan({ production: [], expenses: [] }))).toEqual(['production']);
    expect(await refused(plan({ title: 'x'.repeat(100) }))).toEqual([]);
    expect(await refused(plan({ title: 'x'.repeat(101) }))).toEqual(['title']);
  });

  it('one main product stands in a center, the second is refused', async () => {
    const main = (over: Partial<LineValues> = {}) =>
      line({ main: true, quantities: { area: 10, yield: 60 }, ...over });
    const of = (...production: LineValues[]) => refused(plan({ production }));
    expect(await of(main(), line())).toEqual([]);
    expect(await of(main(), main())).toEqual(['production[1].main oneMain']);
    expect(await of(line(), main(), main())).toEqual(['production[2].main oneMain']);
    expect(await of(main(), main({ centerId: 2 }))).toEqual([]);
    expect(await of(main({ centerId: null }), main({ centerId: null }))).not.toContain(
      'production[1].main oneMain',
    );
    const several = { ...crop, oneMainProduct: false };
    expect(await refused(plan({ production: [main(), main()] }), several)).toEqual([]);
  });
});

describe('the shares of the expenses', () => {
  const two = [line(), line({ centerId: 2, productName: 'MILHO', quantities: { area: 30, yield: 60 } })];
  const typed = (first: number | null, second: number | null) =>
    plan({
      production: two,
      basis: 'PERCENT',
      shares: Object.fromEntries(
        apportionmentOf(crop, plan({ production: two }), centers).parts.map(({ key }, at) => [
          key,
          { percent: [first, second][at] ?? null, locked: false },
        ]),
      ),
    });

  it('go by the area, to the cent', () => {
    const { left, parts } = apportionmentOf(crop, plan({ production: two }), centers);
    expect(left).toBe(0);
    expect(parts.map(({ percent, amount }) => [percent, amount])).toEqual([
      [25, 3_000_00],
      [75, 9_000_00],
    ]);
  });

  it('make a hundred, or say what is missing or too much', async () => {
    expect(await refused(typed(40, 60))).toEqual([]);
    expect(await refused(typed(40, 50))).toEqual(['shares left']);
    expect(await refused(typed(40, null))).toEqual(['shares left']);
    expect(await refused(typed(60, 60))).toEqual(['shares tooMuch']);
    // Nothing is to be shared.
    expect(await refused({ ...typed(10, 10), expenses: [] })).toEqual([]);
    expect(await refused({ ...typed(10, 10), production: [line({ centerId: null })] })).toEqual([
      'production[0].centerId',
    ]);
  });

  it('that go by what a product lacks say so', async () => {
    const lacking = plan({ production: [line({ quantities: { area: null, yield: 60 } })] });
    expect(await refused(lacking)).toEqual(['shares noWeight']);
  });
});

describe('what a plan comes to', () => {
  it('is income less expense, month by month', () => {
    const spread = { ...emptyExpense(), accountId: 1, value: 100_00, spread: 'CALENDAR' };
    const sum = summaryOf(crop, plan({ production: [line({ spread: '3' })], expenses: [spread] }));
    expect(sum).toMatchObject({
      income: 60_000_00,
      expense: 100_00,
      margin: 59_900_00,
      area: 10,
      quantity: 600,
      unit: 'SACK',
    });
    expect(sum.months.map(({ month, income, expense }) => [month, income, expense])).toEqual(
      Array.from({ length: 12 }, (_, at) => [
        at + 1,
        at === 2 ? 60_000_00 : 0,
        at === 0 || at === 11 ? 50_00 : 0,
      ]),
    );
  });

  it('is unknown where a part is, never smaller', () => {
    const open = summaryOf(crop, plan({ production: [line(), line({ total: null })] }));
    expect(open).toMatchObject({ income: null, margin: null, expense: 12_000_00 });
    const perHectare = { ...emptyExpense(), accountId: 1, value: 10_00, way: 'HECTARE' as const };
    const areaUnknown = plan({
      production: [line({ quantities: { area: null, yield: 60 } })],
      expenses: [perHectare],
    });
    expect(summaryOf(crop, areaUnknown)).toMatchObject({ expense: null, margin: null });
    expect(summaryOf(crop, plan({ expenses: [] }))).toMatchObject({ expense: 0, margin: 60_000_00 });
    expect(summaryOf(crop, plan({ expenses: [{ ...emptyExpense(), way: null, value: 5_00 }] })).expense).toBe(
      5_00,
    );
  });

  it('adds no sacks to tonnes', () => {
    const mixed = summaryOf(crop, plan({ production: [line(), line({ unit: 'TONNE' })] }));
    expect(mixed).toMatchObject({ quantity: null, unit: null, area: 20 });
    expect(lineQuantity(crop, line({ unit: 'TONNE' }))).toBe(36);
  });
});

describe('months that are typed', () => {
  it('stand, the others stay, and the year is their sum', () => {
    const expense = { ...emptyExpense(), accountId: 1, value: 1_200_00, way: 'MONTH' as const };
    const next = withMonths(
      crop,
      expense,
      1_200_00,
      new Map([
        [1, 0],
        [2, 250_00],
      ]),
    );
    expect(next).toMatchObject({ accountId: 1, way: 'YEAR', value: 1_250_00 });
    expect(next.months?.slice(0, 4)).toEqual([100_00, 0, 250_00, 100_00]);
    expect(withMonths(crop, emptyExpense(), null, new Map([[0, 5_00]])).value).toBe(5_00);
  });
});

describe('another year', () => {
  it('is the same plan where nothing changes', () => {
    const copy = copyFor(crop, plan(), { harvestYear: 2027, prices: 0, yields: 0 });
    expect(copy).toEqual({ ...plan(), harvestYear: 2027 });
  });

  it('has its prices and yields raised, as far as a yield can be', () => {
    const raised = (prices: number, yields: number) =>
      copyFor(crop, plan({ production: [line({ totalTyped: true })] }), { harvestYear: 2027, prices, yields })
        .production[0];
    expect(raised(10, 0)).toMatchObject({
      price: 110,
      quantities: { yield: 60 },
      total: 66_000_00,
      totalTyped: false,
    });
    expect(raised(0, 50)).toMatchObject({ price: 100, quantities: { yield: 90 }, total: 90_000_00 });
    expect(raised(0, 100)).toMatchObject({ quantities: { yield: 100 }, total: 100_000_00 });
    expect(raised(0.3333, 0)?.price).toBe(100.3333);
    expect(raised(0, 1.1)?.quantities['yield']).toBe(60.7);
  });

  it('leaves unknown what is', () => {
    const open = plan({ production: [line({ price: null, quantities: { area: 10, yield: null } })] });
    expect(copyFor(crop, open, { harvestYear: 2027, prices: 5, yields: 5 }).production[0]).toMatchObject({
      price: null,
      quantities: { yield: null },
      total: null,
    });
  });

  it('brings the incomes of several prices at once', () => {
    expect(incomesOf(crop, plan(), 0, [0, 10, -10])).toEqual([60_000_00, 66_000_00, 54_000_00]);
    expect(incomesOf(crop, plan({ production: [line({ total: 1_00 })] }), 0, [0, 10])).toEqual([
      1_00, 66_000_00,
    ]);
    expect(incomesOf(crop, plan({ production: [line({ total: 1_00 })] }), 10, [0])).toEqual([66_000_00]);
    expect(incomesOf(crop, plan({ production: [line({ price: null })] }), 10, [0])).toEqual([null]);
  });
});

it('a new plan has one main product, shared by area where there is one', () => {
  expect(emptyValues(crop, null)).toMatchObject({
    harvestYear: null,
    production: [{ main: true, totalTyped: false, unit: 'SACK', quantities: { area: null, yield: null } }],
    basis: 'AREA',
  });
  const { areaOf: _area, ...milk } = crop;
  expect(emptyValues(milk, 2026).basis).toBe('INCOME');
});

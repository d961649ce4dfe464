import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { activitySchema } from '@/families/activity/activitySchema';
import {
  type ActivityValues,
  apportionmentOf,
  emptyExpense,
  emptyLine,
  emptyValues,
  type LineValues,
  summaryOf,
} from '@/families/activity/activityValues';
import { MOST_CENTS } from '@/platform/forms/mostMoney';
import { crop } from './crop';

const centers = [{ id: 1, name: 'TALHAO 1', groupName: 'SEDE', area: 150, plots: 3 }];
const line: LineValues = {
  ...emptyLine(crop),
  productName: 'SOJA',
  accountId: 13,
  centerId: 1,
  quantities: { area: 150, yield: 62 },
  price: 128,
  total: 1_190_400_00,
};
const plan = (change: Partial<LineValues> = {}, harvestYear: number | null = 2026): ActivityValues => ({
  ...emptyValues(crop, harvestYear),
  title: 'SOJA',
  production: [{ ...line, ...change }],
  expenses: [{ ...emptyExpense(), accountId: 1, value: 780_000_00 }],
});
const schema = activitySchema(crop, centers);
/** The names of the fields that are refused. */
const refused = async (values: ActivityValues): Promise<readonly (string | undefined)[]> => {
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) throw thrown;
    return thrown.inner.map(({ path }) => path);
  }
};

test('a plan that can be saved is refused in nothing', async () => {
  expect(await refused(plan())).toEqual([]);
});

test.each<[string, Partial<LineValues>, string[]]>([
  ['a negative price', { price: -0.01 }, ['production[0].price']],
  ['a price of 10¹² R$', { price: 1e12, total: null }, ['production[0].price']],
  ['a total above the most of money', { total: MOST_CENTS + 1 }, ['production[0].total']],
  ['a negative area', { quantities: { area: -1, yield: 62 } }, ['production[0].quantities.area', 'shares']],
  [
    'more than the useful area',
    { quantities: { area: 150.01, yield: 62 } },
    ['production[0].quantities.area'],
  ],
])('%s is refused at its own field', async (_, change, paths) => {
  expect(await refused(plan(change))).toEqual(paths);
});

test.each([NaN, 1999, 2101, null])('the crop year %s is refused at its own field', async (year) => {
  expect(await refused(plan({}, year))).toContain('harvestYear');
});

test('0 ha makes no figure of a hectare and no share by area: the apportionment says so', async () => {
  const none = plan({ quantities: { area: 0, yield: 62 }, total: 0 });
  expect(summaryOf(crop, none)).toMatchObject({ area: 0, quantity: 0, income: 0 });
  expect(apportionmentOf(crop, none)).toMatchObject({ left: 100, parts: [{ percent: null, amount: null }] });
  expect(await refused(none)).toEqual(['shares']);
});

// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isOver } from './handlers/planningActual';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

const CALLS = [
  '/Planning/GetGridData',
  '/Planning/GetBasis',
  '/Planning/GetSummary?harvestYear=2026',
  '/PlanningIncomeExpense/GetByHarvest?harvestYear=2026&basis=PAYMENT',
  '/PlanningApportionment/GetProgress',
];

beforeEach(() => resetDemo());

describe.each(CALLS)('%s', (path) => {
  test.each([
    ['contador', 200],
    ['usuario', 401],
    ['nfpe', 401],
  ])('%s: %i', async (account, status) => {
    const client = await clientOf(account);
    expect((await client.get(path)).status).toBe(status);
  });
});

test('a second start shows the running one and who began it', async () => {
  const client = await clientOf('produtor');
  const start = async () => {
    const answered = await client.write('POST', '/PlanningApportionment/StartRecalculation', {
      harvestYear: 2026,
    });
    return answered.body as Record<string, unknown>;
  };
  const begun = await start();
  expect(begun).toMatchObject({ alreadyRunning: false, status: 'RUNNING' });
  expect(await start()).toMatchObject({ alreadyRunning: true, id: begun['id'], userName: begun['userName'] });
});

test.each([
  [7, 2026, new Date(2026, 7, 1)],
  [12, 2026, new Date(2027, 0, 1)],
  [6, 2026, new Date(2027, 6, 1)],
])('month %i of the crop year %i is over as the next one begins', (month, year, next) => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(next.getTime() - 1);
  expect(isOver(month, year)).toBe(false);
  now.mockReturnValue(next.getTime());
  expect(isOver(month, year)).toBe(true);
  now.mockRestore();
});

const ofCustomer = (row: { readonly customerId: number }) => row.customerId === 1;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('contracts take about half of the soy that is planned, and no contract gave more than it holds', () => {
  const { plannings } = demo.world.planning;
  const { contracts, products } = demo.world.finance;
  const year = Math.max(...plannings.filter(ofCustomer).map(({ harvestYear }) => harvestYear));
  const planned = plannings
    .filter((row) => ofCustomer(row) && row.harvestYear === year)
    .flatMap(({ production }) => production)
    .filter(({ productName }) => productName === 'SOJA EM GRAOS');
  const sold = contracts
    .filter((row) => ofCustomer(row) && row.movement === 'INCOME' && !row.cancelled)
    .filter((row) => products.get(row.productId)?.name === 'SOJA EM GRAOS');
  const share =
    sum(sold.map(({ quantity }) => quantity ?? 0)) / sum(planned.map(({ quantity }) => quantity ?? 0));
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.6);
  const overdelivered = sold.filter(
    ({ quantity, deliveries }) => (quantity ?? 0) <= sum(deliveries.map((each) => each.quantity ?? 0)),
  );
  expect(overdelivered.map(({ number }) => number)).toEqual([]);
});

// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { resetDemo } from './state';
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

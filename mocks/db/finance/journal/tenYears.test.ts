// @vitest-environment node
import { expect, it } from 'vitest';
import { demo, resetDemo } from '../../../state';
import { fillJournal, moneyPages } from './tenYears.test.kit';
import { journalOf } from './journal';

it('every page of money answers over a journal that was filled, which stays balanced', async () => {
  resetDemo();
  const { customerId, get, paths } = await moneyPages('produtor');
  const before = journalOf(demo.world, customerId).length;
  fillJournal(customerId, 40);
  const lines = journalOf(demo.world, customerId);
  expect(lines.length).toBeGreaterThanOrEqual(before + 80);
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  for (const path of Object.values(paths)) {
    const { status } = await get(path);
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  resetDemo();
});

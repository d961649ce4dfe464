// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { linkedArea } from '@/modules/finance/patrimony/patrimonyService';
import { animals } from '@/modules/finance/patrimony/registers/animals';
import { assetExpenses } from '@/modules/finance/patrimony/registers/assetExpenses';
import { aviaries } from '@/modules/finance/patrimony/registers/aviaries';
import { improvements } from '@/modules/finance/patrimony/registers/improvements';
import { insurances } from '@/modules/finance/patrimony/registers/insurances';
import { machines } from '@/modules/finance/patrimony/registers/machines';
import { otherAssets } from '@/modules/finance/patrimony/registers/otherAssets';
import { perennialCrops } from '@/modules/finance/patrimony/registers/perennialCrops';
import { realEstates } from '@/modules/finance/patrimony/registers/realEstates';
import { vehicles } from '@/modules/finance/patrimony/registers/vehicles';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { drift, startDemoAnswers } from './demoAnswers.test.kit';

startDemoAnswers();

const registers = [
  animals,
  assetExpenses,
  aviaries,
  improvements,
  insurances,
  machines,
  otherAssets,
  perennialCrops,
  realEstates,
  vehicles,
].map(({ name, calls }) => [name, calls] as const);

describe('the assets of the demo backend fit the schemas of the application', () => {
  it.each(registers)('%s, list and record', async (_name, calls) => {
    const { signal } = new AbortController();
    const answer = await calls.list(DEFAULT_QUERY, signal);
    const [first] = Array.isArray(answer) ? answer : answer.rows;
    await calls.get(first?.id ?? 0, signal);
    expect(drift).toEqual([]);
  });

  it('the area that the map links is the one of the record', async () => {
    const { signal } = new AbortController();
    const rows = await realEstates.calls.list(DEFAULT_QUERY, signal);
    for (const { id, totalApportionedAreaSize } of Array.isArray(rows) ? rows : rows.rows)
      expect((await linkedArea(id, signal))?.totalApportionedAreaSize).toBe(totalApportionedAreaSize);
  });
});

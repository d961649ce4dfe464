// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { localDate } from './db/calendar';
import { wornBy, wornWithin } from './db/finance/assetWear';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

const today = localDate(new Date(), 0).slice(0, 10);
const year = today.slice(0, 4);

beforeEach(resetDemo);

const tractor = {
  purchaseDate: '2025-01-10T00:00:00',
  purchasePrice: 300_000,
  residualValue: 60_000,
  usefulLifeMonths: 120,
  depreciationStart: null,
  saleDate: null,
};

test('an asset wears off month by month as the register computes it, until the day that is asked for', () => {
  expect(wornBy(tractor, '2025-12-31')).toBe(2_400_000);
  expect(wornWithin(tractor, '2026', '2026-11-28')).toBe(2_000_000);
  expect(wornWithin(tractor, '2026', '2026-11-30')).toBe(2_200_000);
  expect(wornBy({ ...tractor, saleDate: '2026-03-15T00:00:00' }, '2026-12-31')).toBe(2_800_000);
  expect(wornBy({ ...tractor, purchasePrice: null }, '2026-12-31')).toBeNull();
});

test('the report of assets tells what the register of their expenses tells, with the hours that are kept', async () => {
  const client = await clientOf('produtor');
  const { body } = await client.get(`/ReportAssets/GetGridData?year=${year}`);
  interface Line {
    id: number;
    name: string;
    fuelValue: number;
    maintenanceValue: number;
    usedInYear: number | null;
  }
  const hilux = (body as Line[]).find(({ name }) => name === 'HILUX DA FAZENDA');
  expect(hilux?.fuelValue).toBeCloseTo(1_498.95, 2);
  expect((hilux?.fuelValue ?? 0) + (hilux?.maintenanceValue ?? 0)).toBeCloseTo(5_818.95, 2);
  const counters = demo.world.finance.patrimony.entries
    .filter((row) => row.assetId === hilux?.id && row.date.startsWith(year))
    .flatMap(({ counter }) => counter ?? []);
  expect(hilux?.usedInYear).toBeCloseTo(Math.max(...counters) - Math.min(...counters), 1);
});

test('a rural result counts what wore off, and each account where its own line of the result puts it', async () => {
  const client = await clientOf('produtor');
  const { financialRatings } = demo.world.finance;
  const labour = financialRatings.find((row) => row.name === 'MAO DE OBRA');
  financialRatings.update(labour?.id ?? 0, { resultLine: 'COT' });
  const { body } = await client.get(`/ReportRuralResult/GetGridData?year=${year}&basis=PAYMENT`);
  const lines = body as { resultPart: string; financialRatingName: string; value: number }[];
  const worn = lines.filter(({ resultPart }) => resultPart === 'DEPRECIATION');
  expect(worn.map(({ financialRatingName }) => financialRatingName)).toContain('DEPRECIACAO DE MAQUINAS');
  expect(worn.every(({ value }) => value > 0)).toBe(true);
  const parts = new Set(
    lines.filter((row) => row.financialRatingName === 'MAO DE OBRA').map(({ resultPart }) => resultPart),
  );
  expect([...parts]).toEqual(['FAMILY_LABOUR']);
});

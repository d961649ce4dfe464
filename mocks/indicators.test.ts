// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { localDate } from './db/calendar';
import { resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(resetDemo);

type Wire = Record<string, unknown>;
const YEAR = new Date().getFullYear();

async function rows(path: string): Promise<Wire[]> {
  const answer = await (await clientOf('produtor')).get(path);
  return answer.body as Wire[];
}
const sumOf = (some: readonly Wire[], field: string) =>
  Math.round(some.reduce((all, row) => all + Number(row[field] ?? 0), 0) * 100) / 100;

it('crops have the harvests of the register of production', async () => {
  const produced = await rows('/Production/GetGridData');
  for (const [crop, product] of [
    ['SOY', 'SOJA EM GRAOS'],
    ['MAIZE', 'MILHO EM GRAOS'],
  ] as const) {
    const own = produced.filter((row) => row['productName'] === product);
    const board = await rows(`/AgricultureIndicators/GetGridData?crop=${crop}`);
    expect(own.length).toBeGreaterThan(0);
    expect(sumOf(board, 'productionSacks')).toBe(sumOf(own, 'quantity'));
    expect(sumOf(board, 'areaSize')).toBe(sumOf(own, 'area'));
  }
});

it('a herd has the heads of the register of animals, before and after a part of it is sold', async () => {
  const client = await clientOf('produtor');
  const month = localDate(new Date(), 0).slice(0, 7);
  const board = async () =>
    (await rows(`/AnimalIndicators/GetGridData?species=CATTLE&year=${YEAR}`)).filter(
      (row) => row['period'] === month,
    );
  const animals = async () =>
    (await rows('/AnimalPatrimony/GetGridData')).filter(
      (row) => row['species'] === 'BOVINE' && row['saleDate'] === null,
    );
  const before = sumOf(await board(), 'closingHeads');
  expect(before).toBe(sumOf(await animals(), 'heads'));
  const cows = (await animals()).find((row) => Number(row['heads']) > 10);
  const sold = await client.write('POST', '/AssetDeal/Create', {
    assetId: cows?.['id'],
    kind: 'SALE',
    date: localDate(new Date(), 0).slice(0, 10),
    heads: 10,
    value: 90_000,
  });
  expect(sold.status).toBe(200);
  const [after] = await board();
  expect(after).toMatchObject({ soldHeads: 10, saleValue: 90_000, closingHeads: before - 10 });
  expect(before - 10).toBe(sumOf(await animals(), 'heads'));
});

it('broilers have the lots of the results of lots', async () => {
  const results = (await rows('/ChickenResult/GetGridData')).filter((row) =>
    String(row['closingDate']).startsWith(String(YEAR)),
  );
  const board = (await rows(`/LivestockProductIndicators/GetGridData?product=BROILER&year=${YEAR}`)).filter(
    (row) => String(row['period']).startsWith(String(YEAR)),
  );
  const loads = results.flatMap((row) => row['loads'] as Wire[]);
  expect(results.length).toBeGreaterThan(0);
  expect(sumOf(board, 'housed')).toBe(sumOf(results, 'housed'));
  expect(sumOf(board, 'feed')).toBe(sumOf(results, 'feedKg'));
  expect(sumOf(board, 'deliveredHeads')).toBe(sumOf(loads, 'birds'));
  expect(sumOf(board, 'delivered')).toBe(sumOf(loads, 'kg'));
});

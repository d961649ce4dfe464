import { describe, expect, it } from 'vitest';
import { fishCourse } from '../db/fish/fishCourse';
import type { FishLot } from '../db/fish/fishTypes';
import { demo } from '../state';
import { occurrence } from './lots.test.kit';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, rowOf, sent, useFixedWorld } from './world.test.kit';

const CREATE = '/PiscicultureOccurrence/Create';
const LOTS = '/PiscicultureOccurrence/GetLotsForSelect';
const SETS = '/PiscicultureOccurrence/GetFeedingSetsForSelect';
const GRID = '/PiscicultureOccurrence/GetGridData';
const BY_ID = '/PiscicultureOccurrence/GetById?id={id}';
const STRANGERS = ['usuario', 'contador', 'gratis'];
const MORNING = '2026-03-18T12:30:00Z';
const NOON = '2026-03-18T13:00:00Z';
const PRODUCER = { account: 'produtor' };

const lotOf = (status: FishLot['status'], housed?: number) =>
  rowOf(
    demo.world.fishLots,
    (row) => row.status === status && (housed === undefined || row.housed === housed),
  );
const foreignLot = () => foreignId(demo.world.fishLots);
const course = (lot: FishLot) => fishCourse(demo.world, demo.world.fishLots.need(lot.id), '2026-03-18');
const act = (lot: FishLot, type: string, values: object, at = MORNING) =>
  occurrence(lot.id, type, at, values);

/** Writes it down, or changes it; answers its id. */
async function write(body: object, id?: number): Promise<number> {
  const [method, path] =
    id === undefined
      ? (['POST', CREATE] as const)
      : (['PUT', `/PiscicultureOccurrence/Edit?id=${id}`] as const);
  const answer = await sent(PRODUCER, method, path, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { id: number }).id;
}

describe('occurrences of fish on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    for (const name of ['id', 'pondName', 'status', 'alive', 'course.start', 'course.harvested'])
      await readsPart(page, LOTS, name);
    await readsPart(page, SETS, 'name');
    await readsPart(page, `${GRID}?lotId=${lotOf('IN_PROGRESS', 22_000).id}`, 'type');
    for (const id of [
      rowOf(demo.world.occurrence.fishOccurrences, ({ type }) => type === 'tratamentos').id,
      foreignId(demo.world.occurrence.fishOccurrences),
      999_999,
      '',
    ])
      await page.reads(`/PiscicultureOccurrence/GetById?id=${id}`);
    await page.readsOf([...STRANGERS, 'agronomo'], [LOTS, SETS, GRID]);
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/fishLists.txt');
  });

  it('each type, in each state of a lot', async () => {
    const page = wirePage();
    const types = [
      'checklist',
      'vazio-sanitario',
      'mortos-e-eliminados',
      'amostragem-de-peixes',
      'despesca',
      'pesagem',
      'carregamento',
      '',
    ];
    const values: Record<string, object> = {
      'mortos-e-eliminados': { dead: 1 },
      'amostragem-de-peixes': { weightKg: 12.6, fish: 90, averageWeight: 140 },
      despesca: { kind: 'parcial', quantity: 1, weightKg: 0.1 },
    };
    for (const status of ['AWAITING', 'IN_PROGRESS', 'BLOCKED', 'FINISHED'] as const) {
      page.says(status);
      for (const type of types)
        await page.outcome(type || 'no type', 'POST', CREATE, act(lotOf(status), type, values[type] ?? {}));
    }
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/fishTypes.txt');
  });

  it('are written down', async () => {
    const page = wirePage();
    const lot = lotOf('IN_PROGRESS', 10_000);
    const other = lotOf('IN_PROGRESS', 22_000);
    const parts = (...of: number[]) => of.map((value, at) => ({ subjectId: [lot, other][at]?.id, value }));
    const supply = { feed: '32%', quantityKg: 100, parts: parts(60.044, 39.956) };
    await page.writes({
      path: CREATE,
      body: { ...act(lot, 'fornecimento-de-racao', supply), lotIds: [lot.id, other.id] },
      foreign: { lotIds: [lot.id, foreignLot()] },
      strangers: STRANGERS,
      shows: [BY_ID],
      also: {
        'a gram is missing': { values: { ...supply, parts: parts(60.043, 39.956) } },
        'a gram too much': { values: { ...supply, parts: parts(60.045, 39.956) } },
        'one part alone': { values: { ...supply, parts: parts(100) } },
        'less than nothing': { values: { ...supply, parts: parts(101, -1) } },
        'no parts': { values: { ...supply, parts: [] } },
        'with a lot that is closed': { lotIds: [lot.id, lotOf('BLOCKED').id] },
        'one lot has all of it': { lotIds: undefined, values: { ...supply, parts: [] } },
      },
    });
    const alternatives = async (type: string, values: object, also: Record<string, object>) =>
      page.writes({
        path: CREATE,
        body: act(lot, type, values),
        strangers: [],
        wholeOnly: true,
        also: Object.fromEntries(
          Object.entries(also).map(([words, more]) => [words, { values: { ...values, ...more } }]),
        ),
      });
    await alternatives(
      'amostragem-de-peixes',
      { weightKg: 12.6, fish: 90, averageWeight: 140, nets: [] },
      {
        'of no fish': { fish: 0 },
        'another mean': { averageWeight: 141 },
        'two nets': {
          nets: [
            { weightKg: 5.6, fish: 40 },
            { weightKg: 7, fish: 50 },
          ],
        },
        'nets that make less': { nets: [{ weightKg: 5.6, fish: 40 }] },
        'a net without fish': { nets: [{ weightKg: 12.6, fish: 0 }] },
      },
    );
    await alternatives(
      'despesca',
      { kind: 'parcial', quantity: 10, weightKg: 1.4 },
      {
        'no kind': { kind: null },
        'no fish': { quantity: 0 },
        'no weight': { weightKg: 0 },
        'more than there are': { quantity: 9_000_000 },
        'more, counted anew without a reason': { quantity: 20_000, recounted: true, counted: 20_000 },
        'more than were counted': { quantity: 20_000, recounted: true, counted: 10_000, reason: 'REDE' },
        'total without a reason for the rest': { kind: 'total' },
      },
    );
    page.says('under grace');
    await page.outcome(
      'held',
      'POST',
      CREATE,
      act(other, 'despesca', { kind: 'parcial', quantity: 1, weightKg: 0.3 }),
    );
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/fishWritten.txt');
  });

  it('keep fish and feed through changes, counts and deletions', async () => {
    const lot = lotOf('IN_PROGRESS', 10_000);
    expect(course(lot)).toMatchObject({ alive: 9700, found: 0 });
    const partial = { kind: 'parcial', quantity: 2000, weightKg: 280 };
    const first = await write(act(lot, 'despesca', partial));
    expect(course(lot).alive).toBe(7700);
    // Its own fish are there again when it is changed.
    await write(act(lot, 'despesca', { ...partial, quantity: 9700 }), first);
    expect(course(lot).alive).toBe(0);
    await write(act(lot, 'despesca', { ...partial, recounted: true, counted: 9900, reason: 'REDE' }), first);
    expect(course(lot)).toMatchObject({ alive: 7900, found: 200 });
    const dead = await write(act(lot, 'mortos-e-eliminados', { dead: 7900, eliminated: 0 }, NOON));
    // What left after the count cannot have been taken before.
    const earlier = act(lot, 'despesca', { ...partial, recounted: true, counted: 9000, reason: 'REDE' });
    expect((await sent(PRODUCER, 'PUT', `/PiscicultureOccurrence/Edit?id=${first}`, earlier)).text).toContain(
      '7900 peixes',
    );
    expect(course(lot).alive).toBe(0);
    for (const id of [dead, first]) await sent(PRODUCER, 'DELETE', `/PiscicultureOccurrence/Delete?id=${id}`);
    expect(course(lot)).toMatchObject({ alive: 9700, found: 0 });
  });

  it('are known when they are sent again, and refused when somebody else has changed them', async () => {
    const page = wirePage();
    const lot = lotOf('IN_PROGRESS', 10_000);
    const body = act(lot, 'diario-de-bordo', { text: 'X' });
    const id = await write({ ...body, clientKey: 'F-1' });
    expect(await write({ ...body, clientKey: 'F-1' })).toBe(id);
    const edit = `/PiscicultureOccurrence/Edit?id=${id}`;
    await page.outcome('first tab', 'PUT', edit, { ...body, version: 1 });
    await page.outcome('second tab', 'PUT', edit, { ...body, version: 1 });
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/fishAgain.txt');
  });

  it('a total harvest closes the lot, says which fish are missing, and nothing follows it', async () => {
    const page = wirePage();
    const lot = lotOf('IN_PROGRESS', 10_000);
    const total = { kind: 'total', quantity: 9500, weightKg: 1330, restReason: 'AVES' };
    const create = (words: string, body: ReturnType<typeof act>) => page.outcome(words, 'POST', CREATE, body);
    await create('something of its last day', act(lot, 'checklist', { item: 'TELA' }, NOON));
    await create('total, before it', act(lot, 'despesca', total, '2026-03-17T12:00:00Z'));
    const closed = await sent(PRODUCER, 'POST', CREATE, act(lot, 'despesca', total, NOON));
    expect(closed.body).toMatchObject({
      closedLot: { number: lot.number, missing: { dead: 180, notFound: 200 } },
    });
    await create('after it', act(lot, 'checklist', { item: 'TELA' }, NOON));
    expect(demo.world.fishLots.need(lot.id)).toMatchObject({
      status: 'BLOCKED',
      closingDate: '2026-03-18',
      closingReason: 'AVES',
    });
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/fishTotal.txt');
  });

  it('take their products out of the stock of the farm of the pond', async () => {
    const page = wirePage();
    const lot = lotOf('IN_PROGRESS', 10_000);
    const answer = await sent(PRODUCER, 'GET', '/InventoryDepletion/GetProductsForSelect');
    const products = answer.body as { id: number; unit: string }[];
    const availability = async ({ id, unit }: { id: number; unit: string }) =>
      (
        await sent(
          PRODUCER,
          'GET',
          `/InventoryDepletion/GetAvailability?piscicultureLotId=${lot.id}&productId=${id}&unit=${unit}`,
        )
      ).body as { available: number; hasUnit: boolean };
    const found = await Promise.all(products.map(async (one) => ({ one, stock: await availability(one) })));
    const { one, stock } = found.find((row) => row.stock.available >= 1) ?? {};
    if (!one || !stock) throw new Error('nothing is in stock at the farm of the pond');
    const id = await write({
      ...act(lot, 'tratamentos', {
        via: 'banho',
        product: 'X',
        startDate: '2026-03-18',
        treatmentDays: 1,
        graceDays: 0,
      }),
      depletion: [{ productId: one.id, unit: one.unit, quantity: 1 }],
    });
    const use = { occurrenceId: id, piscicultureLotId: lot.id };
    const made = await sent(PRODUCER, 'POST', '/InventoryDepletion/Create', use);
    expect(made.status).toBe(200);
    expect((await availability(one)).available).toBeCloseTo(stock.available - 1, 6);
    await page.outcome('linked', 'DELETE', `/PiscicultureOccurrence/Delete?id=${id}`, {});
    await page.outcome('again', 'POST', '/InventoryDepletion/Create', use);
    await sent(PRODUCER, 'POST', '/InventoryDepletion/Cancel', { id: (made.body as { id: number }).id });
    expect((await availability(one)).available).toBeCloseTo(stock.available, 6);
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/fishStock.txt');
  });
});

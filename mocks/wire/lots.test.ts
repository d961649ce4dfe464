import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { lotThat, occurrence } from './lots.test.kit';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const GRID = '/ChickenLot/GetGridData';
const STRANGERS = ['usuario', 'contador', 'gratis'];
const otherLot = () => foreignId(demo.world.poultryLots);
const setOf = (kind: string) => idOf(demo.world.poultryReferences, (row) => row.kind === kind);
const foreignSet = (kind: string) =>
  demo.world.poultryReferences.find((row) => row.customerId !== 1 && row.kind === kind)?.id;
/** The house that waits for birds. */
const emptyHouse = () => lotThat('AWAITING').aviaryId;

/** Birds that come today. */
const housed = () => ({
  aviaryId: emptyHouse(),
  number: '77',
  housingDate: '2026-03-18',
  durationDays: 42,
  expectedEndDate: '2026-04-29',
  productionOrder: 'OP 500',
  lineage: 'ROSS',
  gender: 'FEMALE',
  breederLot: 'M-1',
  hatchery: 'OESTE',
  henAgeWeeks: 40,
  quantityReceived: 24_400,
  discardedOnDelivery: 100,
  averageUnitWeight: 42,
  startingWeight: 1020.6,
  litterNumber: 3,
  litter: 'NEW',
  litterProduct: 'MARAVALHA',
  washedAndDisinfected: true,
  zootechnicalReferenceId: setOf('ZOOTECHNICAL'),
  ambienceReferenceId: setOf('AMBIENCE'),
});
const foreign = () => ({
  aviaryId: foreignId(demo.world.aviaries),
  zootechnicalReferenceId: foreignSet('ZOOTECHNICAL'),
  ambienceReferenceId: foreignSet('AMBIENCE'),
});
/** What is not known before the birds come. */
const UNKNOWN = {
  housingDate: null,
  expectedEndDate: null,
  productionOrder: null,
  lineage: null,
  gender: null,
  breederLot: null,
  hatchery: null,
  henAgeWeeks: null,
  quantityReceived: null,
  discardedOnDelivery: null,
  averageUnitWeight: null,
  startingWeight: null,
  litterNumber: null,
  litter: null,
  litterProduct: null,
  washedAndDisinfected: null,
  zootechnicalReferenceId: null,
  ambienceReferenceId: null,
};
const RANGES = {
  henAgeWeeks: [18, 80],
  quantityReceived: [1, 200_000],
  discardedOnDelivery: [0, 24_400],
  averageUnitWeight: [25, 70],
  startingWeight: [0.01, 14_000],
  litterNumber: [0, 30],
} as const;
const LENGTHS = {
  number: 20,
  productionOrder: 20,
  lineage: 40,
  breederLot: 30,
  hatchery: 60,
  litterProduct: 60,
} as const;

/** Each limit, and what is beyond it. */
function limits(body: object) {
  const loose = { ...body, startingWeight: null };
  return {
    ...Object.fromEntries(
      Object.entries(RANGES).flatMap(([name, [min, max]]) => {
        const more = name === 'quantityReceived' ? { discardedOnDelivery: 0 } : {};
        return [
          [`${name} ${min}`, { ...loose, ...more, [name]: min }],
          [`less than ${name} ${min}`, { ...loose, ...more, [name]: min === 0.01 ? 0.009 : min - 1 }],
          [`${name} ${max}`, { ...loose, ...more, [name]: max }],
          [`more than ${name} ${max}`, { ...loose, ...more, [name]: max + 1 }],
        ];
      }),
    ),
    ...Object.fromEntries(
      Object.entries(LENGTHS).flatMap(([name, length]) => [
        [`${name} of ${length}`, { [name]: 'L'.repeat(length) }],
        [`longer ${name}`, { [name]: 'L'.repeat(length + 1) }],
      ]),
    ),
  };
}

describe('lots on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    await page.reads(GRID);
    await readsPart(page, GRID, 'id');
    for (const status of ['IN_PROGRESS', 'AWAITING', 'BLOCKED', 'FINISHED'] as const) {
      const { id } = lotThat(status);
      await page.reads(`/ChickenLot/GetById?id=${id}`);
      await page.reads(`/ChickenLot/GetDependents?id=${id}`);
    }
    for (const id of [otherLot(), 999_999, 'x', '']) {
      await page.reads(`/ChickenLot/GetById?id=${id}`);
      await page.reads(`/ChickenLot/GetDependents?id=${id}`);
    }
    await page.reads('/ChickenLot/GetAviaries');
    await readsPart(page, '/ChickenLot/GetAviaries', 'area');
    await page.reads('/ChickenLot/GetLotsForSelect');
    const paths = [GRID, '/ChickenLot/GetAviaries', '/ChickenLot/GetLotsForSelect'];
    await page.readsOf([...STRANGERS, 'veterinario', 'integrador'], paths);
    const { poultryLots } = demo.world;
    const lot = lotThat('IN_PROGRESS');
    page.says('housed on the same day, changed by somebody');
    for (const { id } of poultryLots.filter((row) => row.status === 'IN_PROGRESS' && row.customerId === 1))
      poultryLots.update(id, { housingDate: '2026-03-01', expectedEndDate: null });
    poultryLots.update(lot.id, { updatedAt: '2026-03-18T12:00:00Z', updatedByName: 'ANA' });
    await readsPart(page, GRID, 'id');
    await readsPart(page, `/ChickenLot/GetById?id=${lot.id}`, 'updatedBy');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/lots.txt');
  });

  it('are created', async () => {
    const page = wirePage();
    const waiting = lotThat('AWAITING');
    const [last] = demo.world.poultryLots
      .filter((row) => row.aviaryId === waiting.aviaryId && row.status === 'FINISHED')
      .toReversed();
    const day = last?.closingDate ?? '';
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const loose = { expectedEndDate: null };
    await page.writes({
      path: '/ChickenLot/Create',
      body: housed(),
      foreign: foreign(),
      strangers: [...STRANGERS, 'veterinario'],
      shows: ['/ChickenLot/GetById?id={id}'],
      also: {
        ...limits(housed()),
        'that waits': UNKNOWN,
        'of which nothing is known but its day': { ...UNKNOWN, housingDate: '2026-03-18' },
        'housed tomorrow': { ...loose, housingDate: '2026-03-19' },
        'with an hour': { ...loose, housingDate: '2026-03-18T10:00:00' },
        'housed on the day the last one left': { ...loose, housingDate: day },
        'housed a day before': { ...loose, housingDate: before },
        'in a house where birds live': { aviaryId: lotThat('IN_PROGRESS').aviaryId },
        'that waits in a house where birds live': { ...UNKNOWN, aviaryId: lotThat('IN_PROGRESS').aviaryId },
        'in a house that reports by itself': { ...UNKNOWN, aviaryId: lotThat('IN_PROGRESS', true).aviaryId },
        'in a house without lots before': { ...UNKNOWN, aviaryId: 7 },
        'in a house that a blocked one left': { ...loose, aviaryId: lotThat('BLOCKED').aviaryId },
        'the number of another one': { number: last?.number },
        'of one that waits, which weighs too much': { ...UNKNOWN, startingWeight: 14_000.1 },
        'of one that waits, which weighs the most': { ...UNKNOWN, startingWeight: 14_000 },
        'of one that waits, which weighs nothing': { ...UNKNOWN, startingWeight: 0.009 },
        'of one that waits, which weighs the least': { ...UNKNOWN, startingWeight: 0.01 },
        'with an end a day later': { expectedEndDate: '2026-04-30' },
        'of one day': { ...loose, durationDays: 1 },
        'of 120 days': { ...loose, durationDays: 120 },
        'of 121 days': { ...loose, durationDays: 121 },
        'an order that is open': { productionOrder: 'op 121' },
        'an order that is blocked': { productionOrder: 'OP 118' },
        'an order that is finished': { productionOrder: 'OP 117' },
        'as many discarded as received': { discardedOnDelivery: 24_400, startingWeight: null },
        'the weight within half of the last decimal': { startingWeight: 1020.7264 },
        'the weight beyond it': { startingWeight: 1020.7266 },
        'less weight within it': { startingWeight: 1020.4736 },
        'less weight beyond it': { startingWeight: 1020.4734 },
        'without discarded birds the weight is of all': {
          ...UNKNOWN,
          quantityReceived: 24_400,
          averageUnitWeight: 42,
          startingWeight: 1024.8,
        },
        'males, used litter, not cleaned': {
          gender: 'MALE',
          litter: 'FERMENTED',
          washedAndDisinfected: false,
        },
        'of mixed birds': { gender: 'MIXED' },
        'a set of another kind': { zootechnicalReferenceId: setOf('AMBIENCE') },
        'another set of another kind': { ambienceReferenceId: setOf('ZOOTECHNICAL') },
        'without sets': { zootechnicalReferenceId: null, ambienceReferenceId: null },
      },
    });
    const waits = (number: string, more: object = {}) =>
      ['POST', '/ChickenLot/Create', { ...housed(), ...UNKNOWN, number, ...more }] as const;
    await page.follows('numbers are those of one house', [
      waits('Lote A'),
      waits('lote a'),
      waits('LOTE A', { aviaryId: 7 }),
      ['GET', '/ChickenLot/CheckProductionOrder?number=OP%20120'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/lotCreated.txt');
  });

  it('are changed', async () => {
    const page = wirePage();
    const waiting = lotThat('AWAITING');
    const living = lotThat('IN_PROGRESS');
    const body = { ...housed(), version: 1 };
    const edit = ({ id }: { id: number }) => `/ChickenLot/Edit?id=${id}`;
    await page.writes({
      method: 'PUT',
      path: edit(waiting),
      body,
      foreign: { '?id': otherLot(), ...foreign() },
      strangers: STRANGERS,
      shows: [`/ChickenLot/GetById?id=${waiting.id}`],
      wholeOnly: true,
      also: {
        'not of this version': { version: 2 },
        'without a version': { version: null },
        'its own number': { number: waiting.number },
        'its own order': { productionOrder: waiting.productionOrder },
        'another house': { aviaryId: lotThat('IN_PROGRESS').aviaryId },
        'still waiting': UNKNOWN,
        'an order that is finished': { productionOrder: 'OP 117' },
      },
    });
    const { housingDate, number } = living;
    const lived = { ...body, housingDate, number, expectedEndDate: null };
    const earlier = new Date(Date.parse(housingDate ?? '') - 86_400_000).toISOString().slice(0, 10);
    await page.writes({
      method: 'PUT',
      path: edit(living),
      body: lived,
      shows: [`/ChickenLot/GetById?id=${living.id}`],
      strangers: ['veterinario'],
      wholeOnly: true,
      also: {
        'housed a day before': { housingDate: earlier },
        'housed two days later': { housingDate: '2026-02-27' },
        'not housed': { ...UNKNOWN },
        'not known how many': { quantityReceived: null },
      },
    });
    const course = (id: number) => ['GET', `/ChickenReference/GetDependents?id=${id}`] as const;
    await page.follows('read before another change', [
      ['PUT', edit(waiting), body],
      ['PUT', edit(waiting), body, { account: 'veterinario' }],
      ['PUT', edit(waiting), { ...body, version: 2, number: '78' }, { account: 'veterinario' }],
      ['PUT', edit(waiting), { ...body, version: 2 }],
      ['PUT', edit(waiting), { ...UNKNOWN, number: '78', durationDays: 40, version: 3 }],
      course(setOf('ZOOTECHNICAL')),
    ]);
    const trap = occurrence(waiting.id, 'armadilhas-para-roedores', '2026-03-17T12:00:00Z');
    const dead = occurrence(waiting.id, 'mortos-e-eliminados', '2026-03-18T12:00:00Z', { dead: 1 });
    await page.follows('with records', [
      ['POST', '/ChickenOccurrence/Create', trap],
      ['GET', `/ChickenLot/GetDependents?id=${waiting.id}`],
      ['DELETE', `/ChickenLot/Delete?id=${waiting.id}`],
      ['PUT', edit(waiting), body],
      ['PUT', edit(waiting), { ...body, housingDate: '2026-03-17', expectedEndDate: null }],
      ['POST', '/ChickenOccurrence/Create', dead],
      ['PUT', edit(waiting), { ...UNKNOWN, number: '78', durationDays: 40, version: 2 }],
    ]);
    await page.follows(
      'closed ones are not',
      [lotThat('BLOCKED'), lotThat('FINISHED')].flatMap((lot) => [
        ['PUT', edit(lot), { ...body, version: 9 }] as const,
        ['DELETE', `/ChickenLot/Delete?id=${lot.id}`] as const,
      ]),
    );
    await expect(page.text()).toMatchFileSnapshot('answers/lots/lotChanged.txt');
  });

  it('of which only what was written down is known', async () => {
    const page = wirePage();
    const { poultryLots } = demo.world;
    const automatic = lotThat('IN_PROGRESS', true);
    const { id, housingDate, number } = automatic;
    const lived = `/PoultryDashboard/GetLot?id=${id}`;
    const body = { ...housed(), number, version: 1, housingDate, expectedEndDate: null };
    const path = `/ChickenLot/Edit?id=${id}`;
    await page.follows('the day stays, and moves', [
      ['PUT', path, body],
      ['GET', `/ChickenLot/GetClosing?id=${id}`],
      ['PUT', path, { ...body, housingDate: '2026-03-04', version: 2 }],
      ['PUT', path, { ...body, housingDate, version: 3 }],
    ]);
    for (const change of [{}, { housingDate: '2026-03-04' }]) {
      page.startsAfresh();
      await page.outcome(`changed to ${JSON.stringify(change)}`, 'PUT', path, { ...body, ...change });
      for (const part of ['lot', 'days', 'weighings']) await readsPart(page, lived, part);
    }
    page.startsAfresh();
    poultryLots.update(id, { status: 'AWAITING' });
    await page.outcome('of one that waits', 'PUT', path, body);
    await readsPart(page, lived, 'lot');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/lotMoved.txt');
  });

  it('are deleted, and share orders', async () => {
    const page = wirePage();
    const made = rowOf(demo.world.poultryLots, (row) => row.madeByLotId !== null);
    for (const { id } of [lotThat('AWAITING'), made, lotThat('IN_PROGRESS')])
      await page.writes({
        method: 'DELETE',
        path: `/ChickenLot/Delete?id=${id}`,
        foreign: { '?id': otherLot() },
        strangers: STRANGERS,
        shows: [`/ChickenLot/GetById?id=${id}`],
      });
    const check = '/ChickenLot/CheckProductionOrder';
    const mixed = lotThat('BLOCKED');
    for (const number of ['OP 120', 'op 118', 'OP 117', 'OP 999', '', ' OP 121 '])
      await page.reads(`${check}?number=${encodeURIComponent(number)}`);
    await page.reads(check);
    for (const lotId of [mixed.id, 'x', 999_999]) await page.reads(`${check}?number=OP%20118&lotId=${lotId}`);
    await page.readsOf(STRANGERS, [`${check}?number=OP%20120`]);
    await page.reads(`${check}?number=OP%20120`, { account: 'integrador' });
    const { poultryLots } = demo.world;
    const [one, two] = poultryLots.filter((row) => row.productionOrder === 'OP 117' && row.customerId === 1);
    for (const status of ['IN_PROGRESS', 'AWAITING', 'BLOCKED', 'FINISHED'] as const) {
      poultryLots.update(one?.id ?? 0, { status });
      page.says(`one ${status}, the others finished`);
      await readsPart(page, `${check}?number=OP%20117`, 'status');
      await readsPart(page, `${check}?number=OP%20117&lotId=${one?.id}`, 'status');
      await readsPart(page, `${check}?number=OP%20117&lotId=${two?.id}`, 'status');
    }
    await expect(page.text()).toMatchFileSnapshot('answers/lots/lotOrders.txt');
  });
});

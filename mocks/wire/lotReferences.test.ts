import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { readsPart } from './parts.test.kit';
import { registerPage } from './register.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const PATH = '/ChickenReference';
const setOf = (name: string) => rowOf(demo.world.poultryReferences, (row) => row.name === name);
const male = () => setOf('COBB 500 MACHO');
const female = () => setOf('COBB 500 FEMEA');
const comfort = () => setOf('CONFORTO PADRAO');
const otherSet = () => foreignId(demo.world.poultryReferences);

/** Days as the sheet brings them: each figure another one. */
const figures = {
  weight: 44,
  dailyGain: 2,
  dailyFeed: 13,
  totalFeed: 26,
  feedConversion: 0.59,
  mortality: 0.5,
  temperatureMin: 30,
  temperatureIdeal: 31,
  temperatureMax: 32,
  humidityMin: 50,
  humidityMax: 70,
  ammonia: 10,
  carbonDioxide: 3000,
  light: 25,
  darkHours: 1,
};
const most = {
  weight: 20_000,
  dailyGain: 1000,
  dailyFeed: 2000,
  totalFeed: 60_000,
  feedConversion: 20,
  mortality: 100,
  temperatureMin: 60,
  temperatureIdeal: 60,
  temperatureMax: 60,
  humidityMin: 100,
  humidityMax: 100,
  ammonia: 1000,
  carbonDioxide: 100_000,
  light: 200_000,
  darkHours: 24,
};
/** Bounds that no figure above is beyond. */
const wide = {
  temperatureMin: null,
  temperatureIdeal: null,
  temperatureMax: null,
  humidityMin: null,
  humidityMax: null,
};
const day = (at: number, more: object = {}) => ({ day: at, ...figures, ...more });
const days = (...more: object[]) => ({ days: more.map((each, at) => day(at, each)) });

describe('references of lots on the wire', () => {
  useFixedWorld();

  it('register', async () => {
    const page = await registerPage({
      controller: 'ChickenReference',
      ids: [male().id, setOf('FRANGO DE CORTE MISTO').id],
      foreignId: otherSet(),
      fields: ['name', 'kind', 'lineage', 'gender', 'version'],
      fresh: { name: 'ROSS MACHO', lineage: 'ROSS 308 AP', copyOfId: female().id },
      foreign: { copyOfId: otherSet() },
      also: {
        'of comfort': { kind: 'AMBIENCE', gender: null, lineage: null, copyOfId: comfort().id },
        'a copy of another kind': { copyOfId: comfort().id },
        'of another kind': { kind: 'FISH' },
        'of mixed birds': { gender: 'MIXED' },
        'of another sex': { gender: 'HEN' },
        'the same name in other letters': { name: 'cobb 500 macho' },
        'the name of another customer is free': { name: 'ROSS' },
        'the longest words': { name: 'N'.repeat(100), lineage: 'L'.repeat(40) },
        'longer words': { name: 'N'.repeat(101), lineage: 'L'.repeat(41) },
        'without days': { copyOfId: null },
      },
      strangers: ['usuario', 'gratis', 'contador', 'veterinario'],
    });
    await page.reads(`${PATH}/GetForSelect`);
    await page.readsOf(
      ['usuario', 'gratis', 'contador', 'veterinario', 'integrador'],
      [`${PATH}/GetForSelect`, `${PATH}/GetGridData`, `${PATH}/GetById?id=${male().id}`],
    );
    await page.reads(`${PATH}/GetById?id=${comfort().id}`);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/references.txt');
  });

  it('changes and their versions', async () => {
    const page = wirePage();
    const { id } = male();
    const edit = `${PATH}/Edit?id=${id}`;
    const body = { name: ' COBB MACHO ', lineage: ' COBB ', gender: 'MALE', version: 1 };
    await page.writes({
      method: 'PUT',
      path: edit,
      body,
      foreign: { '?id': otherSet() },
      strangers: ['usuario', 'contador', 'veterinario'],
      shows: [`${PATH}/GetById?id=${id}`],
      also: {
        'its own name': { name: 'cobb 500 macho' },
        'the name of another one': { name: 'conforto padrao' },
        'the longest words': { name: 'N'.repeat(100), lineage: 'L'.repeat(40) },
        'longer words': { name: 'N'.repeat(101), lineage: 'L'.repeat(41) },
        'the kind stays': { kind: 'AMBIENCE' },
        'in use': { id: 1 },
      },
    });
    const change = (version: number, more: object = {}) =>
      ['PUT', edit, { ...body, version, ...more }] as const;
    const load = (daysVersion: number) =>
      ['POST', `${PATH}/Import`, { id, daysVersion, ...days({}, { weight: 60 }) }] as const;
    await page.follows('changed twice, its days apart', [
      change(1),
      change(1),
      change(2, { name: 'OUTRO' }),
      load(2),
      load(1),
      load(1),
      load(2),
      change(3, { gender: 'FEMALE' }),
      ['GET', `${PATH}/GetGridData`],
      ['DELETE', `${PATH}/Delete?id=${id}`],
      change(4),
      load(3),
    ]);
    const used = setOf('FRANGO DE CORTE MISTO');
    await page.follows('in use', [
      ['PUT', `${PATH}/Edit?id=${used.id}`, { ...body, version: 1 }],
      ['PUT', `${PATH}/Edit?id=${comfort().id}`, { ...body, version: 1 }],
      ['POST', `${PATH}/Import`, { id: used.id, daysVersion: 1, ...days({}) }],
      ['DELETE', `${PATH}/Delete?id=${comfort().id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/referenceChanges.txt');
  });

  it('days', async () => {
    const page = wirePage();
    const { id } = male();
    const path = `${PATH}/Import`;
    await page.writes({
      path,
      body: { id, daysVersion: 1, ...days({}, { weight: 60.5 }) },
      foreign: { id: otherSet() },
      strangers: ['usuario', 'contador', 'veterinario'],
      shows: [`${PATH}/GetById?id=${id}`],
      also: {
        'none at all': { days: [] },
        'not in order': { days: [day(1), day(0)] },
        'from day 1': { days: [day(1), day(2)] },
        'from day 2': { days: [day(2), day(3)] },
        'up to the last': { days: Array.from({ length: 121 }, (_, at) => day(at)) },
        'beyond the last': { days: Array.from({ length: 122 }, (_, at) => day(at)) },
        'before housing': { days: [day(-1), day(0)] },
        'half a day': { days: [day(0.5)] },
        'a day twice': { days: [day(0), day(1), day(1)] },
        'a day is missing': { days: [day(0), day(1), day(3)] },
        'without weight': days({}, { weight: null }),
        'the same weight': days({}, {}),
        'weight falls': days({}, { weight: 43.9 }),
        'feed falls': days({}, { totalFeed: 25.9 }),
        'losses fall': days({}, { mortality: 0.49 }),
        'losses fall after a day without': days({}, { mortality: null }, { mortality: 0.4 }),
        'ideal as the lowest': days({ temperatureIdeal: 30 }, {}),
        'ideal below the lowest': days({ temperatureIdeal: 29.9 }),
        'ideal as the highest': days({ temperatureIdeal: 32 }, {}),
        'ideal above the highest': days({ temperatureIdeal: 32.1 }),
        'lowest above the highest, no ideal': days({ temperatureMin: 32.1, temperatureIdeal: null }),
        'lowest as the highest': days({ temperatureMin: 32, temperatureIdeal: null }, {}),
        'lowest alone': days({ temperatureMax: null, temperatureIdeal: null }, {}),
        'highest alone': days({ temperatureMin: null, temperatureIdeal: null }, {}),
        'one humidity': days({ humidityMin: 70 }, {}),
        'humidities in the wrong order': days({ humidityMin: 70.1 }),
        'the driest alone': days({ humidityMax: null, humidityMin: 100 }, {}),
        'the wettest alone': days({ humidityMin: null, humidityMax: 0 }, {}),
        'no figure but the weight': { days: [{ day: 0, weight: 40 }] },
        'a figure in words': days({ mortality: '0.5' }, {}),
        'the coldest': days({ temperatureMin: -60, temperatureIdeal: -60, temperatureMax: -60 }, {}),
        'colder than that': days({ temperatureMin: -60.1 }, {}),
        ...Object.fromEntries(
          Object.entries(most).flatMap(([name, value]) => [
            [`the most of ${name}`, days({}, { ...wide, [name]: value })],
            [`more of ${name}`, days({}, { ...wide, [name]: value + 0.1 })],
          ]),
        ),
      },
    });
    await page.writes({
      path,
      body: { id: idOf(demo.world.poultryReferences), daysVersion: 1, ...days({}) },
      wholeOnly: true,
    });
    const made = { name: 'CONFORTO NOVO', kind: 'AMBIENCE', copyOfId: comfort().id };
    const next = Math.max(...demo.world.poultryReferences.all().map((row) => row.id)) + 1;
    const load = (...each: object[]) =>
      ['POST', path, { id: next, daysVersion: 1, ...days(...each) }] as const;
    await page.follows('of comfort need no weight, which may not fall either', [
      ['POST', `${PATH}/Create`, made],
      load({}, { weight: 43 }),
      load({ weight: null }, { weight: null, temperatureMin: null }),
      ['POST', path, { id: next, daysVersion: 2, ...days({ temperatureIdeal: null }) }],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/referenceDays.txt');
  });

  it('the mean of both sexes', async () => {
    const page = wirePage();
    const { poultryLots, poultryReferences } = demo.world;
    const lot = rowOf(poultryLots, ({ status }) => status === 'IN_PROGRESS');
    const report = `/ChickenLotReport/GetByLot?lotId=${lot.id}`;
    const reference = async (words: string) => {
      page.says(words);
      await readsPart(page, report, 'reference');
      await readsPart(page, `${PATH}/GetForSelect`, 'mixedWith');
    };
    await reference('its own set');
    poultryLots.update(lot.id, { zootechnicalReferenceId: male().id });
    await reference('of mixed birds');
    poultryReferences.update(female().id, {
      lineage: 'cobb 500',
      days: female()
        .days.slice(0, 4)
        .map((row, at) => ({
          ...row,
          weight: at === 1 ? null : (row.weight ?? 0) + 0.0011,
          dailyFeed: at === 2 ? null : row.dailyFeed,
          mortality: at === 3 ? null : row.mortality,
        })),
    });
    await reference('where a day or a figure is missing');
    poultryLots.update(lot.id, { zootechnicalReferenceId: female().id });
    await reference('from the other side');
    poultryLots.update(lot.id, { gender: 'FEMALE' });
    await reference('of hens alone');
    poultryLots.update(lot.id, { gender: 'MIXED' });
    const changes = {
      'of another line': { lineage: 'ROSS' },
      'of another kind': { kind: 'AMBIENCE' },
      'of another customer': { customerId: 2 },
      'of the same sex': { gender: 'FEMALE' },
      'of mixed birds': { gender: 'MIXED' },
      'of no sex': { gender: null },
    } as const;
    const { id } = male();
    for (const [words, change] of Object.entries(changes)) {
      const before = poultryReferences.need(id);
      poultryReferences.update(id, change);
      await reference(`the other set is ${words}`);
      poultryReferences.update(id, before);
    }
    poultryReferences.update(id, { lineage: null });
    poultryReferences.update(female().id, { lineage: null });
    await reference('of no line');
    poultryLots.update(lot.id, { zootechnicalReferenceId: null });
    await reference('without a set');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/referenceMeans.txt');
  });
});

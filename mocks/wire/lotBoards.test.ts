import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { lotThat, shortReferences, writeDown } from './lots.test.kit';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const LOT = '/PoultryDashboard/GetLot';
const BOARD = '/AviaryDashboard/GetByAviary';
const aviaries = () => demo.world.aviaries.filter(({ customerId }) => customerId === 1);
const otherAviary = () => foreignId(demo.world.aviaries);
const sensorsOf = (aviaryId: number) => {
  const { equipment, sensors } = demo.world;
  const own = equipment.filter((row) => row.aviaryId === aviaryId);
  return sensors.filter((row) => own.some(({ id }) => id === row.equipmentId));
};

describe('boards of lots on the wire', () => {
  useFixedWorld();

  it('one aviary', async () => {
    const page = wirePage();
    shortReferences();
    const [first] = aviaries();
    for (const { id } of aviaries()) await page.reads(`${BOARD}?aviaryId=${id}`);
    for (const id of [otherAviary(), 999_999, 'x', '']) await page.reads(`${BOARD}?aviaryId=${id}`);
    await page.readsOf(['usuario', 'contador', 'gratis'], [`${BOARD}?aviaryId=${first?.id}`]);
    await page.readsOf(['veterinario'], [`${BOARD}?aviaryId=${otherAviary()}`]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/aviaries.txt');
  });

  it('sensors of an aviary', async () => {
    const page = wirePage();
    const { equipment, sensors } = demo.world;
    const { id: aviaryId } = rowOf(demo.world.aviaries, (row) => sensorsOf(row.id).length > 3);
    const path = `${BOARD}?aviaryId=${aviaryId}`;
    const devices = equipment.filter((row) => row.aviaryId === aviaryId);
    const [one, ...others] = devices;
    const [kept, ...rest] = sensors.filter((row) => row.equipmentId === one?.id);
    if (!one || !kept) throw new Error('No sensor.');
    for (const { id } of others) equipment.update(id, { active: false });
    for (const { id } of rest) sensors.update(id, { active: false });
    for (const days of [1, 2, 31, 32, 0, -1, 'x', 1.5])
      await readsPart(page, `${path}&days=${days}`, 'sensors');
    const shows = async (words: string) => {
      page.says(words);
      await readsPart(page, path, 'sensors');
    };
    const devicesThat = {
      'every minute': { communicationIntervalMinutes: 1 },
      'every seven minutes': { communicationIntervalMinutes: 7 },
      'every hour': { communicationIntervalMinutes: 60 },
      'silent since noon of yesterday': { silentSince: '2026-03-17T15:00:00.000Z' },
      'never received': { neverSent: true },
      'switched off': { enabled: false },
    } as const;
    for (const [words, change] of Object.entries(devicesThat)) {
      equipment.update(one.id, change);
      await shows(words);
      equipment.update(one.id, one);
    }
    const sensorsThat = {
      'silent in the morning': { silentSince: '2026-03-18T09:00:00.000Z' },
      'a sensor switched off': { enabled: false },
      'of a magnitude that is not known': { magnitude: 'NOISE' },
      calibrated: { calibrationOffset: 1.5 },
      ...Object.fromEntries(
        [1, 2, 3, 4, 6].flatMap((channel) => [
          [`current on channel ${channel}`, { magnitude: 'CURRENT', channel }],
          [`voltage on channel ${channel}`, { magnitude: 'VOLTAGE', channel }],
        ]),
      ),
      'temperature on channel 2': { magnitude: 'TEMPERATURE', channel: 2 },
      brightness: { magnitude: 'BRIGHTNESS' },
      'a silo': { magnitude: 'SILO_WEIGHT' },
      gas: { magnitude: 'GAS_LEVEL' },
    };
    for (const [words, change] of Object.entries(sensorsThat)) {
      sensors.update(kept.id, change);
      await shows(words);
      sensors.update(kept.id, kept);
    }
    await readsPart(page, `${BOARD}?aviaryId=${aviaryId}&days=12`, 'sensors');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/sensors.txt');
  });

  it('the gas of an aviary', async () => {
    const page = wirePage();
    const aviaryId = idOf(demo.world.aviaries);
    await page.writes({
      path: '/AviaryDashboard/EditGasFactor',
      body: { aviaryId, kgPerCubicMetre: 2.25 },
      foreign: { aviaryId: otherAviary() },
      strangers: ['usuario', 'contador', 'gratis', 'veterinario'],
      shows: [`${BOARD}?aviaryId=${aviaryId}`],
      also: {
        'the most': { kgPerCubicMetre: 1000 },
        more: { kgPerCubicMetre: 1000.01 },
        'as text': { kgPerCubicMetre: '2.25' },
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/lots/gas.txt');
  });

  it('the lot of an aviary', async () => {
    const page = wirePage();
    const { poultryLots } = demo.world;
    const lot = lotThat('IN_PROGRESS', true);
    const path = `${BOARD}?aviaryId=${lot.aviaryId}`;
    const shows = async (words: string) => {
      page.says(words);
      await readsPart(page, path, 'lot');
      await readsPart(page, path, 'reference.name');
    };
    shortReferences();
    await shows('as it is');
    const states = {
      'without a set': { ambienceReferenceId: null },
      'of birds that were not counted': { received: null },
      'none discarded': { discarded: null },
      'of which only what was written down is known': { simulated: false, housingDate: '2026-03-18' },
      'housed yesterday': { housingDate: '2026-03-17' },
      'not housed': { housingDate: null },
      closed: { status: 'BLOCKED' },
    } as const;
    for (const [words, change] of Object.entries(states)) {
      poultryLots.update(lot.id, change);
      await shows(words);
      poultryLots.update(lot.id, lot);
    }
    poultryLots.insert({ ...lot, id: 9001, number: 'X', housingDate: '2026-03-16' });
    await shows('two at once: the later one');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/aviaryLot.txt');
  });

  it('the dashboard', async () => {
    const page = wirePage();
    const path = '/PoultryDashboard/GetAviaries';
    await page.reads(path);
    await page.readsOf(['usuario', 'contador', 'gratis', 'veterinario'], [path]);
    await page.reads(path, { account: 'integrador' });
    await expect(page.text()).toMatchFileSnapshot('answers/lots/dashboard.txt');
  });

  it('a lot on the dashboard', async () => {
    const page = wirePage();
    shortReferences();
    const { poultryLots } = demo.world;
    const [living, automatic] = [lotThat('IN_PROGRESS'), lotThat('IN_PROGRESS', true)];
    for (const row of [living, automatic, lotThat('BLOCKED'), lotThat('AWAITING'), lotThat('FINISHED', true)])
      await page.reads(`${LOT}?id=${row.id}`);
    for (const id of [foreignId(poultryLots), 999_999, 'x']) await page.reads(`${LOT}?id=${id}`);
    await page.readsOf(['usuario', 'contador', 'gratis', 'integrador'], [`${LOT}?id=${living.id}`]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/dashboardLot.txt');
  });

  it('what was written down of a lot', async () => {
    const page = wirePage();
    const { poultryLots } = demo.world;
    const [hand, automatic] = [lotThat('IN_PROGRESS'), lotThat('IN_PROGRESS', true)];
    for (const { id } of [hand, automatic]) {
      await writeDown(id, 'pesagem', '2026-03-18T11:00:00Z', { averageWeight: 1000, total: 10 });
      await writeDown(id, 'pesagem', '2026-03-18T12:00:00Z', {
        averageWeight: 1200,
        total: 2,
        readings: '1100 1300',
      });
      await writeDown(id, 'pesagem', '2026-03-10T12:00:00Z', { averageWeight: 450, total: 20 });
      await writeDown(id, 'carregamento', '2026-03-18T12:00:00Z', { quantity: 500, weightKg: 501.5 });
      await writeDown(id, 'carregamento', '2026-03-18T02:59:00Z', { quantity: 40 });
      await writeDown(id, 'mortos-e-eliminados', '2026-03-18T03:00:00Z', { dead: 7, eliminated: 5 });
      await writeDown(id, 'mortos-e-eliminados', '2026-03-17T12:00:00Z', { dead: 3 });
      if (id === automatic.id)
        await writeDown(id, 'consumo', '2026-03-17T12:00:00Z', { feedKg: 1234.5, reason: 'X' });
      page.says(`lot ${id}`);
      for (const part of ['lot', 'days', 'weighings']) await readsPart(page, `${LOT}?id=${id}`, part);
      await readsPart(page, `${BOARD}?aviaryId=${poultryLots.need(id).aviaryId}`, 'lot');
    }
    poultryLots.update(automatic.id, { simulated: false });
    page.says('of which only what was written down is known');
    for (const part of ['lot', 'days', 'weighings']) await readsPart(page, `${LOT}?id=${automatic.id}`, part);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/dashboardCourse.txt');
  });

  it('which lot of an aviary is shown', async () => {
    const page = wirePage();
    const { poultryLots, aviaries: houses } = demo.world;
    const all = poultryLots.filter((row) => row.aviaryId === lotThat('BLOCKED').aviaryId);
    const [first, second] = all;
    for (const { id } of all.slice(2)) poultryLots.remove(id);
    if (!first || !second) throw new Error('Too few lots.');
    for (const { id } of houses.filter((row) => row.customerId === 1 && row.id !== first.aviaryId))
      houses.remove(id);
    const third = poultryLots.insert({ ...second, id: 9001, number: '3' });
    const rows = [first, second, third];
    const day = (at: number) => `2026-01-0${at}`;
    const cases: Record<string, readonly (readonly [(typeof first)['status'], string | null])[]> = {
      'in progress': [
        ['IN_PROGRESS', day(1)],
        ['BLOCKED', day(3)],
        ['AWAITING', null],
      ],
      blocked: [
        ['FINISHED', day(4)],
        ['BLOCKED', day(3)],
        ['AWAITING', null],
      ],
      'the first that waits': [
        ['FINISHED', day(4)],
        ['AWAITING', null],
        ['AWAITING', null],
      ],
      'the last one housed': [
        ['FINISHED', day(4)],
        ['FINISHED', day(5)],
        ['FINISHED', day(3)],
      ],
      'of one day': [
        ['FINISHED', day(4)],
        ['FINISHED', day(4)],
        ['FINISHED', day(3)],
      ],
    };
    for (const [words, states] of Object.entries(cases)) {
      states.forEach(([status, housingDate], at) => {
        const lot = rows[at];
        if (lot) poultryLots.update(lot.id, { status, housingDate });
      });
      page.says(words);
      await readsPart(page, '/PoultryDashboard/GetAviaries', 'nextLot');
      await readsPart(page, '/PoultryDashboard/GetAviaries', 'lot.id');
      for (const { id } of rows) await readsPart(page, `${LOT}?id=${id}`, 'previousLots.id');
    }
    await expect(page.text()).toMatchFileSnapshot('answers/lots/dashboardChoice.txt');
  });
});

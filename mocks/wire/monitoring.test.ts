import { describe, expect, it, vi } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, sent, useFixedWorld } from './world.test.kit';

const STRANGERS = ['usuario', 'contador', 'gratis'];
const PRODUCER = { account: 'produtor' };
const MAGNITUDES: Readonly<Record<string, readonly [min: number, max: number]>> = {
  TEMPERATURE: [-40, 85],
  HUMIDITY: [0, 100],
  CO2: [0, 10_000],
  AMMONIA: [0, 100],
  STATIC_PRESSURE: [-100, 100],
  BRIGHTNESS: [0, 200_000],
  WATER_FLOW: [0, 5000],
  SILO_WEIGHT: [0, 100_000],
  BIRD_WEIGHT: [0, 10_000],
  GAS_LEVEL: [0, 100],
  GAS_VOLUME: [0, 1000],
  CURRENT: [0, 5000],
  VOLTAGE: [0, 1000],
  ENERGY: [0, 1_000_000],
  DISSOLVED_OXYGEN: [0, 20],
  WATER_TEMPERATURE: [0, 60],
  PH: [0, 14],
  RAIN: [0, 500],
  WIND_SPEED: [0, 250],
  SOIL_MOISTURE: [0, 100],
};

const device = {
  name: 'COLETOR NOVO',
  kind: 'COLLECTOR',
  serialNumber: 'AG-77',
  manufacturer: 'AGROSENSE',
  model: 'AS-LINK',
  firmware: '2.4',
  farmId: 2,
  aviaryId: 6,
  fishPondId: null,
  communicationIntervalMinutes: 10,
  contingencyMinutes: 60,
  enabled: true,
};
const sensor = {
  name: 'SENSOR NOVO',
  magnitude: 'TEMPERATURE',
  equipmentId: 1,
  channel: 9,
  calibrationOffset: 0.5,
  lowerLimit: 18,
  upperLimit: 33,
  replacesSensorId: null,
  enabled: true,
};

describe('devices and their sensors on the wire', () => {
  useFixedWorld();

  it('devices', async () => {
    const { equipment, farms, aviaries, fishPonds } = demo.world;
    const page = await registerPage({
      controller: 'Equipment',
      ids: [1, 12],
      foreignId: foreignId(equipment),
      foreign: {
        farmId: foreignId(farms),
        aviaryId: foreignId(aviaries),
        fishPondId: foreignId(fishPonds),
      },
      fields: Object.keys(device),
      fresh: device,
      also: {
        'in a pond': { aviaryId: null, fishPondId: 1 },
        'in both': { fishPondId: 1 },
        'in neither': { aviaryId: null },
        'in a pond of another customer': { aviaryId: null, fishPondId: foreignId(fishPonds) },
        'in a house of another farm': { farmId: 1 },
        'switched off': { enabled: false },
        'a serial number that is taken': { serialNumber: equipment.need(1).serialNumber.toLowerCase() },
        'the longest words': {
          name: 'A'.repeat(80),
          serialNumber: 'A'.repeat(40),
          manufacturer: 'A'.repeat(60),
          model: 'A'.repeat(60),
          firmware: 'A'.repeat(20),
        },
        'longer words': {
          name: 'A'.repeat(81),
          serialNumber: 'A'.repeat(41),
          manufacturer: 'A'.repeat(61),
          model: 'A'.repeat(61),
          firmware: 'A'.repeat(21),
        },
        'at the interval': { contingencyMinutes: 10 },
        'before the interval': { contingencyMinutes: 9 },
        'the shortest': { communicationIntervalMinutes: 1, contingencyMinutes: 1 },
        'the longest': { communicationIntervalMinutes: 10_080, contingencyMinutes: 10_080 },
        'longer than that': { communicationIntervalMinutes: 10_081, contingencyMinutes: 10_081 },
        ...Object.fromEntries(
          ['CONTROLLER', 'SCALE', 'POND_PROBE', 'WEATHER_GATEWAY'].map((kind) => [kind, { kind }]),
        ),
      },
      strangers: STRANGERS,
    });
    const toggle = (id: number, active: boolean) =>
      ['POST', '/Equipment/ActivateInactivate', { id, active }] as const;
    const edit = (more: object) =>
      ['PUT', '/Equipment/Edit?id=10', { ...device, aviaryId: null, fishPondId: 2, ...more }] as const;
    await page.follows('switched off, silent since then, and received again', [
      toggle(12, false),
      toggle(12, true),
      toggle(10, false),
      edit({ enabled: false }),
      edit({}),
      edit({ enabled: false }),
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/monitoring/devices.txt');
  });

  it('sensors', async () => {
    const { sensors, equipment } = demo.world;
    const page = await registerPage({
      controller: 'Sensor',
      ids: [1, 29, 106, 8],
      foreignId: foreignId(sensors),
      foreign: { equipmentId: foreignId(equipment), replacesSensorId: foreignId(sensors) },
      fields: Object.keys(sensor),
      fresh: sensor,
      taken: { channel: 2 },
      also: {
        'the first channel': { equipmentId: 12, channel: 1 },
        'the last channel': { channel: 64 },
        'a higher channel': { channel: 65 },
        'the channel of what it replaces': { channel: 1, replacesSensorId: 1 },
        'another channel than that': { channel: 2, replacesSensorId: 1 },
        'in the place of one on another device': { replacesSensorId: 6 },
        'in the place of one that was replaced': { equipmentId: 9, replacesSensorId: 29 },
        'on the channel of one that was replaced': { equipmentId: 9, channel: 1 },
        'of a device that never sent': { equipmentId: 12 },
        'switched off': { enabled: false },
        'limits that are one': { upperLimit: 18 },
        'limits the wrong way round': { upperLimit: 17.9 },
        'no limits': { lowerLimit: null, upperLimit: null },
        'all that it measures': { lowerLimit: -40, upperLimit: 85 },
        'less than that': { lowerLimit: -40.1 },
        'more than that': { upperLimit: 85.1 },
        'the most offset': { calibrationOffset: 1000 },
        'more offset': { calibrationOffset: 1000.1 },
        'the least offset': { calibrationOffset: -1000 },
        'less offset': { calibrationOffset: -1000.1 },
        'the longest name': { name: 'A'.repeat(80) },
        'a longer name': { name: 'A'.repeat(81) },
      },
      strangers: STRANGERS,
    });
    const create = (more: object) => ['POST', '/Sensor/Create', { ...sensor, ...more }] as const;
    const next = Math.max(...sensors.all().map(({ id }) => id)) + 1;
    await page.follows('one after another in the same place', [
      create({ channel: 1, replacesSensorId: 1 }),
      ['GET', '/Sensor/GetById?id=1'],
      create({ name: 'OUTRO', channel: 1, replacesSensorId: 1 }),
      create({ name: 'OUTRO', channel: 1 }),
      create({ name: 'OUTRO', channel: 1, replacesSensorId: next }),
      ['PUT', `/Sensor/Edit?id=${next + 1}`, { ...sensor, channel: 1, replacesSensorId: 2 }],
      ['PUT', '/Sensor/Edit?id=1', sensor],
      ['POST', '/Sensor/ActivateInactivate', { id: 1, active: true }],
      ['DELETE', '/Sensor/Delete?id=1'],
      ['DELETE', `/Sensor/Delete?id=${next + 1}`],
      ['DELETE', `/Sensor/Delete?id=${next}`],
      ['GET', '/Sensor/GetById?id=1'],
      ['GET', '/Equipment/GetById?id=1'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/monitoring/sensors.txt');
  });

  it('select lists', async () => {
    const page = wirePage();
    const lists = ['/Equipment/GetEquipmentsForSelect', '/Sensor/GetSensorsForSelect'];
    for (const path of lists) await page.reads(path);
    await page.filters('/Sensor/GetSensorsForSelect', [
      'equipmentId=9',
      'equipmentId=1',
      `equipmentId=${foreignId(demo.world.equipment)}`,
      'equipmentId=x',
    ]);
    await page.readsOf(STRANGERS, lists);
    await expect(page.text()).toMatchFileSnapshot('answers/monitoring/lists.txt');
  });

  it('what is measured', async () => {
    const page = wirePage();
    const before = Date.now();
    interface Row {
      id: number;
      lastReading: number | null;
      lastReadingAt: string | null;
    }
    const readings = async () => {
      // A session of the morning is over in the afternoon.
      page.startsAfresh();
      const { body } = await sent(PRODUCER, 'GET', '/Sensor/GetGridData');
      return (body as Row[]).map(({ id, lastReading }) => `${id}: ${lastReading}`).join(', ');
    };
    // Midnight, early morning, and an afternoon on which power fails for forty minutes.
    for (const time of ['T01:00', 'T01:01', 'T06:59', 'T07:00', 'T17:59', 'T18:00', 'T18:40', 'T18:50']) {
      vi.setSystemTime(new Date(`2026-03-18${time}:00Z`));
      page.says(`${time} ${await readings()}`);
    }
    vi.setSystemTime(new Date('2026-03-27T18:20:00Z'));
    page.says(`nine days later ${await readings()}`);
    vi.setSystemTime(before);
    for (const [magnitude, [min, max]] of Object.entries(MAGNITUDES)) {
      const values: unknown[] = [];
      for (const calibrationOffset of [0, 1000, -1000]) {
        page.startsAfresh();
        const body = { ...sensor, magnitude, calibrationOffset, lowerLimit: min, upperLimit: max };
        const answered = await sent(PRODUCER, 'POST', '/Sensor/Create', body);
        values.push((answered.body as Row).lastReading);
      }
      for (const limits of [{ lowerLimit: min - 0.1 }, { lowerLimit: null, upperLimit: max + 0.1 }]) {
        const answered = await sent(PRODUCER, 'POST', '/Sensor/Create', {
          ...sensor,
          magnitude,
          channel: 10,
          ...limits,
        });
        values.push(JSON.stringify((answered.body as { errors: unknown }).errors));
      }
      page.says(`${magnitude}: ${values.join(' | ')}`);
    }
    await expect(page.text()).toMatchFileSnapshot('answers/monitoring/measured.txt');
  });
});

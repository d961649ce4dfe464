import { describe, expect, it } from 'vitest';
import { hoursBelow } from '../db/field/weather';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const STRANGERS = ['contador', 'gratis'];
const path = (action: string) => `/WeatherStation/${action}`;
const one = (id: unknown) => `${path('GetById')}?id=${String(id)}`;
const LIST = path('GetStationTableData');
const [SILENT, MANUAL] = [2, 3];
const foreign = () => foreignId(demo.world.weatherStations);

const report = (id: number | undefined, greatness: string, from: string, to: string, step?: string) =>
  `${path('GetReport')}?id=${id}&greatness=${greatness}&from=${from}&to=${to}${step ? `&step=${step}` : ''}`;

describe('weather stations on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    await page.reads(LIST);
    await page.readsOf([...STRANGERS, 'usuario', 'agronomo'], [LIST]);
    const ids = [1, SILENT, MANUAL, foreign(), 999_999, 'x'];
    for (const id of ids) {
      await page.reads(`${path('GetGreatness')}?id=${id}`);
      await page.reads(`${path('GetYearsByData')}?id=${id}`);
    }
    for (const id of [foreign(), 999_999, 'x']) await page.reads(one(id));
    await page.reads(`${path('GetSunriseSunset')}?lat=-24&lng=-53&date=2026-03-18`);
    await page.reads(path('GetUsersToShare'));
    await page.reads(path('GetUsersToShare'), { account: 'usuario' });
    await page.readsOf(STRANGERS, [path('GetUsersToShare'), path('GetAccount'), one(1)]);
    await expect(page.text()).toMatchFileSnapshot('answers/stations/lists.txt');
  });

  it('readings', async () => {
    const page = wirePage();
    for (const greatness of [
      'TEMPERATURE',
      'HUMIDITY',
      'RAIN',
      'WIND_SPEED',
      'WIND_GUST',
      'WIND_DIRECTION',
      'RADIATION',
      'UV',
      'PRESSURE',
    ])
      await page.reads(report(1, greatness, '2026-03-02', '2026-03-05', 'DAY'));
    await page.reads(report(1, 'TEMPERATURE', '2026-03-17', '2026-03-19', 'HOUR'));
    await page.reads(report(1, 'RADIATION', '2026-03-18', '2026-03-18', 'HOUR'));
    await page.reads(report(1, 'RAIN', '2026-03-17', '2026-03-17', 'READING'));
    await page.reads(report(1, 'WIND_DIRECTION', '2026-03-16', '2026-03-16', 'READING'));
    await page.reads(report(1, 'TEMPERATURE', '2024-12-31', '2026-03-20', 'MONTH'));
    await page.reads(report(1, 'RADIATION', '2025-11-15', '2025-12-31', 'MONTH'));
    await page.reads(report(1, 'RAIN', '2026-02-01', '2026-02-03'));
    await page.reads(report(1, 'RAIN', '2026-02-01', '2026-02-03', 'YEAR'));
    for (const query of [
      report(1, 'RAIN', '2026-03-05', '2026-03-04', 'DAY'),
      report(1, 'RAIN', '2026-03-05', '2026-03-05', 'DAY'),
      report(1, 'RAIN', '2026-02-30', '2026-03-04', 'DAY'),
      report(1, 'RAIN', '2026-03-01', '', 'DAY'),
      report(1, 'SNOW', '2026-03-01', '2026-03-04', 'DAY'),
      report(1, 'RAIN', '2026-03-19', '2026-03-20', 'DAY'),
      report(1, 'RAIN', '2023-03-12', '2023-03-15', 'DAY'),
      report(SILENT, 'HUMIDITY', '2026-03-14', '2026-03-17', 'DAY'),
      report(MANUAL, 'RAIN', '2026-03-01', '2026-03-18', 'DAY'),
      report(MANUAL, 'RAIN', '2026-02-15', '2026-03-18', 'MONTH'),
      report(MANUAL, 'TEMPERATURE', '2026-03-01', '2026-03-02', 'DAY'),
      report(foreign(), 'RAIN', '2026-03-01', '2026-03-02', 'DAY'),
    ])
      await page.reads(query);
    await page.readsOf(STRANGERS, [report(1, 'RAIN', '2026-03-01', '2026-03-02', 'DAY')]);
    demo.world.weatherStations.update(1, { sending: false });
    await page.reads(report(1, 'RAIN', '2026-03-01', '2026-03-02', 'DAY'));
    const station = demo.world.weatherStations.need(SILENT);
    const hours = [20_196, 20_197, 20_198, 20_199, 20_200, 20_530].map((day) => hoursBelow(station, 15, day));
    page.says(`hours below 15 degrees: ${hours.join(', ')}`);
    await expect(page.text()).toMatchFileSnapshot('answers/stations/readings.txt');
  });

  it('created and changed', async () => {
    const page = wirePage();
    const station = {
      name: 'ESTACAO NOVA',
      farmId: 2,
      latitude: -24.5,
      longitude: -53.25,
      source: 'EQUIPMENT',
      serial: 'EQ-77',
      altitude: 500.5,
      sensorHeight: 2.5,
    };
    await page.writes({
      path: path('Create'),
      body: station,
      foreign: { farmId: foreignId(demo.world.farms) },
      strangers: STRANGERS,
      shows: [one('{id}')],
      also: {
        'a gauge': { source: 'MANUAL' },
        'of a partner': { source: 'PARTNER' },
        'a name that is taken': { name: 'Estacao toledo' },
        'the longest words': { name: 'A'.repeat(80), serial: 'A'.repeat(40) },
        'longer words': { name: 'A'.repeat(81), serial: 'A'.repeat(41) },
        'far north and east': { latitude: 90, longitude: 180, altitude: 5000, sensorHeight: 50 },
        'farther than that': { latitude: 90.1, longitude: 180.1, altitude: 5001, sensorHeight: 50.1 },
        'far south and west': { latitude: -90, longitude: -180, altitude: -100, sensorHeight: 0.5 },
        'farther south and west': { latitude: -90.1, longitude: -180.1, altitude: -101, sensorHeight: 0.49 },
      },
    });
    await page.writes({
      method: 'PUT',
      path: `${path('Edit')}?id=1`,
      body: station,
      foreign: { '?id': foreign() },
      strangers: STRANGERS,
      shows: [one(1)],
      also: { 'without serial': { serial: '' }, 'its own name': { name: 'ESTACAO TOLEDO' } },
      wholeOnly: true,
    });
    await page.follows('of a partner, once its account is connected', [
      ['POST', path('ConnectAccount'), { account: 'fazenda', token: '123456' }],
      ['POST', path('Create'), { ...station, source: 'PARTNER' }],
      ['POST', path('Create'), { ...station, source: 'PARTNER' }],
      ['POST', path('Create'), { ...station, name: 'OUTRA', source: 'PARTNER', serial: ' ' }],
      [
        'POST',
        path('Create'),
        { ...station, name: 'OUTRA', sensorHeight: null, altitude: null, serial: null },
      ],
    ]);
    for (const { id, customerId } of demo.world.weatherStations.all())
      if (customerId === 1) demo.world.weatherStations.remove(id);
    await page.outcome('the first of all', 'POST', path('Create'), station);
    await page.reads(LIST);
    await expect(page.text()).toMatchFileSnapshot('answers/stations/created.txt');
  });

  it('the account of the partner, and what it deletes', async () => {
    const page = wirePage();
    const remove = (id: unknown, token = '123456') =>
      `${path('DeleteWithToken')}?id=${String(id)}&token=${token}`;
    await page.writes({
      path: path('ConnectAccount'),
      body: { account: 'fazenda', token: '123456' },
      strangers: STRANGERS,
      shows: [path('GetAccount')],
      also: {
        'the longest account': { account: 'A'.repeat(120) },
        'a longer account': { account: 'A'.repeat(121) },
        'a short token': { token: '12345 ' },
      },
    });
    await page.follows('connected, changed, disconnected', [
      ['GET', path('GetAccount')],
      ['GET', remove(1)],
      ['POST', path('ConnectAccount'), { account: 'fazenda', token: '123456' }],
      ['POST', path('ConnectAccount'), { account: 'sitio', token: '1234567' }],
      ['GET', path('GetAccount')],
      ['GET', path('GetAccount'), undefined, { account: 'multi', customerId: 3 }],
      ['GET', remove(1, '12345')],
      ['GET', remove(foreign())],
      ['GET', remove('x')],
      ['GET', remove(1), undefined, { account: 'gratis' }],
      ['GET', remove(1)],
      ['GET', remove(1)],
      ['GET', LIST],
      ['POST', path('DisconnectAccount'), {}, { account: 'gratis' }],
      ['POST', path('DisconnectAccount')],
      ['POST', path('DisconnectAccount')],
      ['GET', path('GetAccount')],
      ['GET', remove(2)],
    ]);
    await page.outcome('connected', 'POST', path('ConnectAccount'), { account: 'fazenda', token: '123456' });
    await page.reads(remove(1));
    const left = demo.world.plots.filter((plot) => plot.weatherStationId === 1);
    page.says(`plots that still name it: ${left.length}`);
    await expect(page.text()).toMatchFileSnapshot('answers/stations/account.txt');
  });

  it('changes of one station', async () => {
    const page = wirePage();
    const strangers = STRANGERS;
    const ids = { id: foreign() };
    await page.writes({
      path: path('SetDefault'),
      body: { id: 2 },
      foreign: ids,
      strangers,
      shows: [one(1), one(2)],
    });
    await page.writes({
      path: path('SetSending'),
      body: { id: 1, sending: false },
      foreign: ids,
      strangers,
      shows: [one(1)],
    });
    const share = { id: 2, userIds: [3, 6] };
    await page.writes({
      path: path('Share'),
      body: share,
      foreign: { ...ids, userIds: [2, 3] },
      strangers,
      shows: [one(2)],
      also: {
        'with oneself': { userIds: [1] },
        'as text': { userIds: ['3', 'x'] },
        'with none': { userIds: [] },
      },
    });
    await page.writes({
      path: path('SaveManualReading'),
      body: { id: MANUAL, date: '2026-03-18', rain: 12.5 },
      foreign: ids,
      strangers,
      shows: [one(MANUAL), report(MANUAL, 'RAIN', '2026-03-17', '2026-03-18', 'DAY')],
      also: {
        tomorrow: { date: '2026-03-19' },
        yesterday: { date: '2026-03-17' },
        'the most': { rain: 500 },
        'more than that': { rain: 500.1 },
        'a millimetre': { rain: 1 },
        'more than a millimetre': { rain: 1.01 },
        'by equipment': { id: 1 },
      },
    });
    await page.writes({
      path: path('DeleteManualReading'),
      body: { id: MANUAL, date: '2026-03-17' },
      foreign: ids,
      strangers,
      shows: [one(MANUAL)],
    });
    await expect(page.text()).toMatchFileSnapshot('answers/stations/changes.txt');
  });

  it('readings that are left out', async () => {
    const page = wirePage();
    const list = `${path('GetLeftOut')}?id=1`;
    const rain = report(1, 'TEMPERATURE', '2026-03-10', '2026-03-10', 'DAY');
    const left = {
      id: 1,
      greatness: 'TEMPERATURE',
      from: '2026-03-10T15:00:00.000Z',
      to: '2026-03-10T21:00:00.000Z',
      reason: 'SENSOR AO SOL',
    };
    await page.reads(rain);
    await page.writes({
      path: path('LeaveOut'),
      body: left,
      foreign: { id: foreign() },
      strangers: STRANGERS,
      shows: [list, rain],
      also: {
        'one reading': { to: left.from },
        'the wrong way round': { to: '2026-03-10T14:59:59.999Z' },
        'of another magnitude': { greatness: 'PRESSURE' },
        'the longest reason': { reason: 'A'.repeat(200) },
        'a longer reason': { reason: 'A'.repeat(201) },
      },
    });
    const leaveOut = (more: object) => ['POST', path('LeaveOut'), { ...left, ...more }] as const;
    const takeBack = (leftOutId: unknown, id: unknown = 1) =>
      ['POST', path('TakeBack'), { id, leftOutId }] as const;
    await page.follows('and counted again', [
      leaveOut({}),
      leaveOut({ reason: 'DE NOVO', from: '2026-03-10T20:00:00.000Z' }),
      takeBack(1),
      takeBack(1),
      takeBack('x'),
      takeBack(2, foreign()),
      [...takeBack(2), { account: 'gratis' }],
      leaveOut({ greatness: 'RAIN' }),
      ['GET', list],
      ['GET', rain],
      takeBack('2'),
      takeBack(3),
      ['GET', list],
      ['GET', rain],
      leaveOut({ id: MANUAL }),
      leaveOut({
        id: MANUAL,
        greatness: 'RAIN',
        from: '2026-02-16T10:00:00.000Z',
        to: '2026-02-17T10:00:00.000Z',
      }),
      ['GET', report(MANUAL, 'RAIN', '2026-02-15', '2026-02-18', 'DAY')],
    ]);
    for (const id of [foreign(), 'x']) await page.reads(`${path('GetLeftOut')}?id=${id}`);
    await page.readsOf(STRANGERS, [list]);
    await expect(page.text()).toMatchFileSnapshot('answers/stations/leftOut.txt');
  });

  it('the stations of all customers', async () => {
    const page = wirePage();
    const all = '/WeatherStationManagement/GetWeatherStationInformationList';
    await page.reads(all);
    await page.reads(all, { account: 'multi', customerId: 3 });
    await page.readsOf([...STRANGERS, 'agronomo', 'usuario'], [all]);
    const { weatherStations } = demo.world;
    weatherStations.update(MANUAL, { manual: {} });
    weatherStations.update(1, { sending: false, farmId: null });
    weatherStations.update(SILENT, { manual: {}, source: 'MANUAL' });
    await page.reads(all);
    weatherStations.update(MANUAL, { manual: { '2026-03-18': 7, '2026-03-17': 9 } });
    await page.reads(one(MANUAL));
    await expect(page.text()).toMatchFileSnapshot('answers/stations/management.txt');
  });
});

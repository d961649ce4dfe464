import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const STRANGERS = ['contador', 'gratis'];
const stage = (code: string, days: number, more: object = {}) => ({
  code,
  days,
  degreeDays: null,
  kc: null,
  root: null,
  p: null,
  ...more,
});
const stages = (...rows: object[]) => ({ stages: rows });

describe('the registers of the field on the wire', () => {
  useFixedWorld();

  it('cycles of crops', async () => {
    const whole = { degreeDays: 10, kc: 0.4, root: 0.2, p: 0.5 };
    const page = await registerPage({
      controller: 'Cycle',
      ids: [1, 5],
      foreignId: foreignId(demo.world.field.cycles),
      fields: ['name', 'businessActivityId', 'botanicalFamily', 'cultivar', 'baseTemperature', 'stages'],
      fresh: {
        name: 'CICLO NOVO',
        businessActivityId: 2,
        botanicalFamily: 'POACEAE',
        cultivar: 'P3016',
        baseTemperature: 8,
        ...stages(stage('VE', 0, whole), stage('V2', 10, { degreeDays: 20 })),
      },
      also: {
        'no cultivar': { cultivar: '' },
        'the longest words': {
          name: 'A'.repeat(100),
          botanicalFamily: 'A'.repeat(40),
          cultivar: 'A'.repeat(60),
        },
        'longer words': { name: 'A'.repeat(101), botanicalFamily: 'A'.repeat(41), cultivar: 'A'.repeat(61) },
        'the highest base': { baseTemperature: 25 },
        'a higher base': { baseTemperature: 25.1 },
        'no stage': stages(),
        'a stage that is none': { stages: [null] },
        'a stage twice': stages(stage('VE', 0), stage('R1', 1), stage('ve', 2)),
        'two stages on a day': stages(stage('VE', 3), stage('V2', 3)),
        'a stage before the other': stages(stage('VE', 3), stage('V2', 2)),
        'a stage without code': stages(stage('VE', 0), stage(' ', 1)),
        'the longest code': stages(stage('A'.repeat(20), 0)),
        'a longer code': stages(stage('A'.repeat(21), 0)),
        'the latest day': stages(stage('VE', 10_000)),
        'a later day': stages(stage('VE', 10_001)),
        'colder than the stage before': stages(
          stage('VE', 0, { degreeDays: 20 }),
          stage('V1', 1),
          stage('V2', 2, { degreeDays: 20 }),
        ),
        'warmer than the stage before': stages(
          stage('VE', 0, { degreeDays: 20 }),
          stage('V1', 1),
          stage('V2', 2, { degreeDays: 20.1 }),
        ),
        'as warm as may be': stages(stage('VE', 0, { degreeDays: 50_000 })),
        'warmer than that': stages(stage('VE', 0, { degreeDays: 50_001 })),
        'the highest figures': stages(stage('VE', 0, { kc: 1.5, root: 3, p: 0.8 })),
        'the lowest figures': stages(stage('VE', 0, { kc: 0, root: 0.1, p: 0.1 })),
        ...Object.fromEntries(
          Object.entries({ kc: [-0.1, 1.6], root: [0.09, 3.1], p: [0.09, 0.81] }).flatMap(([name, values]) =>
            values.map((value) => [`${name} ${value}`, stages(stage('VE', 0, { [name]: value }))]),
          ),
        ),
      },
      taken: { name: 'soja grupo 6.0' },
      strangers: STRANGERS,
    });
    await page.readsOf(['usuario'], ['/Cycle/GetById?id=1']);
    await expect(page.text()).toMatchFileSnapshot('answers/fieldRegisters/cycles.txt');
  });

  it('types of soil', async () => {
    const page = await registerPage({
      controller: 'SoilType',
      ids: [1, 5],
      foreignId: foreignId(demo.world.soilTypes),
      fields: [
        'name',
        'texture',
        'clayFrom',
        'clayTo',
        'fieldCapacity',
        'wiltingPoint',
        'density',
        'infiltration',
      ],
      fresh: {
        name: 'SOLO NOVO',
        texture: 'SANDY',
        clayFrom: 5,
        clayTo: 20,
        fieldCapacity: 0.2,
        wiltingPoint: 0.1,
        density: 1.5,
        infiltration: 30,
      },
      also: {
        'clay of no width': { clayFrom: 20, clayTo: 20 },
        'clay the wrong way': { clayFrom: 20, clayTo: 5 },
        'a bit into another': { clayTo: 20.1 },
        'within another': { clayFrom: 25, clayTo: 30 },
        'around another': { clayFrom: 0, clayTo: 100 },
        'from nothing': { clayFrom: null },
        'to all of it': { clayTo: null },
        'without clay': { clayFrom: null, clayTo: null },
        'all that it holds withers': { wiltingPoint: 0.2 },
        'nearly all that it holds': { wiltingPoint: 0.199 },
        'the highest figures': { fieldCapacity: 0.6, wiltingPoint: 0.59, density: 1.8, infiltration: 500 },
        'the lowest figures': { fieldCapacity: 0.02, wiltingPoint: 0.01, density: 0.8, infiltration: 0.1 },
        'higher figures': { fieldCapacity: 0.61, wiltingPoint: 0.61, density: 1.81, infiltration: 501 },
        'withers at most': { fieldCapacity: null, wiltingPoint: 0.6 },
        'withers above that': { fieldCapacity: null, wiltingPoint: 0.601 },
        'lower figures': { fieldCapacity: 0.009, wiltingPoint: 0.009, density: 0.79, infiltration: 0.09 },
        ...Object.fromEntries(
          ['MEDIUM', 'CLAYEY', 'VERY_CLAYEY', 'SILTY'].map((texture) => [texture, { texture }]),
        ),
      },
      taken: { name: 'Latossolo vermelho' },
      strangers: STRANGERS,
    });
    await expect(page.text()).toMatchFileSnapshot('answers/fieldRegisters/soils.txt');
  });

  it('warm and cold trimesters', async () => {
    const { climatePhases } = demo.world.field;
    const first = climatePhases.find(({ customerId }) => customerId === 1);
    const page = await registerPage({
      controller: 'ClimatePhase',
      ids: [1, 2],
      foreignId: foreignId(climatePhases),
      fields: ['index', 'year', 'trimester', 'value', 'source'],
      fresh: { index: 'RONI', year: 2020, trimester: 'MAM', value: -0.7, source: 'CPC' },
      also: {
        'of the other index': { index: 'ONI' },
        'as known of the other index': { year: first?.year, trimester: first?.trimester },
        'as known but for the year': { index: 'ONI', trimester: first?.trimester },
        'as known but for the months': { index: 'ONI', year: first?.year, trimester: 'JJA' },
        'the first year': { year: 1950 },
        'before it': { year: 1949 },
        'the last year': { year: 2100 },
        'after it': { year: 2101 },
        'the warmest': { value: 5 },
        warmer: { value: 5.1 },
        'the coldest': { value: -5 },
        colder: { value: -5.1 },
        'the longest source': { source: 'A'.repeat(80) },
        'a longer source': { source: 'A'.repeat(81) },
      },
      taken: { index: 'ONI', year: first?.year, trimester: first?.trimester },
      strangers: STRANGERS,
    });
    const sent = { index: 'RONI', year: 2020, value: 0 };
    for (const trimester of [
      'DJF',
      'JFM',
      'FMA',
      'MAM',
      'AMJ',
      'MJJ',
      'JJA',
      'JAS',
      'ASO',
      'SON',
      'OND',
      'NDJ',
      'JFD',
    ])
      await page.outcome(trimester, 'POST', '/ClimatePhase/Create', { ...sent, trimester });
    await expect(page.text()).toMatchFileSnapshot('answers/fieldRegisters/phases.txt');
  });

  it('keys of other services', async () => {
    const { apiTokens } = demo.world.field;
    const page = wirePage();
    const path = '/ApiServiceToken';
    const one = `${path}/GetById?id={id}`;
    const body = {
      name: 'CHAVE NOVA',
      service: 'ERP',
      readAreas: ['FINANCE', 'LOTS'],
      writeAreas: ['WEATHER'],
      expiresOn: '2027-03-18',
    };
    const also = {
      'only to read': { writeAreas: [] },
      'only to write': { readAreas: [] },
      'for nothing': { readAreas: [], writeAreas: [] },
      'all areas': { readAreas: ['PROPERTY', 'AGRICULTURE', 'WEATHER', 'FINANCE', 'LOTS', 'MONITORING'] },
      'an area that is none': { readAreas: ['FISH'] },
      'until today': { expiresOn: '2026-03-18' },
      'until tomorrow': { expiresOn: '2026-03-19' },
      'as long as may be': { expiresOn: '2028-03-17' },
      'a day longer': { expiresOn: '2028-03-18' },
      'the longest words': { name: 'A'.repeat(80), service: 'A'.repeat(80) },
      'longer words': { name: 'A'.repeat(81), service: 'A'.repeat(81) },
      'a name that is taken': { name: apiTokens.need(2).name },
    };
    const [foreign, strangers] = [{ '?id': foreignId(apiTokens) }, STRANGERS];
    await page.reads(`${path}/GetGridData`);
    for (const id of [1, foreignId(apiTokens), 999_999, 'x']) {
      await page.reads(`${path}/GetById?id=${id}`);
      await page.reads(`${path}/GetDependents?id=${id}`);
    }
    await page.readsOf([...strangers, 'usuario'], [`${path}/GetGridData`]);
    await page.writes({ path: `${path}/Create`, body, also, strangers, shows: [one] });
    await page.writes({
      method: 'PUT',
      path: `${path}/Edit?id=1`,
      body,
      also: {
        'its own name': { name: apiTokens.need(1).name },
        'a name that is taken': also['a name that is taken'],
      },
      foreign,
      strangers,
      shows: [one],
      wholeOnly: true,
    });
    await page.writes({
      path: `${path}/Revoke`,
      body: { id: 1 },
      foreign: { id: foreignId(apiTokens) },
      strangers,
      shows: [`${path}/GetById?id=1`],
    });
    await page.follows('what is over is not changed', [
      ['PUT', `${path}/Edit?id=3`, body],
      ['PUT', `${path}/Edit?id=4`, body],
      ['POST', `${path}/Revoke`, { id: 4 }],
      ['POST', `${path}/Revoke`, { id: 3 }],
      ['POST', `${path}/Revoke`, { id: 2 }],
      ['PUT', `${path}/Edit?id=2`, body],
      ['POST', `${path}/ActivateInactivate`, { id: 1, active: false }],
      ['DELETE', `${path}/Delete?id=1`],
      ['GET', `${path}/GetGridData`],
    ]);
    apiTokens.update(1, { expiresOn: '2026-03-18T00:00:00' });
    await page.outcome('on its last day', 'PUT', `${path}/Edit?id=1`, body);
    page.startsAfresh();
    apiTokens.update(1, { expiresOn: '2026-03-17T00:00:00' });
    await page.outcome('the day after', 'PUT', `${path}/Edit?id=1`, body);
    await expect(page.text()).toMatchFileSnapshot('answers/fieldRegisters/keys.txt');
  });
});

import { describe, expect, it } from 'vitest';
import { rotationOf } from '../db/field/rotationEntries';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const PATH = '/CropRotation';
const CREATE = `${PATH}/Create`;
const STRANGERS = ['contador', 'gratis'];
const seasons = (fromYear: number | string, toYear: number | string, world = 'agriculture') =>
  `${PATH}/GetBySeasons?world=${world}&fromYear=${fromYear}&toYear=${toYear}`;
const SHOWN = seasons(2027, 2027);

/** Of a plot of 17.83 ha on which nothing is planned after 2026. */
const entry = {
  plotId: 1,
  year: 2026,
  season: 'SUMMER',
  kind: 'CROP',
  businessActivityId: 2,
  coverName: null,
  hectares: 10,
  from: '2026-10-01',
  to: '2027-02-28',
  intercropped: false,
};
const of = (season: string, from: string, to: string) => ({ season, from, to });
/** The id of the next entry. */
const next = () => Math.max(...demo.world.field.rotation.all().map(({ id }) => id)) + 1;
const idOf = (plotId: number, state: string) =>
  rotationOf(demo.world, demo.world.plots.need(plotId)).find((row) => row.state === state)?.id;

describe('the rotation of crops on the wire', () => {
  useFixedWorld();

  it('plots and seasons', async () => {
    const page = wirePage();
    await page.reads(seasons(2025, 2025));
    await page.reads(seasons(2030, 2033));
    await page.reads(seasons(2015, 2021));
    await page.reads(seasons(2025, 2026, 'forestry'));
    await page.readsOf(STRANGERS, [SHOWN]);
    demo.world.plots.update(2, { active: false });
    await page.readsOf(['usuario'], [seasons('', 'x')]);
    demo.world.field.rotation.update(1, { season: 'PERENNIAL', to: '2029-08-01' });
    await page.reads(seasons(2029, 2029));
    demo.world.field.rotation.update(1, { to: '2029-07-31' });
    await page.reads(seasons(2029, 2029));
    await expect(page.text()).toMatchFileSnapshot('answers/rotation/seasons.txt');
  });

  it('what is planned', async () => {
    const page = wirePage();
    demo.world.plots.update(3, { active: false });
    await page.outcome('on a plot that is no more', 'POST', CREATE, { ...entry, plotId: 3 });
    await page.writes({
      path: CREATE,
      body: entry,
      foreign: { plotId: foreignId(demo.world.plots) },
      strangers: STRANGERS,
      shows: [SHOWN],
      also: {
        cover: { kind: 'COVER', coverName: 'MILHETO' },
        'the longest cover': { kind: 'COVER', coverName: 'A'.repeat(60) },
        'a longer cover': { kind: 'COVER', coverName: 'A'.repeat(61) },
        'cover without name': { kind: 'COVER' },
        fallow: { kind: 'FALLOW', coverName: 'X' },
        'the whole plot': { hectares: 17.83 },
        'a bit more': { hectares: 17.832 },
        'a bit': { hectares: 0.01 },
        'of a crop of unknown family': { businessActivityId: 13 },
        'one day': { to: '2026-10-01' },
        'ends before it begins': { to: '2026-09-30' },
        'the first year': { year: 1990, from: '1990-08-01', to: '1991-05-31' },
        'the last year': { year: 2100, from: '2100-08-01', to: '2101-05-31' },
        'another year': { year: 2025 },
        'summer, all of it': of('SUMMER', '2026-08-01', '2027-05-31'),
        'summer, a day early': of('SUMMER', '2026-07-31', '2027-05-31'),
        'summer, a day late': of('SUMMER', '2026-10-01', '2027-06-01'),
        'second, all of it': of('SECOND', '2027-01-01', '2027-08-31'),
        'second, a day early': of('SECOND', '2026-12-31', '2027-08-31'),
        'second, a day late': of('SECOND', '2027-01-01', '2027-09-01'),
        'winter, all of it': of('WINTER', '2027-03-01', '2027-11-30'),
        'winter, a day early': of('WINTER', '2027-02-28', '2027-11-30'),
        'winter, a day late': of('WINTER', '2027-03-01', '2027-12-01'),
        'perennial, all of it': of('PERENNIAL', '2026-11-01', '2086-12-31'),
        'perennial, a year early': of('PERENNIAL', '2025-12-31', '2030-12-31'),
        'perennial, a day late': of('PERENNIAL', '2026-11-01', '2087-01-01'),
        intercropped: { intercropped: true },
        'where it stands until that day': { from: '2026-09-25', hectares: 17.83 },
        'from the day after': { from: '2026-09-26', hectares: 17.83 },
        'where it stands, intercropped': { from: '2026-09-25', hectares: 17.83, intercropped: true },
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/rotation/planned.txt');
  });

  it('what stands beside it, what is changed and deleted', async () => {
    const page = wirePage();
    const id = next();
    const edit = `${PATH}/Edit?id=${id}`;
    const remove = `${PATH}/Delete?id=${id}`;
    const half = { ...entry, hectares: 8.9 };
    await page.follows('no more than the plot has', [
      ['POST', CREATE, { ...half, to: '2026-12-31' }],
      ['POST', CREATE, { ...half, from: '2027-01-01' }],
      ['POST', CREATE, { ...half, hectares: 8.94 }],
      ['POST', CREATE, { ...half, hectares: 8.93 }],
      ['POST', CREATE, { ...half, hectares: 0.01 }],
      ['POST', CREATE, { ...half, hectares: 17.83, intercropped: true }],
      ['PUT', edit, { ...half, to: '2026-12-31', hectares: 8.91 }],
      ['PUT', edit, { ...half, to: '2026-12-30', hectares: 8.9 }],
      ['PUT', edit, { ...half, to: '2027-01-01' }],
      ['PUT', edit, { ...half, to: '2027-01-01', intercropped: true }],
      ['GET', SHOWN],
      ['PUT', edit, half, { account: 'gratis' }],
      ['DELETE', remove, undefined, { account: 'gratis' }],
      ['DELETE', remove],
      ['DELETE', remove],
      ['PUT', edit, half],
      ['GET', SHOWN],
    ]);
    const foreign = { '?id': foreignId(demo.world.field.rotation) };
    const winter = { ...entry, ...of('WINTER', '2026-07-15', '2026-09-20'), year: 2025 };
    await page.writes({
      method: 'PUT',
      path: `${PATH}/Edit?id=${idOf(1, 'PLANNED')}`,
      body: winter,
      foreign,
      strangers: STRANGERS,
      wholeOnly: true,
      shows: [seasons(2025, 2025)],
    });
    await page.writes({
      method: 'DELETE',
      path: `${PATH}/Delete?id=${idOf(1, 'PLANNED')}`,
      foreign,
      strangers: STRANGERS,
      shows: [SHOWN],
    });
    await page.follows('what was sown and harvested stays', [
      ['PUT', `${PATH}/Edit?id=${idOf(1, 'SOWN')}`, entry],
      ['PUT', `${PATH}/Edit?id=${idOf(1, 'HARVESTED')}`, entry],
      ['DELETE', `${PATH}/Delete?id=${idOf(1, 'SOWN')}`],
      ['DELETE', `${PATH}/Delete?id=${idOf(1, 'HARVESTED')}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/rotation/changed.txt');
  });

  it('a crop year again', async () => {
    const page = wirePage();
    const path = `${PATH}/CopySeason`;
    const copy = { world: 'agriculture', fromYear: 2025, toYear: 2027, farmId: 3 };
    await page.writes({
      path,
      body: copy,
      foreign: { farmId: foreignId(demo.world.farms) },
      strangers: STRANGERS,
      shows: [SHOWN],
      also: {
        'of all farms': { farmId: null },
        'a later year': { toYear: 2101 },
        'an earlier year': { fromYear: 1989 },
      },
    });
    const again = { ...copy, farmId: 1 };
    const leap = { ...entry, year: 2027, plotId: 18, hectares: 5, from: '2028-02-29', to: '2028-05-31' };
    await page.follows('twice, over what stands, to other years, and of the last day of February', [
      ['POST', path, again],
      ['POST', path, again],
      ['POST', path, { ...copy, world: 'forestry', farmId: null }],
      ['POST', path, { ...copy, fromYear: 2024, toYear: 2025, farmId: null }],
      ['POST', path, { ...copy, toYear: 2025 }],
      ['POST', path, { ...copy, toYear: 1990 }],
      ['POST', path, { ...copy, toYear: 2100 }],
      ['POST', CREATE, leap],
      ['POST', path, { ...copy, fromYear: 2027, toYear: 2030 }],
      ['POST', path, { ...copy, fromYear: 2027, toYear: 2035 }],
      ['GET', seasons(2033, 2040)],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/rotation/copied.txt');
  });
});

describe('irrigation on the wire', () => {
  useFixedWorld();
  const PLOTS = '/Irrigation/GetPlots';
  const SAVE = '/Irrigation/SaveSettings';
  const settings = {
    plotId: 4,
    system: 'SPRINKLER',
    efficiency: 75,
    rate: 7,
    flow: 350,
    hoursPerDay: 12,
    startDepletion: 20,
  };
  /** Leaves these plots alone irrigated. */
  const onlyOn = (...ids: number[]) => {
    for (const { id } of demo.world.plots.filter(({ customerId }) => customerId === 1))
      demo.world.plots.update(id, { irrigatedAreaSize: ids.includes(id) ? 5.5 : null });
  };
  const works = () => demo.world.occurrence.fieldOccurrences;
  const irrigated = (happenedAt: string | null, mm: unknown, more: object = {}) => {
    const { id: _first, ...row } = works().need(1);
    return works().insert({ ...row, type: 'irrigacao', plotIds: [4], happenedAt, values: { mm, ...more } });
  };

  it('plots and their days', async () => {
    const page = wirePage();
    await page.reads(PLOTS);
    await page.readsOf([...STRANGERS, { account: 'multi', customerId: 3 }], [PLOTS]);
    onlyOn(4);
    irrigated('2026-03-10T12:00:00.000Z', 10);
    irrigated('2026-03-10T23:00:00.000Z', 2.5, { endAt: '' });
    irrigated('2026-03-14T12:00:00.000Z', 9, { endAt: '2026-03-16T10:00' });
    irrigated(null, 100);
    works().update(irrigated('2026-03-11T12:00:00.000Z', 200).id, { type: 'adubacao' });
    works().update(irrigated('2026-03-11T12:00:00.000Z', 300).id, { plotIds: [9] });
    irrigated('2026-03-12T12:00:00.000Z', '100');
    irrigated('2026-03-18T02:59:00.000Z', 7);
    irrigated('2026-03-18T03:01:00.000Z', 1, { endAt: '2026-03-19T10:00' });
    await page.reads(PLOTS);
    await expect(page.text()).toMatchFileSnapshot('answers/rotation/irrigated.txt');
  });

  it('plots without a station, a soil, a cycle or a planting', async () => {
    const page = wirePage();
    const { plots, weatherStations, field } = demo.world;
    onlyOn(4, 7);
    plots.update(4, { weatherStationId: 3, soilTypeId: null });
    field.cycles.update(1, { active: false });
    await page.reads(PLOTS);
    onlyOn(4, 8);
    weatherStations.update(1, { isDefault: false });
    plots.update(4, { weatherStationId: 2, soilTypeId: 7 });
    await page.reads(PLOTS);
    plots.update(4, { weatherStationId: foreignId(weatherStations) ?? null });
    weatherStations.update(3, { isDefault: true });
    plots.update(8, { active: false });
    await page.reads(PLOTS);
    onlyOn(...plots.filter(({ customerId }) => customerId === 1).map(({ id }) => id));
    await page.readsOf(['produtor'], [PLOTS]);
    await expect(page.text()).toMatchFileSnapshot('answers/rotation/withoutStation.txt');
  });

  it('settings', async () => {
    const page = wirePage();
    onlyOn(4);
    await page.writes({
      path: SAVE,
      body: settings,
      foreign: { plotId: foreignId(demo.world.plots) },
      strangers: STRANGERS,
      shows: [PLOTS],
      also: {
        ...Object.fromEntries(['PIVOT', 'DRIP', 'FURROW'].map((system) => [system, { system }])),
        'a plot that is not irrigated': { plotId: 1 },
        'the least': { efficiency: 10, rate: 0.01, flow: 0.1, hoursPerDay: 0.1, startDepletion: 0 },
        'less than that': { efficiency: 9.99, rate: 0, flow: 0.09, hoursPerDay: 0.09, startDepletion: -0.01 },
        'the most': { efficiency: 100, rate: 200, flow: 20_000, hoursPerDay: 24, startDepletion: 500 },
        'more than that': {
          efficiency: 100.1,
          rate: 200.1,
          flow: 20_001,
          hoursPerDay: 24.1,
          startDepletion: 500.1,
        },
      },
    });
    await page.outcome('of the first time', 'POST', SAVE, settings);
    await page.outcome('once more', 'POST', SAVE, { ...settings, system: 'DRIP', efficiency: null });
    onlyOn(4, 9);
    await page.outcome('of another plot', 'POST', SAVE, { ...settings, plotId: 9 });
    await page.reads(PLOTS);
    await expect(page.text()).toMatchFileSnapshot('answers/rotation/settings.txt');
  });
});

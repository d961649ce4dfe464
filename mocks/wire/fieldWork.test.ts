import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const PATH = '/AgricultureOccurrence';
const CREATE = `${PATH}/Create`;
const STRANGERS = ['contador', 'gratis'];
const USER = { account: 'usuario' };
const [FERTILIZER, FUNGICIDE] = [23, 25];

const work = {
  type: 'adubacao',
  plotIds: [1, 2],
  plannedAt: '2026-03-10T10:00:00.000Z',
  happenedAt: '2026-03-11T10:00:00.000Z',
  observation: 'TUDO CERTO',
  values: {
    product: 'FERTILIZANTE 04-14-08',
    dose: 300,
    harvestId: 1,
    area: 43.04,
    hours: 4,
    endAt: '2026-03-11T09:00',
  },
  depletion: [{ productId: FERTILIZER, unit: 'KG', quantity: 100.5, farmId: 2 }],
  files: [{ fileName: 'nota.pdf', contentType: 'application/pdf', contentAsBase64String: 'JVBERi0xLjQ=' }],
};
/** With no more than it needs. */
const bare = { type: 'irrigacao', plotIds: [4], happenedAt: '2026-03-11T10:00:00.000Z', values: { mm: 12 } };
const spraying = {
  ...bare,
  type: 'pulverizacao',
  happenedAt: '2026-03-02T09:00:00.000Z',
  values: {
    periods: [
      { from: '2026-03-02T06:00', to: '2026-03-02T09:00' },
      { from: '2026-03-02T09:00', to: '2026-03-02T10:00' },
    ],
  },
};
const harvest = {
  ...bare,
  type: 'colheita',
  values: {
    product: 'SOJA',
    grossKg: 53_000,
    tareKg: 15_000,
    netKg: 38_000,
    standard: 'BUYER',
    moisture: 16,
    moistureBase: 13,
    impurity: 2.5,
    impurityBase: 1,
    discountOrder: 'MOISTURE_FIRST',
    otherDiscountKg: 10,
  },
};
const leave = { ...bare, type: 'afastamento-medico', values: {} };
const shows = [`${PATH}/GetById?id={id}`];
const next = () => Math.max(...demo.world.occurrence.fieldOccurrences.all().map(({ id }) => id)) + 1;
const period = (from: string, to: string | null) => ({
  from: `2026-03-02T${from}`,
  to: to && `2026-03-02T${to}`,
});
const periods = (...rows: readonly (readonly [from: string, to: string | null])[]) => ({
  values: { periods: rows.map(([from, to]) => period(from, to)) },
});
const weighed = (changes: object) => ({ values: { ...harvest.values, ...changes } });

describe('work on plots on the wire', () => {
  useFixedWorld();

  it('lists and records', async () => {
    const page = wirePage();
    await page.reads(`${PATH}/GetGridData`);
    for (const id of [1, 5, 20, foreignId(demo.world.occurrence.fieldOccurrences), 999_999, 'x'])
      await page.reads(`${PATH}/GetById?id=${id}`);
    await page.readsOf([...STRANGERS, 'usuario'], [`${PATH}/GetGridData`, `${PATH}/GetById?id=1`]);
    await expect(page.text()).toMatchFileSnapshot('answers/fieldWork/lists.txt');
  });

  it('written down', async () => {
    const page = wirePage();
    await page.writes({
      path: CREATE,
      body: work,
      strangers: [...STRANGERS, 'usuario'],
      shows,
      foreign: {
        plotIds: [foreignId(demo.world.plots)],
        'values.harvestId': foreignId(demo.world.harvests),
        'depletion[0].farmId': 5,
      },
      also: {
        'only planned': { happenedAt: null },
        'planned, of more than there is': {
          happenedAt: null,
          depletion: [{ productId: FERTILIZER, unit: 'KG', quantity: 1e6, farmId: null }],
        },
        'neither planned nor done': { happenedAt: null, plannedAt: null },
        'in half a minute': { happenedAt: '2026-03-18T15:00:30.000Z' },
        'in a minute': { happenedAt: '2026-03-18T15:01:00.000Z' },
        'later than that': { happenedAt: '2026-03-18T15:01:00.001Z' },
        'ends as it begins': { values: { endAt: '2026-03-11T07:00' } },
        'ends before': { values: { endAt: '2026-03-11T06:59' } },
        'ends now': { values: { endAt: '2026-03-18T12:01' } },
        'ends later': { values: { endAt: '2026-03-18T12:02' } },
        'planned to end later': { happenedAt: null, values: { endAt: '2026-03-18T12:02' } },
        'planned to end before': { happenedAt: null, values: { endAt: '2026-03-10T06:59' } },
        'without an end': { values: { endAt: '' } },
        'on a thousandth more': { values: { area: 43.041 } },
        'on more than there is': { values: { area: 43.0411 } },
        'on nothing': { values: { area: 0 } },
        'on a bit': { values: { area: 0.01 } },
        'no hours': { values: { hours: 0 } },
        'a planned end that is none': { happenedAt: null, values: { endAt: 'x' } },
        'planned to end on no day': { happenedAt: null, values: { endAt: '2026-04-31T10:00' } },
        'on a part of a plot': { plotIds: [1], values: { area: 17.83 } },
        'on more than this plot': { plotIds: [1], values: { area: 17.84 } },
        'twice on a plot': { plotIds: [1, 1], values: { area: 17.83 } },
        'one plot is of another customer': { plotIds: [1, foreignId(demo.world.plots)], values: {} },
        'all that is in stock': { depletion: [{ productId: FUNGICIDE, unit: 'L', quantity: 60 }] },
        'a hundredth more': { depletion: [{ productId: FUNGICIDE, unit: 'L', quantity: 60.01 }] },
        'a hundredth of it': { depletion: [{ productId: FUNGICIDE, unit: 'L', quantity: 0.01 }] },
        'more by both lines': {
          depletion: [
            { productId: FUNGICIDE, unit: 'L', quantity: 30 },
            { productId: FUNGICIDE, unit: 'L', quantity: 30.01 },
          ],
        },
        'of another farm by the other line': {
          depletion: [
            { productId: FUNGICIDE, unit: 'L', quantity: 60 },
            { productId: FUNGICIDE, unit: 'L', quantity: 60, farmId: 2 },
          ],
        },
        'in another unit': { depletion: [{ productId: FUNGICIDE, unit: 'KG', quantity: 1 }] },
        'the longest note': { observation: 'A'.repeat(1000) },
        'a longer note': { observation: 'A'.repeat(1001) },
        'a file that was sent before': { files: [{ id: 7, fileName: 'a.pdf', size: 12 }] },
        'a longer file': { files: [{ fileName: 'b.pdf', contentAsBase64String: 'A'.repeat(400) }] },
      },
    });
    await page.writes({ path: CREATE, body: bare, shows, strangers: [] });
    for (const [type, name, ...figures] of [
      ['preparo-do-solo', 'depthCm', 1, 0.99, 100, 100.01],
      ['irrigacao', 'mm', 0.01, 0, 300, 300.01],
      ['abastecimento', 'litres', 0.01, 0, 100_000, 100_000.01],
    ] as const)
      for (const figure of figures)
        await page.outcome(`${type}, ${name} ${figure}`, 'POST', CREATE, {
          ...bare,
          type,
          values: { [name]: figure },
        });
    for (const type of ['checklist', 'diario-de-bordo', 'colheitas', 'training'])
      await page.outcome(type, 'POST', CREATE, { ...bare, type });
    await expect(page.text()).toMatchFileSnapshot('answers/fieldWork/written.txt');
  });

  it('sprayings and harvests', async () => {
    const page = wirePage();
    await page.writes({
      path: CREATE,
      body: spraying,
      strangers: [],
      shows,
      also: {
        'before it began': periods(['05:59', '07:00']),
        'as it began': periods(['06:00', '06:01']),
        'ends as it begins': periods(['07:00', '07:00']),
        'without an end': periods(['07:00', null]),
        'overlaps the first': periods(['06:00', '09:00'], ['10:00', '11:00'], ['08:59', '10:00']),
        'overlaps the second': periods(['06:00', '09:00'], ['10:00', '11:00'], ['10:30', '12:00']),
        'lies within': periods(['06:00', '09:00'], ['07:00', '08:00']),
        'lies before the other': periods(['08:00', '09:00'], ['06:00', '08:00']),
        'of another kind of work': { type: 'adubacao', ...periods(['05:59', '05:00']) },
        'planned later': { happenedAt: null, plannedAt: '2026-03-02T09:01:00.000Z' },
        'neither planned nor done': { happenedAt: null },
      },
    });
    await page.writes({
      path: CREATE,
      body: harvest,
      strangers: [],
      shows,
      also: {
        'of another kind of work': { type: 'irrigacao', ...weighed({ netKg: null }) },
        'only the net weight': { values: { product: 'SOJA', netKg: 38_000 } },
        'nearly the net weight': weighed({ netKg: 38_000.005 }),
        'another net weight': weighed({ netKg: 38_000.006 }),
        'nothing in the load': weighed({ tareKg: 53_000 }),
        'a kilogram in the load': weighed({ tareKg: 52_999, netKg: 1 }),
        'not weighed empty': weighed({ tareKg: null, netKg: 5 }),
        'without a standard': weighed({ standard: null }),
        'without a limit': weighed({ moistureBase: null }),
        'without both limits': weighed({ moistureBase: null, impurityBase: null }),
        'nothing measured': weighed({ standard: null, moisture: null, impurity: null }),
        'soy needs no limits': weighed({ standard: 'SOY', moistureBase: null, impurityBase: null }),
        'all of it water': weighed({ moisture: 100 }),
        'more water than that': weighed({ moisture: 100.01 }),
        'all of it dirt': weighed({ impurity: 100 }),
        'more dirt than that': weighed({ impurity: 100.01 }),
        ...Object.fromEntries(
          ['SOY', 'MAIZE', 'WHEAT', 'RICE'].map((standard) => [standard, weighed({ standard })]),
        ),
        'dirt first': weighed({ discountOrder: 'IMPURITY_FIRST' }),
        'a limit of nearly all': weighed({ moistureBase: 99.99 }),
        'a limit of all': weighed({ moistureBase: 100, impurityBase: 100 }),
        'as heavy as may be': weighed({ grossKg: null, netKg: 10_000_000 }),
        'heavier than that': weighed({ grossKg: null, netKg: 10_000_001 }),
        'as the default is': weighed({ discountOrder: null }),
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/fieldWork/checks.txt');
  });

  it('changed and deleted', async () => {
    const page = wirePage();
    const edit = `${PATH}/Edit?id=4`;
    await page.writes({
      method: 'PUT',
      path: edit,
      body: { ...work, type: 'plantio', version: 1 },
      foreign: { '?id': foreignId(demo.world.occurrence.fieldOccurrences) },
      strangers: [...STRANGERS, 'usuario'],
      shows: [`${PATH}/GetById?id=4`],
      also: { 'no version': { version: null }, 'another version': { version: 2 } },
      wholeOnly: true,
    });
    await page.writes({
      method: 'DELETE',
      path: `${PATH}/Delete?id=4`,
      foreign: { '?id': foreignId(demo.world.occurrence.fieldOccurrences) },
      strangers: [...STRANGERS, 'usuario'],
      shows: [`${PATH}/GetById?id=4`],
    });
    const id = next();
    const again = { ...work, clientKey: 'k-1' };
    await page.follows('sent twice, changed, and by an old version', [
      ['POST', CREATE, again],
      ['POST', CREATE, again],
      ['POST', CREATE, { ...again, observation: 'OUTRA' }],
      ['POST', CREATE, { ...again, clientKey: 'k-2' }],
      ['PUT', `${PATH}/Edit?id=${id}`, { ...work, version: 2, clientKey: 'k-3' }],
      ['PUT', `${PATH}/Edit?id=${id}`, { ...work, version: 2, clientKey: 'k-3' }],
      ['PUT', `${PATH}/Edit?id=${id}`, { ...work, version: 2, clientKey: 'k-4' }, USER],
      ['PUT', `${PATH}/Edit?id=${id}`, { ...work, version: 3 }, USER],
      ['DELETE', `${PATH}/Delete?id=${id}`],
      ['DELETE', `${PATH}/Delete?id=${id}`],
      ['PUT', `${PATH}/Edit?id=${id}`, work],
    ]);
    await page.follows('of health only administrators know', [
      ['POST', CREATE, leave, USER],
      ['POST', CREATE, leave],
      ['GET', `${PATH}/GetById?id=${id}`],
      ['GET', `${PATH}/GetById?id=${id}`, undefined, USER],
      ['PUT', `${PATH}/Edit?id=${id}`, leave, USER],
      ['DELETE', `${PATH}/Delete?id=${id}`, undefined, USER],
      ['DELETE', `${PATH}/Delete?id=${id}`],
    ]);
    const stock = `/InventoryDepletion/GetAvailability?plotId=1&productId=${FERTILIZER}&unit=KG`;
    await page.follows('what was taken out of stock is not changed', [
      ['GET', stock],
      ['POST', CREATE, { ...work, depletion: [{ productId: FERTILIZER, unit: 'KG', quantity: 100.5 }] }],
      ['POST', '/InventoryDepletion/Create', { occurrenceId: id, plotId: 1 }],
      ['GET', stock],
      ['GET', `${PATH}/GetById?id=${id}`],
      ['GET', `/InventoryDepletion/GetByOccurrence?occurrenceId=${id}&plotId=1`],
      ['PUT', `${PATH}/Edit?id=${id}`, work],
      ['DELETE', `${PATH}/Delete?id=${id}`],
      ['POST', '/InventoryDepletion/Cancel', { id: 1 }],
      ['GET', stock],
      ['DELETE', `${PATH}/Delete?id=${id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/fieldWork/changed.txt');
  });

  it('plots that were switched off and parted since', async () => {
    const page = wirePage();
    const { plots } = demo.world;
    const edit = `${PATH}/Edit?id=3`;
    const { values } = demo.world.occurrence.fieldOccurrences.need(3);
    demo.world.occurrence.fieldOccurrences.update(3, { plotIds: [1, 2], values: { ...values, area: 43.04 } });
    plots.update(2, { active: false, usefulAreaSize: 5 });
    const body = { ...work, plotIds: [1, 2], values: { area: 43.04 }, depletion: [] };
    await page.reads(`${PATH}/GetById?id=3`);
    await page.outcome('on a plot that is no more', 'POST', CREATE, { ...body, values: {} });
    await page.outcome('its area as it was', 'PUT', edit, body);
    await page.outcome('another area', 'PUT', edit, { ...body, values: { area: 43.03 } });
    await page.outcome('another plot too', 'PUT', edit, { ...body, plotIds: [2, 1, 3] });
    await page.outcome('on less plots', 'PUT', edit, { ...body, plotIds: [1] });
    await expect(page.text()).toMatchFileSnapshot('answers/fieldWork/formerPlots.txt');
  });

  it('hours to spray', async () => {
    const page = wirePage();
    const hours = (query: string) => `${PATH}/GetSprayingHours?${query}`;
    await page.reads(hours('plotId=1&from=2026-03-17&to=2026-03-17'));
    await page.reads(hours('plotId=1&from=2026-03-18&to=2026-03-18'));
    await page.reads(hours('plotId=2&from=2026-03-14&to=2026-03-21'));
    for (const query of [
      'plotId=1&from=2026-03-14&to=2026-03-22',
      'plotId=1&from=2026-03-18&to=2026-03-17',
      'plotId=1&from=2026-03-18',
      'plotId=1&to=2026-03-18',
      'plotId=1&from=2026-02-30&to=2026-03-02',
      `plotId=${foreignId(demo.world.plots)}&from=2026-03-18&to=2026-03-18`,
      'from=2026-03-18&to=2026-03-18',
      'plotId=1&from=2026-03-25&to=2026-03-26',
    ])
      await page.reads(hours(query));
    await page.readsOf(STRANGERS, [hours('plotId=1&from=2026-03-18&to=2026-03-18')]);
    demo.world.weatherStations.update(1, { isDefault: false });
    await page.reads(hours('plotId=2&from=2026-03-17&to=2026-03-18'));
    await expect(page.text()).toMatchFileSnapshot('answers/fieldWork/hours.txt');
  });
});

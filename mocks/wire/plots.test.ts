import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { activityNamed, farmActivity, newCenter } from './land.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const GRATIS = { account: 'gratis' };
const LAND = ['nfpe', 'gratis'];
const BASE = '/FarmActivityFieldPolygon';
const field = (lat: number, lng: number, type = 'ADD') => ({
  type,
  path: [
    { lat, lng },
    { lat: lat + 0.01, lng },
    { lat, lng: lng + 0.01 },
  ],
});
const text = (...rings: unknown[]) => JSON.stringify(rings);

function newPlot() {
  const { costCenters, soilTypes, weatherStations } = demo.world;
  const center = rowOf(costCenters, ({ active }) => active);
  return {
    name: 'TALHAO NOVO',
    farmId: center.farmId,
    farmActivityFieldId: center.id,
    usefulAreaSize: 10.5,
    commonAreaSize: 1.25,
    farmHeadquarters: true,
    irrigatedAreaSize: 2.5,
    soilType: idOf(soilTypes),
    polygonArea: text(field(-24, -53), field(-24.1, -53.1, 'REMOVE')),
    observation: 'PEDRA NO MEIO',
    newFarmActivityField: false,
    typeFarmRealEstate: 'AREA',
    realEstatePatrimonyOwnership: 1,
    realEstatePatrimonyPurchasePrice: 1000.5,
    weatherStationId: idOf(weatherStations),
    altitude: 560,
  };
}
const foreignParts = () => ({
  farmId: foreignId(demo.world.farms),
  farmActivityFieldId: foreignId(demo.world.costCenters),
  soilType: foreignId(demo.world.soilTypes),
  weatherStationId: foreignId(demo.world.weatherStations),
});

/** The seeded plots with a drawing that fits into a line. */
function drawnSmall(): void {
  const { plots } = demo.world;
  for (const { id, customerId } of plots.all())
    if (customerId === 1) plots.update(id, { polygonArea: text(field(-24, -53)) });
}

describe('plots on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    const { plots, harvests } = demo.world;
    drawnSmall();
    const [first, second] = plots.filter(({ customerId }) => customerId === 1);
    plots.update(second?.id ?? 0, { active: false, clayContent: 40 });
    plots.update(first?.id ?? 0, { clayContent: 33.3 });
    await page.reads(`${BASE}/GetTableData`);
    await page.readsOf(LAND, [`${BASE}/GetTableData`]);
    for (const id of [first?.id, second?.id, foreignId(plots), 'x']) {
      await page.reads(`${BASE}/GetById?id=${id}`);
      await page.reads(`${BASE}/GetPathPolygonById/${id}`);
      await page.readsOf(['produtor'], [`${BASE}/GetHarvestByPolygonId?polygonId=${id}`]);
    }
    const byHarvest = `${BASE}/GetFarmActivityFieldPolygonByFarmIdAndHarvestId`;
    const soy = rowOf(harvests, ({ businessActivityId }) => businessActivityId === activityNamed('SOYBEAN'));
    const corn = rowOf(harvests, ({ businessActivityId }) => businessActivityId === activityNamed('CORN'));
    await page.readsOf(
      ['produtor'],
      [
        `${byHarvest}?farmId=1&harvestId=${soy.id}`,
        `${byHarvest}?farmId=2&harvestId=${soy.id}`,
        `${byHarvest}?farmId=1&harvestId=${corn.id}`,
        `${byHarvest}?farmId=1&harvestId=${foreignId(harvests)}`,
        `${byHarvest}?farmId=${foreignId(demo.world.farms)}&harvestId=${soy.id}`,
        byHarvest,
      ],
    );
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/plots/lists.txt');
  });

  it('drawn and changed', async () => {
    const page = wirePage();
    const { plots, costCenters, farms } = demo.world;
    const body = newPlot();
    const storage = idOf(farms, ({ farmType }) => farmType === 2);
    const own = rowOf(plots, ({ costCenterId }) => costCenterId === body.farmActivityFieldId);
    const areas: Record<string, unknown> = {
      'no drawing': null,
      'an empty drawing': text(),
      'of two points': text({ ...field(1, 1), path: field(1, 1).path.slice(1) }),
      'of a third kind': text(field(1, 1, 'KEEP')),
      'of no path': text({ type: 'ADD' }),
      'without latitude': text({ type: 'ADD', path: [1, 2, 3].map((lng) => ({ lng })) }),
      'without longitude': text({ type: 'ADD', path: [1, 2, 3].map((lat) => ({ lat })) }),
      'at the pole': text({
        type: 'ADD',
        path: [
          { lat: 90, lng: 180 },
          { lat: -90, lng: -180 },
          { lat: 1, lng: 1 },
        ],
      }),
      'beyond the pole': text({
        type: 'ADD',
        path: [
          { lat: 90.1, lng: 1 },
          { lat: 1, lng: 1 },
          { lat: 2, lng: 1 },
        ],
      }),
      'beyond the date line': text({
        type: 'ADD',
        path: [
          { lat: 9, lng: 180.1 },
          { lat: 1, lng: 1 },
          { lat: 2, lng: 1 },
        ],
      }),
      'no rings': '{}',
    };
    await page.writes({
      strangers: LAND,
      path: `${BASE}/Add`,
      body,
      foreign: foreignParts(),
      shows: [`${BASE}/GetById?id={id}`],
      also: {
        ...Object.fromEntries(Object.entries(areas).map(([words, polygonArea]) => [words, { polygonArea }])),
        'the longest words': { name: 'B'.repeat(100), observation: 'C'.repeat(500) },
        'longer words': { name: 'B'.repeat(101), observation: 'C'.repeat(501) },
        'the name of another': { name: own.name.toLowerCase() },
        'the name of another in another center': {
          name: own.name,
          farmActivityFieldId: idOf(
            costCenters,
            ({ farmId, id }) => farmId === body.farmId && id !== body.farmActivityFieldId,
          ),
        },
        'in a grain store': { farmId: storage },
        'in a center of another farm': {
          farmActivityFieldId: idOf(costCenters, ({ farmId }) => farmId !== body.farmId),
        },
        'as large as may be': { usefulAreaSize: 3000 },
        'a little larger': { usefulAreaSize: 3000.01 },
        'nearly all of it irrigated': { irrigatedAreaSize: 10.49 },
        'all of it irrigated': { irrigatedAreaSize: 10.5 },
        'nothing of nothing irrigated': { usefulAreaSize: 0, irrigatedAreaSize: 0 },
        'without registrations': { typeFarmRealEstate: 'WITHOUT' },
        'as high as may be': { altitude: 9000 },
        'as deep as may be': { altitude: -9000 },
        higher: { altitude: 9001 },
        leased: { realEstatePatrimonyOwnership: 2 },
        'of the last ownership': { realEstatePatrimonyOwnership: 4 },
        'of a fifth ownership': { realEstatePatrimonyOwnership: 5 },
        'of no known altitude or ownership': { altitude: '560', realEstatePatrimonyOwnership: null },
      },
    });
    await page.writes({
      strangers: LAND,
      path: `${BASE}/Update`,
      body: { id: own.id, ...body },
      foreign: { id: foreignId(plots) },
      shows: [`${BASE}/GetById?id=${own.id}`],
      also: { 'as a new center': { newFarmActivityField: true }, 'as it was called': { name: own.name } },
      wholeOnly: true,
    });
    await page.writes({
      strangers: LAND,
      path: `${BASE}/UpdateClayContent`,
      body: { polygons: [{ id: own.id, clayContent: 35.5 }] },
      foreign: { 'polygons[0].id': foreignId(plots) },
      shows: [`${BASE}/GetTableData`],
      also: Object.fromEntries(
        [0, 100, -0.1, 100.1].map((clayContent) => [
          `${clayContent} %`,
          { polygons: [{ id: own.id, clayContent }] },
        ]),
      ),
    });
    const remove = `${BASE}/Inactivate/${own.id}`;
    await page.follows('deleted, its name is free again', [
      ['POST', `${BASE}/Add`, { ...body, name: own.name }],
      ['DELETE', remove, undefined, GRATIS],
      ['DELETE', remove],
      ['DELETE', remove],
      ['GET', `${BASE}/GetById?id=${own.id}`],
      ['POST', `${BASE}/Add`, { ...body, name: own.name }],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/plots/saved.txt');
  });

  it('with a cost center', async () => {
    const page = wirePage();
    const { realEstates, costCenters } = demo.world;
    const { farmActivityFieldId, ...plot } = newPlot();
    const { farmId: _, ...center } = newCenter('SOYBEAN', 'ANNUAL');
    const body = {
      ...plot,
      farmActivityFieldId: null,
      newFarmActivityField: true,
      farmActivityField: { ...center, measurementType: 2, farmRealEstates: [] },
    };
    const next = 1 + Math.max(...costCenters.all().map(({ id }) => id));
    const made = `/FarmActivityField/EditJs?id=${next}`;
    const estate = realEstates.filter(({ customerId }) => customerId === 1)[2];
    const used = (apportionedAreaSize: number, more: object = {}) => ({
      farmActivityField: {
        ...body.farmActivityField,
        farmRealEstates: [{ id: 0, realEstatePatrimonyId: estate?.id, apportionedAreaSize }],
        ...more,
      },
    });
    await page.writes({
      strangers: LAND,
      path: `${BASE}/Add`,
      body,
      shows: [`${BASE}/GetById?id={id}`, made],
      wholeOnly: true,
      also: {
        'with a registration': used(1),
        'with more of it than is left': used(30),
        'of no ownership': { realEstatePatrimonyOwnership: null },
        'of a fifth ownership': { realEstatePatrimonyOwnership: 5 },
        'leased, with a value of the land': { realEstatePatrimonyOwnership: 2 },
        'leased, without': {
          realEstatePatrimonyOwnership: 2,
          farmActivityField: { ...body.farmActivityField, areaValueInProductQuantity: null },
        },
        'a center that is none': { farmActivityField: 'x' },
        'a center with a name that is there': {
          farmActivityField: { ...body.farmActivityField, name: 'SOJA SEDE' },
        },
        'an activity of another farm': {
          farmActivityField: { ...body.farmActivityField, farmActivityId: farmActivity('COFFEE').id },
        },
      },
    });
    const known = `/FarmActivityField/EditJs?id=${farmActivityFieldId}`;
    const self = costCenters.need(farmActivityFieldId);
    const room = self.usefulAreaSize + self.commonAreaSize;
    const free = realEstates.insert({ ...realEstates.need(estate?.id ?? 0), id: 900, totalAreaSize: 5000 });
    const linked = (apportionedAreaSize: number) => ({
      measurementType: 2,
      farmRealEstates: [{ realEstatePatrimonyId: free.id, apportionedAreaSize }],
    });
    const add = async (words: string, farmActivityField: object) => {
      page.says(words);
      await page.outcome('drawn', 'POST', `${BASE}/Add`, { ...newPlot(), name: words, farmActivityField });
      await page.reads(known);
    };
    await add('registrations of a center that stood before', linked(1));
    await add('as much as center and plot have', linked(Number((room + 11.75).toFixed(2))));
    await add('more than center and plot have', linked(room + 11.76));
    await add('not linked', { measurementType: 1, farmRealEstates: [] });
    const [plotMade] = demo.world.plots.filter(({ name }) => name.startsWith('registrations of'));
    await page.outcome('changed, with the registration', 'POST', `${BASE}/Update`, {
      id: plotMade?.id,
      ...newPlot(),
      farmActivityField: linked(2),
    });
    await page.outcome('changed, with more than the center has', 'POST', `${BASE}/Update`, {
      id: plotMade?.id,
      ...newPlot(),
      farmActivityField: linked(room + 0.01),
    });
    await page.reads(known);
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/plots/centers.txt');
  });
});

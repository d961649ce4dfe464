import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { activityNamed, farmActivity, newCenter, places, purposeOf } from './land.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const GRATIS = { account: 'gratis' };
const LAND = ['nfpe', 'gratis'];

function newFarm() {
  const { cityId, communityId, quotationSourceId, personId } = places();
  return {
    name: 'FAZENDA NOVA',
    address: 'ESTRADA 7',
    personId,
    cityId,
    communityId,
    quotationSourceId,
    farmType: 1,
    isMainFarm: true,
    BusinessActivitiesIdsSelected: [activityNamed('SOYBEAN'), activityNamed('ORANGE')],
  };
}

const foreignPlaces = () => ({
  communityId: foreignId(demo.world.communities),
  farmId: foreignId(demo.world.farms),
});
const foreignActivity = () =>
  demo.world.farmActivities.find((row) => demo.world.farms.get(row.farmId)?.customerId !== 1)?.id;

describe('farms and cost centers on the wire', () => {
  useFixedWorld();

  it('farms', async () => {
    const page = wirePage();
    const { farms, quotationSources, people, costCenters } = demo.world;
    const own = idOf(farms);
    const foreign = foreignId(farms);
    await page.reads('/Farm/GetGridData');
    for (const id of [own, foreign, 'x']) await page.reads(`/Farm/GetById?id=${id}`);
    await page.readsOf(LAND, ['/Farm/GetGridData', `/Farm/GetById?id=${own}`]);
    const body = newFarm();
    const others = {
      personId: foreignId(people),
      communityId: foreignId(demo.world.communities),
      quotationSourceId: foreignId(quotationSources),
    };
    const money = quotationSources.find(
      (row) => row.customerId === 1 && row.currencyClassification !== 'PRODUCT',
    );
    const also = {
      'the longest words': { name: 'B'.repeat(100), address: 'C'.repeat(200) },
      'longer words': { name: 'B'.repeat(101), address: 'C'.repeat(201) },
      'a community elsewhere': { communityId: places().elsewhere },
      'a source of money': { quotationSourceId: money?.id },
      'the name of another': { name: 'granja nova alianca' },
      'a grain store': { farmType: 2, BusinessActivitiesIdsSelected: [] },
      'of a third type': { farmType: 3 },
      'an activity twice': { BusinessActivitiesIdsSelected: [activityNamed('CORN'), activityNamed('CORN')] },
      'an activity that none is': { BusinessActivitiesIdsSelected: [activityNamed('CORN'), 999] },
    };
    const shows = ['/Farm/GetById?id={id}', `/Farm/GetById?id=${own}`, '/FarmActivity/GetFarmActivities'];
    await page.writes({ path: '/Farm/CreateJs', body, foreign: others, also, shows });
    await page.writes({
      strangers: LAND,
      path: '/Farm/EditJs',
      body: { id: own, ...body },
      foreign: { id: foreign },
      shows: [`/Farm/GetById?id=${own}`],
      wholeOnly: true,
    });
    const used = demo.world.farmActivities
      .filter((row) => row.farmId === own)
      .map((row) => row.businessActivityId);
    await page.writes({
      strangers: LAND,
      path: '/Farm/EditJs',
      body: { id: own, ...body, BusinessActivitiesIdsSelected: [...used, activityNamed('SOYBEAN')] },
      foreign: { id: foreign },
      shows: [`/Farm/GetById?id=${own}`, '/Farm/GetGridData'],
      also: { 'as a grain store': { farmType: 2 }, 'not the main one': { isMainFarm: false } },
      wholeOnly: true,
    });
    await page.writes({
      strangers: LAND,
      path: '/Farm/ActiveInactive',
      body: { id: own, active: false },
      foreign: { id: foreign },
      shows: ['/Farm/GetFarmsForSelect'],
    });
    const next = 1 + Math.max(...farms.all().map(({ id }) => id));
    await page.follows('made, changed and deleted', [
      ['DELETE', `/Farm/Delete?id=${own}`],
      ['POST', '/Farm/CreateJs', { ...body, isMainFarm: true }],
      ['POST', '/Farm/EditJs', { id: next, ...body, name: 'OUTRA', farmType: 2, isMainFarm: false }],
      ['GET', '/Farm/GetGridData'],
      ['DELETE', `/Farm/Delete?id=${next}`, undefined, GRATIS],
      ['DELETE', `/Farm/Delete?id=${next}`],
      ['DELETE', `/Farm/Delete?id=${next}`],
      ['POST', '/Farm/CreateJs', { ...body, farmType: 2 }],
      ['GET', '/FarmActivityField/GetGridData'],
      ['GET', `/FarmActivityField/EditJs?id=${1 + Math.max(...costCenters.all().map(({ id }) => id))}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/land/farms.txt');
  });

  it('farms with their land', async () => {
    const page = wirePage();
    const polygonArea = JSON.stringify([{ type: 'ADD', path: [] }]);
    for (const { id, customerId } of demo.world.plots.all())
      if (customerId === 1) demo.world.plots.update(id, { polygonArea });
    await page.reads('/Farm/GetFarmWithFarmActivityField');
    await page.readsOf(['nfpe'], ['/Farm/GetFarmWithFarmActivityField']);
    const { farms, costCenters, plots } = demo.world;
    farms.update(idOf(farms), { active: false });
    costCenters.update(
      idOf(costCenters, ({ farmId }) => farmId === 2),
      { active: false },
    );
    plots.update(
      idOf(plots, ({ farmId }) => farmId === 3),
      { active: false },
    );
    await page.readsOf(['produtor'], ['/Farm/GetFarmWithFarmActivityField', '/Farm/GetGridData']);
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/land/map.txt');
  });

  it('cost centers', async () => {
    const page = wirePage();
    const { costCenters, realEstates } = demo.world;
    const grid = '/FarmActivityField/GetGridData';
    const own = idOf(costCenters, ({ farmRealEstates }) => farmRealEstates.length > 0);
    const foreign = foreignId(costCenters);
    await page.reads(grid);
    const byActivity = '/FarmActivityField/GetFarmActivityFieldByFarmActivity';
    const byFilter = '/FarmActivityField/GetFarmActivityFieldByConstantFilter';
    await page.readsOf(
      ['produtor'],
      [
        '/FarmActivityField/GetGridDataToAgriculture',
        ...['AGRICULTURE', 'SOYBEAN', 'POULTRY', 'X'].map((key) => `${byFilter}?constantFilter=${key}`),
        byFilter,
        `${byActivity}?farmActivityId=${farmActivity('SOYBEAN').id}`,
        `${byActivity}?farmActivityId=${foreignActivity()}`,
        byActivity,
      ],
    );
    await page.readsOf(LAND, [grid, `${byFilter}?constantFilter=SOYBEAN`, byActivity]);
    for (const id of [own, idOf(costCenters, ({ aviary }) => aviary !== null), foreign, 'x'])
      await page.reads(`/FarmActivityField/EditJs?id=${id}`);
    const estates = realEstates.filter(({ customerId }) => customerId === 1).map(({ id }) => id);
    for (const id of [...estates.slice(0, 3), foreignId(realEstates), 'x'])
      await page.reads(`/FarmRealEstate/GetTotalApportionedAreaSize/${id}`);
    const body = newCenter('SOYBEAN', 'ANNUAL');
    await page.writes({
      strangers: LAND,
      path: '/FarmActivityField/CreateRc',
      body,
      foreign: { ...foreignPlaces(), farmActivityId: foreignActivity() },
      shows: ['/FarmActivityField/EditJs?id={id}'],
      also: {
        'the longest name': { name: 'B'.repeat(100) },
        'a longer name': { name: 'B'.repeat(101) },
        'the name of another': { name: 'soja sede' },
        'a community elsewhere': { communityId: places().elsewhere },
        'a purpose of trees': { farmActivityFieldTypeId: purposeOf('FORESTRY') },
        'an activity of another farm': { farmActivityId: farmActivity('COFFEE').id },
        'planted, though of a year': { plantingYear: 2020 },
        'of a third measure': { measurementType: 3 },
        'with an aviary': { aviary: { name: 'X' } },
        'of measure 2': { measurementType: 2 },
      },
    });
    await page.writes({
      strangers: LAND,
      path: '/FarmActivityField/EditRc',
      body: { id: own, ...body },
      foreign: { id: foreign },
      shows: [`/FarmActivityField/EditJs?id=${own}`],
      also: { 'of another farm': { farmId: idOf(demo.world.farms, ({ id }) => id !== body.farmId) } },
      wholeOnly: true,
    });
    await page.writes({
      strangers: LAND,
      path: '/FarmActivityField/ActivateInactivateRc',
      body: { id: own, active: false },
      foreign: { id: foreign },
      shows: [`/FarmActivityField/EditJs?id=${own}`],
    });
    const next = 1 + Math.max(...costCenters.all().map(({ id }) => id));
    await page.follows('made, switched off and on, and deleted', [
      ['DELETE', `/FarmActivityField/Delete?id=${own}`],
      ['DELETE', `/FarmActivityField/Delete?id=${foreign}`],
      ['POST', '/FarmActivityField/CreateRc', body],
      ['POST', '/FarmActivityField/CreateRc', body],
      ['POST', '/FarmActivityField/ActivateInactivateRc', { id: next, active: false }],
      ['POST', '/FarmActivityField/ActivateInactivateRc', { id: next }],
      ['GET', `/FarmActivityField/EditJs?id=${next}`],
      ['DELETE', `/FarmActivityField/Delete?id=${next}`],
      ['DELETE', `/FarmActivityField/Delete?id=${next}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/land/centers.txt');
  });

  it('communities', async () => {
    const page = wirePage();
    const { communities, cities } = demo.world;
    const own = rowOf(communities);
    const foreign = foreignId(communities);
    await page.reads('/Community/GetGridData');
    await page.readsOf(LAND, ['/Community/GetGridData']);
    for (const id of [own.id, foreign, 'x']) {
      await page.reads(`/Community/EditRc?id=${id}`);
      await page.reads(`/Community/GetDependents?id=${id}`);
    }
    const body = { name: 'LINHA NOVA', stateId: own.stateId, cityId: own.cityId };
    const also = {
      'the longest name': { name: 'B'.repeat(100) },
      'a longer name': { name: 'B'.repeat(101) },
      'the name of another': { name: own.name.toLowerCase() },
      'a city of another state': { cityId: cities.find(({ stateId }) => stateId !== own.stateId)?.id },
    };
    await page.writes({ path: '/Community/CreateRc', body, also, shows: ['/Community/EditRc?id={id}'] });
    await page.writes({
      strangers: LAND,
      path: '/Community/EditRc',
      body: { id: own.id, ...body },
      foreign: { id: foreign },
      also: { 'as it was': { name: own.name } },
      shows: [`/Community/EditRc?id=${own.id}`],
      wholeOnly: true,
    });
    const next = 1 + Math.max(...communities.all().map(({ id }) => id));
    await page.follows('made, switched off, and deleted', [
      ['POST', '/Community/CreateRc', body],
      ['POST', '/Community/ActivateInactivate', { id: next, active: false }],
      ['GET', `/Community/GetCommunitiesForSelect?cityId=${own.cityId}`],
      ['POST', '/Community/ActivateInactivate', { id: next }],
      ['GET', `/Community/GetCommunitiesForSelect?cityId=${own.cityId}`],
      ['DELETE', `/Community/Delete?id=${own.id}`],
      ['DELETE', `/Community/Delete?id=${next}`, undefined, GRATIS],
      ['DELETE', `/Community/Delete?id=${next}`],
      ['DELETE', `/Community/Delete?id=${next}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/land/communities.txt');
  });
});

import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { newCenter } from './land.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const GRATIS = { account: 'gratis' };
const LAND = ['nfpe', 'gratis'];

describe('what belongs to a cost center on the wire', () => {
  useFixedWorld();

  it('registrations of a cost center', async () => {
    const page = wirePage();
    const { realEstates, costCenters } = demo.world;
    const [first, second] = realEstates.filter(({ customerId }) => customerId === 1);
    const used = (apportionedAreaSize: unknown, realEstatePatrimonyId: unknown = first?.id) => ({
      farmRealEstates: [{ realEstatePatrimonyId, apportionedAreaSize }],
    });
    for (const row of costCenters.all()) costCenters.update(row.id, { farmRealEstates: [] });
    const total = 5;
    realEstates.update(first?.id ?? 0, { totalAreaSize: total });
    const body = {
      ...newCenter('SOYBEAN', 'ANNUAL'),
      measurementType: 2,
      usefulAreaSize: 6,
      commonAreaSize: 1,
    };
    const sizes: [string, object][] = [
      ['all of it', used(total)],
      ['as good as all of it', used(total + 0.001)],
      ['more than it', used(total + 0.002)],
      ['nothing', used(0)],
      ['no number', used('x')],
      ['of another customer', used(1, foreignId(realEstates))],
      ['none', { farmRealEstates: [] }],
      ['not sent', {}],
      ['not linked at all', { ...used(1), measurementType: 1 }],
      ['as large as the center', used(7, second?.id)],
      ['larger than the center', used(7.002, second?.id)],
      ['twice', { farmRealEstates: [...used(1).farmRealEstates, ...used(1).farmRealEstates] }],
    ];
    for (const [words, more] of sizes) {
      await page.outcome(words, 'POST', '/FarmActivityField/CreateRc', { ...body, name: words, ...more });
      if (words.endsWith('all of it'))
        await page.reads(`/FarmRealEstate/GetTotalApportionedAreaSize/${first?.id}`);
      for (const row of costCenters.filter(({ name }) => name === words)) costCenters.remove(row.id);
    }
    page.says('each is kept under its own id');
    await page.outcome('made', 'POST', '/FarmActivityField/CreateRc', { ...body, ...used(2) });
    const made = rowOf(costCenters, ({ name }) => name === body.name);
    await page.reads(`/FarmActivityField/EditJs?id=${made.id}`);
    await page.outcome('more of it', 'POST', '/FarmActivityField/EditRc', {
      id: made.id,
      ...body,
      farmRealEstates: [
        { realEstatePatrimonyId: second?.id, apportionedAreaSize: 0.5 },
        { ...made.farmRealEstates[0], apportionedAreaSize: total },
      ],
    });
    await page.reads(`/FarmActivityField/EditJs?id=${made.id}`);
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/land/registrations.txt');
  });

  it('perennial crops', async () => {
    const page = wirePage();
    const { plantConditions, plantVarieties, costCenters } = demo.world;
    const orchard = rowOf(costCenters, ({ plantConditionId }) => plantConditionId !== null);
    const { farmActivities, businessActivities } = demo.world;
    const activity = businessActivities.need(farmActivities.need(orchard.farmActivityId).businessActivityId);
    const kind = activity.systemBusinessActivityId;
    const [condition, later] = plantConditions.filter((row) => row.systemBusinessActivityId === kind);
    const [variety] = plantVarieties.filter((row) => row.systemBusinessActivityId === kind);
    const elsewhere = plantConditions.find((row) => row.systemBusinessActivityId !== kind);
    const body = {
      ...newCenter(activity.constantFilter, 'PERENNIAL'),
      farmId: orchard.farmId,
      farmActivityId: orchard.farmActivityId,
      plantingYear: 2015,
      plantingDate: '2026-01-31T00:00:00',
      plantConditionId: condition?.id,
      plantVarietyId: variety?.id,
    };
    await page.writes({
      strangers: LAND,
      path: '/FarmActivityField/CreateRc',
      body,
      shows: ['/FarmActivityField/EditJs?id={id}'],
      also: {
        'in the first year': { plantingYear: 1900 },
        'before it': { plantingYear: 1899 },
        'this year': { plantingYear: 2026 },
        'next year': { plantingYear: 2027 },
        'a condition of another crop': { plantConditionId: elsewhere?.id },
        'a variety of another crop': {
          plantVarietyId: plantVarieties.find((row) => row.systemBusinessActivityId !== kind)?.id,
        },
      },
    });
    const edit = { id: orchard.id, ...body };
    await page.follows('what it was goes into its history', [
      ['GET', `/FarmActivityField/EditJs?id=${orchard.id}`],
      ['POST', '/FarmActivityField/EditRc', edit],
      ['POST', '/FarmActivityField/EditRc', edit],
      ['POST', '/FarmActivityField/EditRc', { ...edit, plantConditionId: later?.id }],
      ['POST', '/FarmActivityField/EditRc', { ...edit, plantConditionId: later?.id, plantingDate: null }],
      ['POST', '/FarmActivityField/EditRc', edit],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/land/perennial.txt');
  });

  it('aviaries', async () => {
    const page = wirePage();
    const { costCenters, finance } = demo.world;
    const house = rowOf(costCenters, ({ aviary }) => aviary !== null);
    const list = '/Aviary/GetAviariesForSelect';
    const body = {
      ...newCenter('BROILER', 'LIVESTOCK'),
      aviary: {
        name: 'AVIARIO NOVO',
        housingSystem: 2,
        width: 14.5,
        length: 120,
        capacity: 22_000,
        integratorId: idOf(finance.partners),
      },
    };
    const { aviary } = body;
    await page.writes({
      strangers: LAND,
      path: '/FarmActivityField/CreateWithAviary',
      body,
      foreign: { 'aviary.integratorId': foreignId(finance.partners) },
      shows: ['/FarmActivityField/EditJs?id={id}', list],
      also: {
        'the longest name': { aviary: { ...aviary, name: 'B'.repeat(60) } },
        'a longer name': { aviary: { ...aviary, name: 'B'.repeat(61) } },
        'the first system': { aviary: { ...aviary, housingSystem: 1 } },
        'the last system': { aviary: { ...aviary, housingSystem: 4 } },
        'a fifth system': { aviary: { ...aviary, housingSystem: 5 } },
        'half a bird': { aviary: { ...aviary, capacity: 0.5 } },
        'the widest': { aviary: { ...aviary, width: 1e9 } },
        'a wider one': { aviary: { ...aviary, width: 1e9 + 1 } },
      },
    });
    const edit = { id: house.id, ...body, farmActivityId: house.farmActivityId };
    const { integratorId: _, ...silent } = aviary;
    const next = 1 + Math.max(...costCenters.all().map(({ id }) => id));
    await page.follows('renamed, left as it is, and deleted', [
      ['POST', '/FarmActivityField/EditWithAviary', { ...edit, name: house.name }],
      ['GET', list],
      ['POST', '/FarmActivityField/EditWithAviary', { ...edit, name: house.name, aviary: silent }],
      ['POST', '/FarmActivityField/EditRc', { ...edit, aviary: undefined }],
      ['POST', '/FarmActivityField/EditWithAviary', { ...edit, id: foreignId(costCenters) }],
      ['POST', '/FarmActivityField/EditWithAviary', edit, GRATIS],
      ['DELETE', `/FarmActivityField/Delete?id=${house.id}`],
      [
        'POST',
        '/FarmActivityField/CreateWithAviary',
        { ...body, name: 'OUTRO', aviary: { ...aviary, name: 'AVIARIO OUTRO' } },
      ],
      ['GET', list],
      ['DELETE', `/FarmActivityField/Delete?id=${next}`],
      ['GET', list],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/land/aviaries.txt');
  });
});

// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSownIn, type SownCrop } from './db/field/cropCalendar';
import { plantingOn, plantingsOf, purposeOf, standingOn } from './db/field/plantings';
import type { Plot } from './db/mapTypes';
import { brazilianDay, dayLater } from './db/poultry';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

/** The twentieth of each month, and days on which one season ends and the next has not begun. */
const DAYS = [
  ...Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-20`),
  '2026-01-03',
  '2026-02-22',
  '2026-08-05',
  '2026-10-02',
];

const stateOf = (plot: Plot) => {
  const { farms, cities, states } = demo.world;
  return states.need(cities.need(farms.need(plot.farmId).cityId).stateId).initials;
};
const active = () => demo.world.plots.filter(({ active: is }) => is);
const body = async <T>(client: Client, path: string) => (await client.get(path)).body as T;

interface Irrigated {
  id: number;
  cropName: string | null;
  plantedOn: string | null;
}
interface Planting {
  plotId: number;
  occurrenceId: number;
  cropName: string;
  plantedOn: string;
  harvestedOn: string | null;
}
interface Rotation {
  entries: {
    plotId: number;
    cropName: string;
    kind: string;
    season: string;
    year: number;
    state: string;
    from: string;
    to: string;
    hectares: number;
  }[];
}
interface Results {
  rows: { plotId: number; cropName: string; sownOn: string | null; harvestName: string; area: number }[];
}

describe.each(DAYS)('the fields of the demo on %s', (day) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T15:00:00Z`) });
    resetDemo();
  });
  afterEach(() => {
    vi.useRealTimers();
    resetDemo();
  });

  it('are sown in the season of their crop, harvested afterwards, and nothing is done after today', () => {
    const { world } = demo;
    const [now, today] = [new Date().toISOString(), brazilianDay(new Date())];
    const works = world.occurrence.fieldOccurrences.all();
    expect(works.filter(({ happenedAt }) => happenedAt !== null && happenedAt > now)).toEqual([]);
    expect(works.filter(({ plannedAt }) => plannedAt !== null && plannedAt.slice(0, 10) <= today)).toEqual(
      [],
    );
    const plantings = active().flatMap((plot) => plantingsOf(world, plot));
    const outOfSeason = plantings.filter(
      ({ plot, crop, sownOn }) => !isSownIn(stateOf(plot), crop.constantFilter as SownCrop, sownOn),
    );
    expect(outOfSeason.map(({ crop, sownOn, plot }) => [crop.name, sownOn, stateOf(plot)])).toEqual([]);
    expect(plantings.filter(({ plot, area }) => area > plot.usefulAreaSize)).toEqual([]);
    expect(plantings.filter(({ area, harvestedArea }) => harvestedArea > area)).toEqual([]);
    expect(
      plantings.filter(({ harvestedOn, sownOn }) => harvestedOn !== null && harvestedOn <= sownOn),
    ).toEqual([]);
    expect(plantings.filter(({ harvestedKg }) => harvestedKg !== null).length).toBeGreaterThan(300);
  });

  it('are all sown, with one crop at a time', () => {
    const { world } = demo;
    const farmed = active().filter(
      (plot) =>
        world.costCenters.need(plot.costCenterId).active &&
        ['ANNUAL', 'FORESTRY'].includes(purposeOf(world, plot).farmingClassification),
    );
    expect(farmed.filter((plot) => plantingsOf(world, plot).length === 0)).toEqual([]);
    const meeting = farmed.flatMap((plot) => {
      const plantings = plantingsOf(world, plot);
      // What stood before was cut before the next was sown.
      return plantings.flatMap(({ harvestedOn }, at) => {
        const next = plantings[at + 1];
        return next && (harvestedOn ?? '9999') >= next.sownOn ? [[plot.id, harvestedOn, next.sownOn]] : [];
      });
    });
    expect(meeting).toEqual([]);
  });

  it('hold the same crop on every page', async () => {
    const { world } = demo;
    const today = brazilianDay(new Date());
    const client = await clientOf('produtor');
    const own = active().filter(({ customerId }) => customerId === 1);
    const [irrigated, plantings, results, rotation] = await Promise.all([
      body<Irrigated[]>(client, '/Irrigation/GetPlots'),
      body<Planting[]>(client, '/CultivationAnalysis/GetPlantings'),
      body<Results>(client, '/AgricultureResult/GetByHarvests'),
      body<Rotation>(client, '/CropRotation/GetBySeasons?world=agriculture&fromYear=2020&toYear=2030'),
    ]);
    expect(irrigated.length).toBeGreaterThan(0);
    expect(irrigated.map(({ id, plantedOn }) => [id, plantedOn])).toEqual(
      irrigated.map(({ id }) => [id, standingOn(world, world.plots.need(id), today)?.sownOn ?? null]),
    );
    expect(irrigated.filter(({ plantedOn }) => plantedOn).map(({ id, cropName }) => [id, cropName])).toEqual(
      irrigated
        .filter(({ plantedOn }) => plantedOn)
        .map(({ id }) => [id, standingOn(world, world.plots.need(id), today)?.crop.name]),
    );
    for (const plot of own) {
      const facts = plantingsOf(world, plot).map(({ crop, sownOn }) => `${crop.name} ${sownOn}`);
      const of = <T extends { plotId: number }>(rows: readonly T[]) =>
        rows.filter(({ plotId }) => plotId === plot.id);
      expect(of(plantings).map(({ cropName, plantedOn }) => `${cropName} ${plantedOn}`)).toEqual(facts);
      const entries = of(rotation.entries);
      const sown = entries.filter(
        ({ kind, season, state }) => kind === 'CROP' && season !== 'PERENNIAL' && state !== 'PLANNED',
      );
      const ofFields = purposeOf(world, plot).farmingClassification === 'ANNUAL' ? facts : [];
      expect(sown.map(({ cropName, from }) => `${cropName} ${from}`).toSorted()).toEqual(ofFields.toSorted());
      const reported = of(results.rows).map(({ cropName, sownOn }) => `${cropName} ${sownOn ?? ''}`);
      expect(reported.filter((one) => !facts.includes(one))).toEqual([]);
      // In no season of a year do two stand.
      const seasons = entries
        .filter(({ season }) => season !== 'PERENNIAL')
        .map(({ year, season }) => `${year} ${season}`);
      expect(seasons).toEqual([...new Set(seasons)]);
    }
    const some = own
      .filter((plot) => plantingsOf(world, plot).length > 0)
      .filter((_plot, at) => at % 8 === 0);
    const relations = await body<{ plotId: number; plantedOn: string | null }[]>(
      client,
      `/ClimateRelation/GetByPlots?${some.map(({ id }) => `plotIds=${id}`).join('&')}`,
    );
    expect(relations.map(({ plantedOn }) => plantedOn)).toEqual(
      some.map((plot) => plantingOn(world, plot, today)?.sownOn),
    );
  });

  it('are bare on the images of days on which nothing stood', async () => {
    const { world } = demo;
    const client = await clientOf('produtor');
    const plot = active().find(
      (one) => one.customerId === 1 && purposeOf(world, one).farmingClassification === 'ANNUAL',
    );
    if (!plot) throw new Error('no field');
    const images = await body<{ date: string; meanNdvi: number | null }[]>(
      client,
      `/SatelliteImage/GetDates?farmActivityFieldPolygonId=${plot.id}`,
    );
    const isBare = (day: string) => {
      const standing = standingOn(world, plot, day);
      return standing === undefined || standing.sownOn > dayLater(day, -8);
    };
    const bare = images.filter(({ date }) => isBare(date.slice(0, 10)));
    expect(images.length).toBeGreaterThan(20);
    expect(bare.filter(({ meanNdvi }) => meanNdvi !== null && meanNdvi >= 0.3)).toEqual([]);
  });
});

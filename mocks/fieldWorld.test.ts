// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSownIn, type SownCrop } from './db/field/cropCalendar';
import { plantingOn, plantingsOf, purposeOf, worksOf } from './db/field/plantings';
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

  it('are sown in the season of their crop, harvested afterwards, one crop at a time, and nothing is done after today', () => {
    const { world } = demo;
    const today = brazilianDay(new Date());
    for (const row of world.occurrence.fieldOccurrences.all()) {
      expect(row.happenedAt === null || row.happenedAt <= new Date().toISOString()).toBe(true);
      expect(row.plannedAt === null || row.plannedAt.slice(0, 10) > today).toBe(true);
    }
    for (const plot of active()) {
      const plantings = plantingsOf(world, plot);
      const { active: isFarmed } = world.costCenters.need(plot.costCenterId);
      if (isFarmed && ['ANNUAL', 'FORESTRY'].includes(purposeOf(world, plot).farmingClassification))
        expect(plantings.length).toBeGreaterThan(0);
      for (const [at, planting] of plantings.entries()) {
        const { crop, sownOn, area, harvestedArea, reaped } = planting;
        expect(
          isSownIn(stateOf(plot), crop.constantFilter as SownCrop, sownOn),
          `${crop.name} sown on ${sownOn} in ${stateOf(plot)}`,
        ).toBe(true);
        expect(area).toBeLessThanOrEqual(plot.usefulAreaSize);
        expect(harvestedArea).toBeLessThanOrEqual(area);
        for (const one of reaped) expect(one.happenedAt?.slice(0, 10) ?? '').toBe(planting.harvestedOn);
        // What stood before was cut before the next was sown.
        const next = plantings[at + 1];
        if (next) expect((planting.harvestedOn ?? '9999') < next.sownOn, `before ${next.sownOn}`).toBe(true);
      }
    }
  });

  it('hold the same crop on every page', async () => {
    const { world } = demo;
    const today = brazilianDay(new Date());
    const client = await clientOf('produtor');
    const own = active().filter(({ customerId }) => customerId === 1);
    const plotOf = (id: number) => world.plots.need(id);
    const [irrigated, plantings, results, rotation] = await Promise.all([
      body<Irrigated[]>(client, '/Irrigation/GetPlots'),
      body<Planting[]>(client, '/CultivationAnalysis/GetPlantings'),
      body<Results>(client, '/AgricultureResult/GetByHarvests'),
      body<Rotation>(client, '/CropRotation/GetBySeasons?world=agriculture&fromYear=2020&toYear=2030'),
    ]);
    expect(irrigated.length).toBeGreaterThan(0);
    for (const { id, cropName, plantedOn } of irrigated) {
      const standing = plantingOn(world, plotOf(id), today);
      const isBare = standing === undefined || standing.state === 'HARVESTED';
      expect(plantedOn, plotOf(id).name).toBe(isBare ? null : standing.sownOn);
      if (!isBare) expect(cropName).toBe(standing.crop.name);
    }
    for (const plot of own) {
      const facts = plantingsOf(world, plot).map(({ crop, sownOn }) => `${crop.name} ${sownOn}`);
      const of = <T extends { plotId: number }>(rows: readonly T[]) =>
        rows.filter(({ plotId }) => plotId === plot.id);
      expect(of(plantings).map(({ cropName, plantedOn }) => `${cropName} ${plantedOn}`)).toEqual(facts);
      const entries = of(rotation.entries).filter(
        ({ kind, season, state }) => kind === 'CROP' && season !== 'PERENNIAL' && state !== 'PLANNED',
      );
      if (purposeOf(world, plot).farmingClassification === 'ANNUAL')
        expect(entries.map(({ cropName, from }) => `${cropName} ${from}`).toSorted()).toEqual(
          facts.toSorted(),
        );
      for (const row of of(results.rows)) expect(facts).toContain(`${row.cropName} ${row.sownOn ?? ''}`);
      // In no season of a year do two stand.
      const seasons = of(rotation.entries)
        .filter(({ season }) => season !== 'PERENNIAL')
        .map(({ year, season }) => `${year} ${season}`);
      expect(new Set(seasons).size, `${plot.name} ${seasons.join()}`).toBe(seasons.length);
    }
    const wood = own.find((plot) => purposeOf(world, plot).farmingClassification === 'FORESTRY');
    const relations = await body<
      { plotId: number; plantedOn: string | null; cycle: { name: string } | null }[]
    >(client, `/ClimateRelation/GetByPlots?plotIds=${own[0]?.id}&plotIds=${wood?.id}`);
    for (const { plotId, plantedOn } of relations)
      expect(plantedOn).toBe(plantingOn(world, plotOf(plotId), today)?.sownOn);
  });

  it('are as green on the images as what stands on them is old', async () => {
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
    for (const { date, meanNdvi } of images) {
      if (meanNdvi === null) continue;
      const planting = plantingOn(world, plot, date.slice(0, 10));
      const isBare =
        !planting || planting.state === 'HARVESTED' || planting.sownOn > dayLater(date.slice(0, 10), -8);
      if (isBare) expect(meanNdvi, date).toBeLessThan(0.3);
    }
  });

  it('has works that lie in the order of their days', () => {
    const { world } = demo;
    for (const plot of active()) {
      const moments = worksOf(world, plot.id).map(
        ({ happenedAt, plannedAt }) => happenedAt ?? plannedAt ?? '',
      );
      expect(moments).toEqual(moments.toSorted());
    }
  });
});

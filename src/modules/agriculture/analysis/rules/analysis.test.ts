import { describe, expect, it } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { Planting, PlotWork } from '../analysisTypes';
import { requestedPlanting } from './requestedPlanting';
import { formerYield, sowingOf } from './sowing';
import {
  appliedOf,
  asHarvested,
  cropFigures,
  daysAfterPlanting,
  irrigatedMm,
  nutrientsApplied,
} from './works';

const planting = (more: Partial<Planting> = {}): Planting => ({
  occurrenceId: 7,
  world: 'agriculture',
  plotId: 3,
  plotName: 'TALHÃO 1',
  farmId: 2,
  farmName: 'SEDE',
  harvestId: 11,
  harvestName: 'SOJA 2026/2027',
  harvestYearId: null,
  harvestYearName: '2026/2027',
  seedName: 'BRS 1003',
  plantedOn: '2026-10-10',
  harvestedOn: null,
  area: 40,
  ...more,
});
const work = (type: string, values: Record<string, unknown>, more: Partial<PlotWork> = {}): PlotWork => ({
  record: {
    id: 1,
    type,
    subjectIds: [3],
    state: 'DONE',
    plannedAt: null,
    happenedAt: '2026-10-22T10:00',
    observation: '',
    files: [],
    depletion: [],
    document: null,
    userName: '',
    values,
  } satisfies OccurrenceRecord,
  hectares: 40,
  share: null,
  products: 100_000,
  machines: 20_000,
  ...more,
});
const requested = (
  search: string,
  plantings: readonly Planting[] = [
    planting(),
    planting({ occurrenceId: 8, plotId: 4, plotName: 'TALHÃO 2', plantedOn: '2026-10-12' }),
  ],
) => requestedPlanting(plantings, new URLSearchParams(search))?.occurrenceId ?? null;

describe('the planting of an address', () => {
  it('is named by its own id, which nothing else replaces', () => {
    expect(requested('plantingOccurrence=7&polygonId=4')).toBe(7);
    expect(requested('agricultureOccurrencePlantingId=8')).toBe(8);
    expect(requested('plantingOccurrence=99&polygonId=4')).toBeNull();
  });

  it('of several plots sown at once, the plot named beside it is meant', () => {
    const both = [planting(), planting({ plotId: 5 })];
    expect(requestedPlanting(both, new URLSearchParams('plantingOccurrence=7&polygonId=5'))?.plotId).toBe(5);
    expect(requestedPlanting(both, new URLSearchParams('plantingOccurrence=7'))?.plotId).toBe(3);
  });

  it('is of the plot chosen last where the address names none', () => {
    const both = [planting(), planting({ occurrenceId: 8, plotId: 4, plantedOn: '2026-10-12' })];
    const of = (search: string, lastPlot: number) =>
      requestedPlanting(both, new URLSearchParams(search), lastPlot)?.occurrenceId;
    expect(of('', 3)).toBe(7);
    expect(of('', 99)).toBe(8);
    expect(of('polygonId=4', 3)).toBe(8);
    expect(of('plantingOccurrence=8', 3)).toBe(8);
  });

  it('else is the newest that fits; an id wins over its name', () => {
    expect(requested('')).toBe(8);
    expect(requested('polygonName=talhao 1')).toBe(7);
    expect(requested('polygonId=3&polygonName=TALHÃO 2')).toBe(7);
    expect(requested('farmName=sede&seedName=brs 1003&harvestYearName=2026/2027')).toBe(8);
    expect(requested('harvestId=999&harvestName=SOJA 2026/2027')).toBeNull();
  });
});

describe('what was done', () => {
  it('is counted in days from planting', () => {
    expect(daysAfterPlanting(planting(), work('adubacao', {}))).toBe(12);
  });

  it('sums products by dose and hectares, and leaves an unknown dose unknown', () => {
    const spray = (dose: number | null, hectares: number) =>
      work('pulverizacao', { product: 'GLIFOSATO', dose, doseUnit: 'L' }, { hectares });
    expect(appliedOf([spray(2, 40), spray(1.5, 20)], 40)).toEqual([
      { product: 'GLIFOSATO', unit: 'L', times: 2, total: 110, perHa: 2.75, cost: 200_000 },
    ]);
    expect(appliedOf([spray(2, 40), spray(null, 40)], 40)[0]).toMatchObject({
      times: 2,
      total: null,
      perHa: null,
    });
  });

  it('tells nutrients of each hectare: 300 kg of 04-14-08 are 12, 42 and 24', () => {
    const values = { product: '04-14-08', dose: 300, guarantee: 'oxide', n: 4, p: 14, k: 8 };
    expect(nutrientsApplied([work('adubacao', values)], 40)).toEqual({ n: 12, p2o5: 42, k2o: 24 });
    expect(nutrientsApplied([work('adubacao', values, { hectares: 20 })], 40)?.n).toBeCloseTo(6, 9);
    expect(nutrientsApplied([], 40)).toBeNull();
  });

  it('spreads an irrigation over the plot', () => {
    expect(irrigatedMm([work('irrigacao', { mm: 20 }, { hectares: 10 })], 40)).toBe(5);
    expect(irrigatedMm([], 40)).toBe(0);
  });

  it('is in harvest while some of it stands: 20 000 kg of 5 ha are 66,67 sc/ha, whatever the plot measures', () => {
    const load = (hectares: number | null, netKg: number) =>
      work('colheita', { netKg, sackKg: 60 }, { hectares });
    const part = cropFigures([load(5, 20_000)], 17.83);
    expect(part.yield).toBeCloseTo(66.67, 2);
    expect(part.progress).toMatchObject({ state: 'IN_HARVEST', harvestedHa: 5 });
    expect(part.progress.leftHa).toBeCloseTo(12.83, 9);
    expect(part.costPerSack).toBeNull();
    const whole = cropFigures([load(5, 20_000), load(12.83, 40_000)], 17.83);
    expect(whole.progress).toEqual({ state: 'HARVESTED', harvestedHa: 17.83, leftHa: 0 });
    expect(whole.yield).toBeCloseTo(60_000 / 60 / 17.83, 9);
    expect(cropFigures([load(null, 20_000)], 17.83)).toMatchObject({
      yield: null,
      progress: { leftHa: null },
    });
    expect(
      asHarvested(planting({ harvestedOn: '2027-02-10', area: 17.83 }), [load(5, 1)]).harvestedOn,
    ).toBeNull();
    expect(
      asHarvested(planting({ harvestedOn: '2027-02-10', area: 5 }), [load(5, 1)]).harvestedOn,
    ).not.toBeNull();
  });

  it('costs what is done; the known part of a cost stands, a work that is planned is not in it', () => {
    const harvest = work('colheita', { netKg: 40 * 60 * 60, sackKg: 60 });
    expect(cropFigures([work('plantio', {}), harvest], 40)).toMatchObject({
      cost: 240_000,
      costPerHa: 6_000,
      sacks: 2_400,
      yield: 60,
      costPerSack: 100,
      withoutCost: 0,
    });
    const wet = { netKg: 38_000, standard: 'SOY', moisture: 16, impurity: 2.5 };
    expect(cropFigures([work('colheita', wet)], 40).sacks).toBeCloseTo(609.23, 2);
    expect(cropFigures([work('plantio', {}, { machines: null })], 40)).toMatchObject({
      cost: 100_000,
      withoutCost: 1,
    });
    const unknown = work('plantio', {}, { products: null, machines: null });
    expect(cropFigures([unknown], 40)).toMatchObject({ cost: null, withoutCost: 1 });
    const planned = work('pulverizacao', {});
    const later = { ...planned, record: { ...planned.record, state: 'PLANNED' as const } };
    expect(cropFigures([later], 40)).toMatchObject({ cost: null, yield: null });
  });

  it('of one load of several plots each has its part; an unknown part is no whole load', () => {
    const load = (values: object, more: object) => {
      const one = work('colheita', { netKg: 60_000, sackKg: 60, ...values }, more);
      return cropFigures([{ ...one, record: { ...one.record, subjectIds: [3, 4] } }], 40).sacks;
    };
    expect(load({}, { share: 0.4 })).toBe(400);
    expect(load({ area: 50 }, { hectares: 20 })).toBe(400);
    expect(load({}, { hectares: 20 })).toBeNull();
  });

  it('expects plants of the seeds that germinate, and none of what is not known', () => {
    const sown = (values: Record<string, unknown>) => sowingOf([work('plantio', values)], 1);
    const values = { seedsPerMetre: 15, rowCm: 50, germination: 88, thousandWeight: 180 };
    expect(sown(values)).toEqual({ seeds: 300_000, plants: 264_000, kg: 54 });
    expect(sown({ ...values, germination: null })).toMatchObject({ seeds: 300_000, plants: null });
    expect(sown({ ...values, thousandWeight: null })).toMatchObject({ plants: 264_000, kg: null });
    expect(sown({ ...values, rowCm: null })).toEqual({ seeds: null, plants: null, kg: null });
    expect(sowingOf([work('plantio', values)], 2)).toEqual({ seeds: null, plants: null, kg: null });
  });

  it('compares with the former harvests whose yield is known', () => {
    expect(formerYield([{ yield: 60 }, { yield: null }, { yield: 50 }])).toEqual({ mean: 55, count: 2 });
    expect(formerYield([{ yield: null }])).toBeNull();
  });
});

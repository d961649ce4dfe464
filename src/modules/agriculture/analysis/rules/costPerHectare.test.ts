import { expect, it } from 'vitest';
import type { Planting, PlotWork } from '../analysisTypes';
import { axisOf, weatherOn } from './axis';
import { costPerHectare, costSteps } from './costPerHectare';

const work = (
  day: string,
  products: number | null,
  machines: number | null,
  state: 'DONE' | 'PLANNED' = 'DONE',
): PlotWork => ({
  record: {
    id: 1,
    type: 'adubacao',
    subjectIds: [3],
    state,
    plannedAt: `${day}T08:00`,
    happenedAt: state === 'DONE' ? `${day}T08:00` : null,
    observation: '',
    files: [],
    depletion: [],
    document: null,
    userName: '',
    values: {},
  },
  hectares: 40,
  share: null,
  products,
  machines,
});
const planting: Planting = {
  occurrenceId: 7,
  world: 'agriculture',
  plotId: 3,
  plotName: 'TALHÃO 1',
  farmId: 2,
  farmName: 'SEDE',
  harvestId: 11,
  harvestName: 'SOJA',
  harvestYearId: null,
  harvestYearName: '',
  seedName: 'BRS 1003',
  plantedOn: '2026-10-03',
  harvestedOn: null,
  area: 40,
};

it('sums the costs up to each day, over the area: 1.200,00 and 2.000,00 on 40 ha are 30,00 and 80,00 per ha', () => {
  const works = [work('2026-10-02', 100_000, 20_000), work('2026-10-04', 200_000, 0)];
  const axis = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'];
  expect(costPerHectare(costSteps(works), 40, axis).map(({ value }) => value)).toEqual([
    null,
    3000,
    3000,
    8000,
  ]);
});

it('an unknown cost is no zero: from its day on the sum is a lower bound, and it is counted', () => {
  const works = [work('2026-10-01', null, null), work('2026-10-02', 40_000, 0)];
  const [first, second] = costSteps(works);
  expect(first).toMatchObject({ cents: null, sum: 0, unknown: 1 });
  expect(second).toMatchObject({ cents: 40_000, sum: 40_000, unknown: 1 });
  // The known part of a cost stands: machines without their products.
  expect(costSteps([work('2026-10-01', null, 20_000)])[0]).toMatchObject({
    cents: 20_000,
    sum: 20_000,
    unknown: 1,
  });
  expect(costPerHectare(costSteps(works), 40, ['2026-10-01', '2026-10-02'])).toEqual([
    { value: null, atLeast: true },
    { value: 1000, atLeast: true },
  ]);
});

it('what is only planned costs nothing yet, and without an area nothing is told', () => {
  expect(costSteps([work('2026-10-01', 100, 100, 'PLANNED')])).toEqual([]);
  expect(costPerHectare(costSteps([work('2026-10-01', 100, 100)]), 0, ['2026-10-01'])[0]?.value).toBeNull();
});

it('the axis runs from the first work to today, or to what is planned after it', () => {
  const works = [work('2026-10-01', 0, 0), work('2026-10-09', 0, 0, 'PLANNED')];
  const axis = axisOf(planting, works, '2026-10-05');
  expect([axis[0], axis.at(-1), axis.length]).toEqual(['2026-10-01', '2026-10-09', 9]);
  expect(axisOf({ ...planting, plantedOn: '2020-01-01' }, works, '2026-10-05')).toHaveLength(550);
});

it('degree-days since planting (31,2/20,4 °C over 10 °C: 15,80) are not known from a day on that was not read', () => {
  const day = (date: string, tMax: number | null) => ({
    date,
    tMax,
    tMin: 20.4,
    rhMax: null,
    rhMin: null,
    wind: null,
    radiation: null,
    sunHours: null,
    rain: 2,
    forecast: false,
    chill: null,
  });
  const axis = ['2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05'];
  const found = weatherOn(axis, [day('2026-10-03', 31.2), day('2026-10-05', null)], '2026-10-03', 10);
  expect(found[0]?.degreeDays).toBeNull();
  expect(found[1]?.degreeDays).toBeCloseTo(15.8, 10);
  expect(found.slice(2).map(({ degreeDays }) => degreeDays)).toEqual([null, null]);
  expect(found[2]?.rain).toBeNull();
});

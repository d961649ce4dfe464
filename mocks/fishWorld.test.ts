import { beforeEach, describe, expect, test } from 'vitest';
import { fishCourse } from './db/fish/fishCourse';
import { brazilianDay } from './db/poultry';
import { demo, resetDemo } from './state';

const today = () => brazilianDay(new Date());
const lotOf = (housed: number, status: string) => {
  const lot = demo.world.fishLots.find(
    (row) => row.customerId === 1 && row.housed === housed && row.status === status,
  );
  if (!lot) throw new Error(`No lot of ${housed} fish is ${status}.`);
  return lot;
};

beforeEach(() => resetDemo());

describe('the lots of fish of the demo', () => {
  test('the lot of day 60 is the example of the decisions', () => {
    const course = fishCourse(demo.world, lotOf(10_000, 'IN_PROGRESS'), today());
    expect(course).toMatchObject({ start: 9880, alive: 9700, lost: 180 });
    expect(course.feedKg).toBeCloseTo(1380, 6);
    expect(course.samplings.at(-1)).toMatchObject({ day: 60, kg: 12.6, fish: 90, grams: 140 });
  });

  test('the lot of 200 days left by two harvests', () => {
    const course = fishCourse(demo.world, lotOf(10_000, 'BLOCKED'), today());
    expect(course.feedKg).toBeCloseTo(11_000, 6);
    expect(course.harvests.map(({ day, kind, fish, kg }) => [day, kind, fish, kg])).toEqual([
      [150, 'parcial', 2000, 1300],
      [200, 'total', 7500, 6750],
    ]);
    expect(course.alive).toBe(200);
  });

  test('fish add up on every day of every lot', () => {
    const wrong = demo.world.fishLots.all().flatMap((lot) => {
      const { start, alive, lost, days, harvests } = fishCourse(demo.world, lot, today());
      if (start === null || alive === null) return [];
      const harvested = harvests.reduce((sum, { fish }) => sum + fish, 0);
      const kept = alive === start - lost - harvested && alive >= 0;
      return kept && days.every(({ present }) => present > 0) ? [] : [lot.number];
    });
    expect(wrong).toEqual([]);
  });

  test('an act for several lots gives each its part', () => {
    const acts = demo.world.occurrence.fishOccurrences.filter(({ lotIds }) => lotIds !== undefined);
    expect(acts.length).toBeGreaterThan(100);
    for (const { values } of acts) {
      const parts = values['parts'] as { value: number }[];
      const sum = parts.reduce((all, { value }) => all + value, 0);
      expect(Math.round(sum * 1000)).toBe(Math.round(Number(values['quantityKg']) * 1000));
    }
  });

  test('former lots convert as their size, season and density let them, each within what tilapia do', () => {
    const found = demo.world.fishLots
      .filter(({ customerId, status }) => customerId === 1 && status === 'FINISHED')
      .map((lot) => {
        const { start, harvests, feedKg } = fishCourse(demo.world, lot, today());
        const kg = harvests.reduce((sum, harvest) => sum + harvest.kg, 0);
        return feedKg / (kg - ((start ?? 0) * (lot.unitWeight ?? 0)) / 1000);
      });
    expect(new Set(found.map((value) => value.toFixed(2))).size).toBeGreaterThan(3);
    expect(found.filter((value) => value < 1.1 || value > 1.8)).toEqual([]);
  });

  test('each phase has its feed, and one act feeds one phase alone', () => {
    const feeds = new Set(
      demo.world.occurrence.fishOccurrences
        .filter(({ type }) => type === 'fornecimento-de-racao')
        .map(({ values }) => values['feed']),
    );
    expect([...feeds].toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'ALEVINO 45% PB',
      'JUVENIL 36% PB',
      'RACAO CRESCIMENTO PARA TILAPIA 32%',
    ]);
  });

  test('a lot of fish can choose the harvest of its farm, activity and year', () => {
    const { fishPonds, farmActivities, businessActivities, harvests } = demo.world;
    const pond = fishPonds.find((row) => row.customerId === 1);
    const activity = farmActivities.find(
      ({ farmId, businessActivityId }) =>
        farmId === pond?.farmId && businessActivities.get(businessActivityId)?.name === 'TILAPIA',
    );
    expect(activity).toBeDefined();
    const own = harvests.filter(
      (row) => row.customerId === 1 && row.businessActivityId === activity?.businessActivityId,
    );
    expect(own.length).toBeGreaterThan(1);
  });
});

import { expect, it } from 'vitest';
import type { ClosedLot } from '../resultTypes';
import { bestGroups, groupBy, lotsBefore, seasonOf } from './groupLots';
import { figuresOfLots, poultryRules } from './lotResults';

/** The lot of the decisions' §5. */
const lot = (more: Partial<ClosedLot> = {}): ClosedLot => ({
  id: 1,
  number: '35',
  aviaryName: 'AVIARIO 1',
  lineage: 'COBB 500',
  gender: 'MIXED',
  hatchery: 'OESTE',
  integrator: 'LAR',
  housingDate: '2026-08-01',
  closingDate: '2026-09-12',
  housed: 24_300,
  lost: 900,
  birds: 23_400,
  kg: 63_630,
  birdDays: 6_000 * 35 + 17_400 * 42,
  feedKg: 102_000,
  chickWeight: 42,
  area: 1_800,
  paid: 2_340_000,
  ...more,
});

it('one lot: CA and IEP in both variants, gain, kg/m² and what a bird paid', () => {
  const figures = figuresOfLots([lot()]);
  expect(figures.conversion).toBeCloseTo(1.603, 3);
  expect(Math.round(figures.efficiency ?? 0)).toBe(406);
  expect(figures.onGain).toBeCloseTo(1.628, 3);
  expect(Math.round(figures.byGain ?? 0)).toBe(394);
  expect(figures.gain).toBeCloseTo(66.59, 1);
  expect(figures.density).toBeCloseTo(35.35, 2);
  expect(figures.paidPerBird).toBe(100);
});

it('several lots are settled by all feed and all kilograms, not by a mean', () => {
  const small = lot({
    id: 2,
    housed: 1_000,
    lost: 0,
    birds: 1_000,
    kg: 2_000,
    birdDays: 42_000,
    feedKg: 4_000,
  });
  expect(figuresOfLots([lot(), small]).conversion).toBeCloseTo(106_000 / 65_630, 9);
});

it('what a lot does not tell leaves it out of the figures of all, and is counted', () => {
  const whole = figuresOfLots([lot()]);
  const {
    housed: _,
    lots: __,
    withoutFeed: ___,
    ...figures
  } = figuresOfLots([lot(), lot({ id: 2, feedKg: null, paid: null, lost: 2_400 })]);
  expect(figures).toMatchObject({
    conversion: whole.conversion,
    efficiency: whole.efficiency,
    onGain: whole.onGain,
    byGain: whole.byGain,
    paidPerBird: 100,
  });
  expect(figures.viability).toBeCloseTo(((48_600 - 3_300) / 48_600) * 100, 9);
  for (const unreported of ['lost', 'birds', 'kg', 'birdDays'] as const)
    expect(figuresOfLots([lot(), lot({ id: 2, [unreported]: null })])).toEqual({
      ...whole,
      lots: 2,
      unreported: 1,
      housed: 48_600,
    });
  expect(figuresOfLots([lot({ feedKg: null })])).toMatchObject({ withoutFeed: 1, conversion: null });
  expect(figuresOfLots([lot({ paid: null })]).paidPerBird).toBeNull();
  expect(figuresOfLots([lot({ kg: null })])).toMatchObject({ viability: null, kg: null, unreported: 1 });
  expect(figuresOfLots([])).toMatchObject({ lots: 0, efficiency: null });
});

it('a lot stands beside the five of its aviary that closed before it', () => {
  const former = Array.from({ length: 7 }, (_, at) =>
    lot({ id: 10 + at, closingDate: `2026-0${1 + at}-10`, feedKg: 110_000 }),
  );
  const other = lot({ id: 99, aviaryName: 'AVIARIO 2', closingDate: '2026-08-10' });
  expect(lotsBefore(lot(), [...former, other], poultryRules.placeOf).map(({ id }) => id)).toEqual([
    16, 15, 14, 13, 12,
  ]);
  const [group] = groupBy(poultryRules, [lot()], 'lot', [...former, lot()]);
  expect(group?.againstPrevious).toBeGreaterThan(0);
  expect(groupBy(poultryRules, [lot()], 'lot', [lot()])[0]?.againstPrevious).toBeNull();
});

it('groups by season of the southern hemisphere, by housing', () => {
  const months = ['2026-12-01', '2026-02-28', '2026-03-01', '2026-08-31', '2026-09-01'];
  expect(months.map((housingDate) => seasonOf(lot({ housingDate })))).toEqual([
    'summer',
    'summer',
    'autumn',
    'winter',
    'spring',
  ]);
  expect(
    groupBy(poultryRules, [lot(), lot({ id: 2, housingDate: '2026-12-01' })], 'season', []),
  ).toHaveLength(2);
});

it('the best are named with how many they were chosen from; who has no IEP is not one of them', () => {
  const lots = [1, 2, 3].map((id) => lot({ id, number: String(id), feedKg: 110_000 - id * 4_000 }));
  const groups = groupBy(poultryRules, [...lots, lot({ id: 4, number: '4', feedKg: null })], 'lot', []);
  const { drawn, all } = bestGroups(groups, poultryRules, 2);
  expect(drawn.map(({ name }) => name)).toEqual(['3', '2']);
  expect(all).toBe(3);
});

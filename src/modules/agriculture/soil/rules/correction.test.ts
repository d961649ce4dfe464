import { expect, test } from 'vitest';
import { limePlan, limeSoilOf, meanLimeSoil, subsoilOf } from './correction';
import type { LimeChoices } from './lime';
import type { SoilNutrient, SoilPoint } from './nutrients';

const NUTRIENTS: readonly SoilNutrient[] = (
  [
    ['CA', 'cmolc/dm³'],
    ['MG', 'cmolc/dm³'],
    ['K', 'mg/dm³'],
    ['H_AL', 'cmolc/dm³'],
    ['AL', 'mmolc/dm³'],
    ['CLAY', 'g/kg'],
  ] as const
).map(([nutrient, unit], at) => ({ id: at + 1, nutrient, name: '', unit, extractor: null }));
const point = (id: number, ...values: (number | null)[]): SoilPoint => ({
  id,
  name: '',
  lat: null,
  lng: null,
  values: values.flatMap((value, at) =>
    value === null ? [] : [{ nutrientId: at + 1, value, below: false }],
  ),
});
/** FI §4.4, a point that needs nothing, and one without calcium. */
const soil = {
  nutrients: NUTRIENTS,
  clay: 30,
  depthFrom: 20,
  points: [
    point(1, 3, 1, 117.3, 5.2, 6, 450),
    point(2, 6, 2, 117.3, 2, 0, 500),
    point(3, null, 1, 117.3, 5.2, 6, 400),
  ],
};
const CHOICES: LimeChoices = {
  method: 'V_PERCENT',
  targetV: 70,
  prnt: 80,
  depth: 20,
  areaShare: 100,
  smpTable: [],
};

test('each point has its dose, and those without one say what they lack', () => {
  const plan = limePlan(soil, CHOICES);
  expect(
    plan.points.map(({ need }) => (need.kind === 'need' ? Number(need.dose.toFixed(2)) : need.missing)),
  ).toEqual([2.94, 0, ['T', 'V']]);
  expect(plan).toMatchObject({ least: 0, without: 1, missing: ['T', 'V'] });
  expect(plan.mean).toBeCloseTo(1.46875, 5);
});

test('aluminium in mmolc counts a tenth; the means are of what is known', () => {
  expect(limeSoilOf(soil, soil.points[0]!)).toMatchObject({ al: 0.6, ca: 3, mg: 1, smp: null });
  const { ca, al } = meanLimeSoil(soil);
  expect(ca).toBeCloseTo(4.5, 12);
  expect(al).toBeCloseTo(0.4, 12);
});

test('the subsoil in the units of gypsum', () => {
  const found = subsoilOf(soil);
  expect(found).toMatchObject({ depthFrom: 20, clay: 45, ca: 4.5 });
  // 12.245 % and 0 %; the third has no SB.
  expect(found.m).toBeCloseTo(6.122, 2);
});

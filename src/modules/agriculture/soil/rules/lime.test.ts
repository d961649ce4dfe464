import { expect, test } from 'vitest';
import { derivedOf } from './derived';
import { gypsumNeed, type LimeChoices, limeNeed } from './lime';
import type { SoilNutrient } from './nutrients';

const NUTRIENTS: readonly SoilNutrient[] = (
  [
    ['CA', 'cmolc/dm³'],
    ['MG', 'mmolc/dm³'],
    ['K', 'mg/dm³'],
    ['H_AL', 'cmolc/dm³'],
    ['AL', 'cmolc/dm³'],
  ] as const
).map(([nutrient, unit], at) => ({ id: at + 1, nutrient, name: '', unit, extractor: null }));
/** FI §4.4: 3,0 + 1,0 + 0,30, H+Al 5,2, Al 0,6. */
const values = [3, 10, 117.3, 5.2, 0.6].map((value, at) => ({ nutrientId: at + 1, value, below: false }));
const found = derivedOf(NUTRIENTS, values);

const CHOICES: LimeChoices = {
  method: 'V_PERCENT',
  targetV: 70,
  prnt: 80,
  depth: 20,
  areaShare: 100,
  smpTable: [],
};
const soil = { t: found.t, v: found.v, al: 0.6, ca: 3, mg: 1, smp: null };
const dose = (over: Partial<LimeChoices>, of = soil) => {
  const answer = limeNeed(of, { ...CHOICES, ...over });
  return answer.kind === 'need' ? Number(answer.dose.toFixed(2)) : answer.missing;
};

test('lime by V%, by aluminium, to another depth and on strips (FI §4.4)', () => {
  expect(dose({})).toBe(2.94);
  expect(dose({ method: 'AL_CA_MG' })).toBe(1.5);
  expect(dose({ depth: 40 })).toBe(5.88);
  expect(dose({ areaShare: 50 })).toBe(1.47);
  expect(dose({ targetV: 40 })).toBe(0);
});

test('2 · Al + max(0, 2 − Ca − Mg) adds what calcium and magnesium lack', () => {
  expect(dose({ method: 'AL_CA_MG', prnt: 100 }, { ...soil, ca: 0.9, mg: 0.4 })).toBe(1.9);
});

test('SMP reads the printed line of the pasted table', () => {
  const smpTable = [
    { smp: 6.1, lime: 4.2 },
    { smp: 4.4, lime: 21 },
    { smp: 6, lime: 4.9 },
    { smp: 7, lime: 0 },
  ];
  const at = (smp: number | null) =>
    dose({ method: 'SMP', prnt: 100, smpTable }, { ...soil, smp: smp as never });
  expect([at(4), at(5.96), at(6.04), at(6.06), at(7.2)]).toEqual([21, 4.9, 4.9, 4.2, 0]);
  expect(at(null)).toEqual(['SMP']);
  expect(dose({ method: 'SMP' })).toEqual(['SMP', 'SMP_TABLE']);
});

test('what a method lacks is named', () => {
  expect(dose({ targetV: null }, { ...soil, v: null })).toEqual(['V', 'TARGET']);
  expect(dose({ method: 'AL_CA_MG' }, { ...soil, mg: null as never })).toEqual(['MG']);
});

test('gypsum asks for the subsoil (FI §4.4)', () => {
  const below = { depthFrom: 20, clay: 45, m: 25, ca: 1 };
  expect(gypsumNeed(below)).toEqual({ kind: 'need', dose: 2250, because: 'M' });
  expect(gypsumNeed({ ...below, m: 20, ca: 0.49 })).toEqual({ kind: 'need', dose: 2250, because: 'CA' });
  expect(gypsumNeed({ ...below, m: 20, ca: 0.5 })).toEqual({ kind: 'none' });
  expect(gypsumNeed({ ...below, depthFrom: 0 })).toEqual({ kind: 'missing', missing: ['SUBSOIL'] });
  expect(gypsumNeed({ ...below, m: null })).toEqual({ kind: 'missing', missing: ['M_AND_CA'] });
  expect(gypsumNeed({ ...below, clay: null })).toEqual({ kind: 'missing', missing: ['CLAY'] });
});

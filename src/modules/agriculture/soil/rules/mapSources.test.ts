import { expect, test } from 'vitest';
import type { LimeChoices } from './lime';
import { fingerprintOf, mapPoints, mapSources, zoneLime } from './mapSources';
import type { SoilNutrient, SoilPoint } from './nutrients';

const column = (id: number, nutrient: SoilNutrient['nutrient'], name = ''): SoilNutrient => ({
  id,
  nutrient,
  name,
  unit: nutrient === 'OTHER' ? 'mg/dm³' : 'cmolc/dm³',
  extractor: null,
});
const point = (id: number, at: readonly [number, number] | null, values: readonly number[]): SoilPoint => ({
  id,
  name: '',
  lat: at?.[0] ?? null,
  lng: at?.[1] ?? null,
  values: values.map((value, index) => ({ nutrientId: index + 1, value, below: false })),
});
const soil = {
  clay: null,
  nutrients: [column(1, 'CA'), column(2, 'MG'), column(3, 'K'), column(4, 'H_AL'), column(5, 'OTHER', 'Mo')],
  points: [
    point(1, [-24, -53], [3, 1, 0.3, 5.2, 0.1]),
    point(2, [-24.001, -53], [3, 1, 0.3]),
    point(3, null, [3, 1, 0.3, 5.2, 0.1]),
  ],
};
const LIME: LimeChoices = {
  method: 'V_PERCENT',
  targetV: 70,
  prnt: 80,
  depth: 20,
  areaShare: 100,
  smpTable: [],
};

test('columns, what follows from them, others and lime can be mapped, each with its places', () => {
  expect(mapSources(soil, LIME).map(({ key, points, unit }) => [key, points, unit])).toEqual([
    ['N3', 2, 'cmolc/dm³'],
    ['N1', 2, 'cmolc/dm³'],
    ['N2', 2, 'cmolc/dm³'],
    ['N4', 1, 'cmolc/dm³'],
    ['SB', 2, 'cmolc/dm³'],
    ['T', 1, 'cmolc/dm³'],
    ['V', 1, '%'],
    ['N5', 1, 'mg/dm³'],
    ['LIME', 1, 't/ha'],
  ]);
});

test('a point without a value keeps its place, one without a place has none', () => {
  const lime = mapSources(soil, LIME).find(({ key }) => key === 'LIME');
  const points = lime ? mapPoints(lime, soil, LIME) : [];
  expect(points.map(({ id, value }) => [id, value === null ? null : Number(value.toFixed(2))])).toEqual([
    [1, 2.94],
    [2, null],
  ]);
});

test('another value, place or point makes another fingerprint', () => {
  const at = { id: 1, lat: -24, lng: -53, value: 3 };
  const marks = [
    [at],
    [{ ...at, value: 3.1 }],
    [{ ...at, lat: -24.1 }],
    [at, { ...at, id: 2 }],
    [{ ...at, value: null }],
  ];
  expect(new Set(marks.map(fingerprintOf)).size).toBe(marks.length);
  expect(fingerprintOf([{ ...at }])).toBe(fingerprintOf([at]));
});

test('lime by zones beside one dose', () => {
  expect(
    zoneLime(
      [
        { hectares: 10, mean: 2 },
        { hectares: 5, mean: null },
        { hectares: 5, mean: -0.1 },
      ],
      1.5,
    ),
  ).toEqual([
    { tonnes: 20, uniform: 15 },
    { tonnes: 0, uniform: 7.5 },
    { tonnes: 0, uniform: 7.5 },
  ]);
});

import { describe, expect, test } from 'vitest';
import { CQFS_ROWS } from '../../../../../mocks/db/soil/references';
import { classifiedCount, clayOf, formerMean, interpret, type InterpretedSoil } from './interpret';
import type { SoilNutrient, SoilPoint } from './nutrients';
import { type ReferenceRow, tablesOf } from './reference';

const cqfs = tablesOf(CQFS_ROWS as readonly ReferenceRow[]);
const column = (
  id: number,
  nutrient: SoilNutrient['nutrient'],
  unit: SoilNutrient['unit'],
  extractor: SoilNutrient['extractor'] = null,
): SoilNutrient => ({ id, nutrient, name: '', unit, extractor });
const point = (id: number, values: Readonly<Record<number, number>>): SoilPoint => ({
  id,
  name: `P${id}`,
  lat: null,
  lng: null,
  values: Object.entries(values).map(([nutrientId, value]) => ({
    nutrientId: Number(nutrientId),
    value,
    below: false,
  })),
});
const COLUMNS = [
  column(1, 'P', 'mg/dm³', 'MEHLICH_1'),
  column(2, 'K', 'mg/dm³', 'MEHLICH_1'),
  column(3, 'CA', 'cmolc/dm³', 'KCL'),
  column(4, 'MG', 'cmolc/dm³', 'KCL'),
  column(5, 'H_AL', 'cmolc/dm³', 'SMP'),
  column(6, 'CLAY', '%'),
  column(7, 'B', 'mg/dm³', 'HOT_WATER'),
];
const soil: InterpretedSoil = {
  nutrients: COLUMNS,
  clay: 45,
  points: [
    point(1, { 1: 9, 2: 117.3, 3: 3, 4: 1, 5: 5.2, 6: 62, 7: 0.3 }),
    point(2, { 1: 9, 2: 50, 3: 3, 4: 1, 5: 5.2 }),
    point(3, { 2: 50 }),
  ],
};
const of = (quantity: string, from = interpret(soil, cqfs)) => {
  const found = from.find(({ source }) => source.quantity === quantity);
  if (!found) throw new Error(quantity);
  return found;
};

describe('an analysis read by CQFS-RS/SC', () => {
  test('a point is read by its own clay, else by that of the analysis', () => {
    expect(soil.points.map((one) => clayOf(soil, one))).toEqual([62, 45, 45]);
    const words = of('P').points.map(({ result }) => (result.kind === 'class' ? result.word : result.why));
    // Above 60 % of clay 9 is the top of médio, at 45 % too (8 to 12).
    expect(words).toEqual(['Médio', 'Médio']);
    expect(of('P').classes.map(({ word, points }) => [word, points])).toEqual([
      ['Muito baixo', 0],
      ['Baixo', 0],
      ['Médio', 2],
      ['Alto', 0],
      ['Muito alto', 0],
    ]);
  });

  test('a point whose CTC is not known has no class of potassium, and is counted', () => {
    expect(of('K').unclassified).toEqual([{ why: 'CTC', points: 1 }]);
    // CTC 9.5: 117.3 is high (90 to 180), 50 is low (30 to 60).
    expect(
      of('K')
        .classes.filter(({ points }) => points > 0)
        .map(({ word }) => word),
    ).toEqual(['Baixo', 'Alto']);
    expect(of('K').mean).toBeCloseTo(72.43, 2);
  });

  test('what follows from several is read too; a nutrient without a table keeps its place', () => {
    expect(of('T').points.map(({ value }) => Number(value.toFixed(1)))).toEqual([9.5, 9.3]);
    expect(of('T').meanResult).toMatchObject({ word: 'Média' });
    expect(of('B')).toMatchObject({ table: null, classes: [], unclassified: [{ why: 'TABLE', points: 1 }] });
  });

  test('another extractor is refused by the table that is there', () => {
    const resin: InterpretedSoil = {
      ...soil,
      nutrients: soil.nutrients.map((one) => (one.nutrient === 'P' ? { ...one, extractor: 'RESIN' } : one)),
    };
    const found = of('P', interpret(resin, cqfs));
    expect(found.table).not.toBeNull();
    expect(found.unclassified).toEqual([{ why: 'EXTRACTOR', points: 2 }]);
    expect(classifiedCount(resin, cqfs)).toBe(classifiedCount(soil, cqfs) - 2);
  });

  test('without any clay phosphorus has no class', () => {
    const found = of('P', interpret({ ...soil, clay: null }, cqfs));
    expect(found.unclassified).toEqual([{ why: 'CLAY', points: 1 }]);
    expect(found.meanResult).toMatchObject({ word: 'Médio' });
  });
});

test('a former analysis is compared by the same extractor, in the present unit', () => {
  const former: InterpretedSoil = {
    nutrients: [column(1, 'CA', 'mmolc/dm³', 'KCL'), column(2, 'P', 'mg/dm³', 'RESIN')],
    clay: 45,
    points: [point(1, { 1: 20, 2: 30 }), point(2, { 1: 30, 2: 40 })],
  };
  expect(formerMean(of('CA'), former)).toEqual({ mean: 2.5, change: 0.5 });
  expect(formerMean(of('P'), former)).toBeNull();
  expect(formerMean(of('T'), former)).toBeNull();
});

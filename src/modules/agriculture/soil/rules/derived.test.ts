import { describe, expect, it } from 'vitest';
import { derivedOf } from './derived';
import type { Nutrient, SoilNutrient, SoilUnit, SoilValue } from './nutrients';

const column = (id: number, nutrient: Nutrient, unit: SoilUnit): SoilNutrient => ({
  id,
  nutrient,
  name: '',
  unit,
  extractor: null,
});
const COLUMNS = [
  column(1, 'CA', 'cmolc/dm³'),
  column(2, 'MG', 'cmolc/dm³'),
  column(3, 'K', 'mg/dm³'),
  column(4, 'AL', 'cmolc/dm³'),
  column(5, 'H_AL', 'cmolc/dm³'),
];
const valuesOf = (...values: (number | null)[]): SoilValue[] =>
  values.flatMap((value, at) => (value === null ? [] : [{ nutrientId: at + 1, value, below: false }]));

describe('what is computed of bases and acidity', () => {
  it('has the figures of the field decisions', () => {
    const { sb, t, v, m } = derivedOf(COLUMNS, valuesOf(3, 1, 117.3, 0.6, 5.2));
    expect([sb?.toFixed(2), t?.toFixed(2), v?.toFixed(1), m?.toFixed(1)]).toEqual([
      '4.30',
      '9.50',
      '45.3',
      '12.2',
    ]);
  });

  it('is the same of other units', () => {
    const columns = [
      column(1, 'CA', 'mmolc/dm³'),
      column(2, 'MG', 'mg/dm³'),
      column(3, 'K', 'cmolc/dm³'),
      column(4, 'AL', 'mmolc/dm³'),
      column(5, 'H_AL', 'mmolc/dm³'),
    ];
    const { sb, v } = derivedOf(columns, valuesOf(30, 121.5, 0.3, 6, 52));
    expect(sb).toBeCloseTo(4.3, 10);
    expect(v).toBeCloseTo(45.263, 3);
  });

  it('is unknown where a part is missing, and only there', () => {
    expect(derivedOf(COLUMNS, valuesOf(3, 1, null, 0.6, 5.2))).toEqual({
      sb: null,
      t: null,
      v: null,
      m: null,
    });
    expect(derivedOf(COLUMNS, valuesOf(3, 1, 117.3, null, 5.2))).toMatchObject({
      m: null,
      v: expect.closeTo(45.263, 3),
    });
    expect(derivedOf(COLUMNS, valuesOf(3, 1, 117.3, 0.6, null))).toMatchObject({
      t: null,
      v: null,
      m: expect.closeTo(12.245, 3),
    });
    expect(derivedOf([], [])).toEqual({ sb: null, t: null, v: null, m: null });
  });

  it('takes sodium where it is measured, and then needs it', () => {
    const columns = [...COLUMNS, column(6, 'NA', 'mg/dm³')];
    expect(derivedOf(columns, valuesOf(3, 1, 117.3, 0.6, 5.2, 23)).sb).toBeCloseTo(4.4, 10);
    expect(derivedOf(columns, valuesOf(3, 1, 117.3, 0.6, 5.2)).sb).toBeNull();
  });

  it('divides by nothing nowhere, and counts what is below detection as half of the limit', () => {
    expect(derivedOf(COLUMNS, valuesOf(0, 0, 0, 0, 0))).toEqual({ sb: 0, t: 0, v: null, m: null });
    const values = [...valuesOf(3, 1, 117.3), { nutrientId: 4, value: 0.2, below: true }];
    expect(derivedOf(COLUMNS, values).m).toBeCloseTo(100 * (0.1 / 4.4), 10);
  });
});

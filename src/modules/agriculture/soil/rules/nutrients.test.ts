import { expect, test } from 'vitest';
import { convertUnit, effectiveValue, nutrientKey, unlikelyValue, valueFault } from './nutrients';

test('units are converted as FI §4.3 and F23 print them', () => {
  expect(convertUnit('K', 117.3, 'mg/dm³', 'cmolc/dm³')).toBeCloseTo(0.3, 12);
  expect(convertUnit('K', 391, 'mg/dm³', 'cmolc/dm³')).toBeCloseTo(1, 12);
  expect(convertUnit('CA', 10, 'mmolc/dm³', 'cmolc/dm³')).toBeCloseTo(1, 12);
  expect(convertUnit('ORGANIC_MATTER', 2, '%', 'g/dm³')).toBe(20);
  expect(convertUnit('MG', 1, 'cmolc/dm³', 'mg/dm³')).toBeCloseTo(121.5, 9);
});

test('÷ 391 is of potassium alone, and phosphorus has no charge to convert', () => {
  expect(convertUnit('CA', 391, 'mg/dm³', 'cmolc/dm³')).toBeCloseTo(1.955, 9);
  expect(convertUnit('P', 12, 'mg/dm³', 'cmolc/dm³')).toBeNull();
  expect(convertUnit('K', 1, 'cmolc/dm³', '%')).toBeNull();
});

test('a value below detection counts as half of its limit', () => {
  expect(effectiveValue({ value: 0.1, below: true })).toBe(0.05);
  expect(effectiveValue({ value: 0.1, below: false })).toBe(0.1);
});

test('what cannot be measured is refused at its bound', () => {
  expect(valueFault('PH_WATER', 2.9, '')).toBe('min');
  expect(valueFault('PH_WATER', 10, '')).toBeNull();
  expect(valueFault('CLAY', 101, '%')).toBe('max');
  expect(valueFault('CLAY', 450, 'g/kg')).toBeNull();
  expect(valueFault('AL', -0.1, 'cmolc/dm³')).toBe('min');
});

test('an unlikely value names the unit that would fit', () => {
  expect(unlikelyValue('CA', 300, 'cmolc/dm³')).toEqual({ fits: 'mmolc/dm³' });
  expect(unlikelyValue('CA', 3, 'cmolc/dm³')).toBeNull();
  expect(unlikelyValue('P', 4000, 'mg/dm³')).toEqual({ fits: null });
});

test('two columns are one nutrient by kind and extractor, others by name', () => {
  const p = { nutrient: 'P', name: '', extractor: 'MEHLICH_1' } as const;
  expect(nutrientKey(p)).toBe(nutrientKey({ ...p, name: 'Fósforo' }));
  expect(nutrientKey(p)).not.toBe(nutrientKey({ ...p, extractor: 'RESIN' }));
  expect(nutrientKey({ nutrient: 'OTHER', name: ' Mo', extractor: null })).toBe(
    nutrientKey({ nutrient: 'OTHER', name: 'mo ', extractor: null }),
  );
});

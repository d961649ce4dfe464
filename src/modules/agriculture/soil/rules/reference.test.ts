import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CERRADO_ROWS, CQFS_ROWS } from '../../../../../mocks/db/soil/references';
import {
  classify,
  criticalLevel,
  type ReferenceRow,
  referenceFaults,
  type SoilSample,
  tablesOf,
  yieldBand,
} from './reference';

const cqfs = CQFS_ROWS as readonly ReferenceRow[];
const cerrado = CERRADO_ROWS as readonly ReferenceRow[];
const tableOf = (rows: readonly ReferenceRow[], quantity: string, crop = '') => {
  const found = tablesOf(rows).find((table) => table.quantity === quantity && table.crop === crop);
  if (!found) throw new Error(`no table of ${quantity}`);
  return found;
};
const sample = (over: Partial<SoilSample>): SoilSample => ({
  value: 0,
  unit: 'mg/dm³',
  extractor: 'MEHLICH_1',
  clay: null,
  ctc: null,
  ...over,
});
const word = (answer: ReturnType<typeof classify>) => (answer.kind === 'class' ? answer.word : answer.why);

describe('phosphorus of CQFS-RS/SC 2016 (F21)', () => {
  const p = tableOf(cqfs, 'P');
  test.each([
    [20, 10, 'Muito baixo'],
    [20, 10.01, 'Baixo'],
    [20.4, 10, 'Baixo'],
    [40, 18, 'Médio'],
    [40.5, 18, 'Alto'],
    [60, 24, 'Alto'],
    [60, 24.5, 'Muito alto'],
    [60.1, 18, 'Alto'],
    [72, 3, 'Muito baixo'],
  ])('clay %d %%, %d mg/dm³: %s', (clay, value, expected) => {
    expect(word(classify(p, sample({ clay, value })))).toBe(expected);
  });

  test('says the bounds of class and of clay', () => {
    expect(classify(p, sample({ clay: 45, value: 9 }))).toMatchObject({
      word: 'Médio',
      above: 8,
      upTo: 12,
      rowAbove: 40,
      row: { upTo: 60, page: '91–98' },
      band: 2,
    });
  });

  test('another extractor, or an unknown clay, is refused', () => {
    expect(word(classify(p, sample({ clay: 45, value: 9, extractor: 'RESIN' })))).toBe('EXTRACTOR');
    expect(word(classify(p, sample({ clay: 45, value: 9, extractor: null })))).toBe('EXTRACTOR');
    expect(word(classify(p, sample({ value: 9 })))).toBe('CLAY');
    expect(word(classify(p, sample({ value: 9, clay: 45, unit: 'cmolc/dm³' })))).toBe('UNIT');
  });

  test('the critical level is the top of médio, 90 % of the yield', () => {
    expect(p.rows.map(criticalLevel)).toEqual([30, 18, 12, 9]);
    expect(criticalLevel({ bounds: [2, 4], yields: [] })).toBeNull();
  });
});

test('potassium of CQFS by CTC, in whichever unit it was measured', () => {
  const k = tableOf(cqfs, 'K');
  expect(word(classify(k, sample({ ctc: 7.5, value: 60 })))).toBe('Médio');
  expect(word(classify(k, sample({ ctc: 7.55, value: 60 })))).toBe('Baixo');
  expect(word(classify(k, sample({ ctc: 9.5, value: 0.3, unit: 'cmolc/dm³' })))).toBe('Alto');
  expect(word(classify(k, sample({ ctc: 31, value: 271 })))).toBe('Muito alto');
  expect(word(classify(k, sample({ value: 60 })))).toBe('CTC');
});

test('tables of three classes keep their own words; sulphur has a level of its own for soybean', () => {
  const at = (quantity: string, value: number, crop = '') =>
    word(
      classify(
        tableOf(cqfs, quantity, crop),
        sample({
          value,
          unit: tableOf(cqfs, quantity, crop).unit,
          extractor: tableOf(cqfs, quantity, crop).extractor,
        }),
      ),
    );
  expect([at('CA', 2), at('CA', 4), at('CA', 4.1)]).toEqual(['Baixo', 'Médio', 'Alto']);
  expect([at('MG', 0.5), at('MG', 1.01)]).toEqual(['Baixo', 'Alto']);
  expect([at('S', 7), at('S', 7, 'Soja e brássicas')]).toEqual(['Suficiente', 'Abaixo do crítico']);
});

test('phosphorus of the Cerrado (F22) has no relative yields', () => {
  const p = tableOf(cerrado, 'P');
  expect(word(classify(p, sample({ clay: 15, value: 25 })))).toBe('Adequada');
  expect(word(classify(p, sample({ clay: 35, value: 25 })))).toBe('Alta');
  expect(word(classify(p, sample({ clay: 61, value: 4 })))).toBe('Média');
  expect(classify(p, sample({ clay: 61, value: 4 }))).toMatchObject({ band: null });
});

test('relative yields 39, 40, 69, 71, 89, 91 and 100 (FA-617–620)', () => {
  expect([39, 40, 69, 70, 71, 89, 90, 91, 100].map(yieldBand)).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3]);
});

test('the references of F21 and F22 are without fault', () => {
  expect(referenceFaults(cqfs)).toEqual([]);
  expect(referenceFaults(cerrado)).toEqual([]);
});

describe('lines that cannot be', () => {
  const line: ReferenceRow = {
    quantity: 'P',
    extractor: 'RESIN',
    unit: 'mg/dm³',
    basis: 'CLAY',
    upTo: null,
    crop: '',
    bounds: [6, 15],
    classes: ['a', 'b', 'c'],
    yields: [],
    page: '',
  };
  const whys = (...rows: Partial<ReferenceRow>[]) =>
    referenceFaults(rows.map((row) => ({ ...line, ...row }))).map(({ index, field, why }) => [
      index,
      field,
      why,
    ]);

  test.each([
    ['bounds that do not rise', [{ bounds: [6, 6] }], [[0, 'bounds', 'rising']]],
    ['no bound', [{ bounds: [], classes: ['a'] }], [[0, 'bounds', 'rising']]],
    ['a class without its word', [{ classes: ['a', 'b'] }], [[0, 'classes', 'classCount']]],
    ['yields that fall', [{ yields: [70, 40] }], [[0, 'yields', 'yields']]],
    ['two lines to one bound', [{ upTo: 20 }, { upTo: 20 }, {}], [[1, 'upTo', 'overlap']]],
    ['no line for more clay', [{ upTo: 20 }, { upTo: 40 }], [[1, 'upTo', 'gap']]],
    ['two units in one table', [{ upTo: 20 }, { unit: '%' }], [[1, 'unit', 'mixed']]],
    ['two lines without clay or CTC', [{ basis: null }, { basis: null }], [[1, 'basis', 'noBasis']]],
  ] as const)('%s', (_name, rows, expected) => {
    expect(whys(...(rows as unknown as Partial<ReferenceRow>[]))).toEqual(expected);
  });

  test('clay to 100 % leaves no gap, a CTC to 100 does', () => {
    expect(whys({ upTo: 100 })).toEqual([]);
    expect(whys({ upTo: 100, basis: 'CTC' })).toEqual([[0, 'upTo', 'gap']]);
  });
});

test('every value has exactly one class, and it lies within the bounds that are said', () => {
  const p = tableOf(cqfs, 'P');
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (value, clay) => {
        const found = classify(p, sample({ value, clay }));
        if (found.kind !== 'class') throw new Error(found.why);
        expect(value > (found.above ?? -1) && value <= (found.upTo ?? Infinity)).toBe(true);
        expect(clay > (found.rowAbove ?? -1) && clay <= (found.row.upTo ?? 100)).toBe(true);
      },
    ),
  );
});

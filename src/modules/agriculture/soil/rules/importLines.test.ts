import { describe, expect, it } from 'vitest';
import { importColumns, proposedUse, unitOfText } from './importHeads';
import { countLines, type FileLine, planLines, pointsAfter } from './importLines';
import type { SoilNutrient, SoilPoint } from './nutrients';

const noWords = () => [];
const usesOf = (heads: readonly string[]) => heads.map((head) => proposedUse(head, noWords));
const HEADS = ['Ponto', 'Latitude', 'Longitude', 'pH água', 'P Mehlich-1 (mg/dm3)', 'Ca (mmolc/dm³)'];
const linesOf = (...rows: readonly (readonly string[])[]): FileLine[] =>
  rows.map((cells, at) => ({ key: at, file: 'a.csv', line: at + 2, cells }));
const plan = (
  lines: readonly FileLine[],
  present: readonly SoilPoint[] = [],
  nutrients: readonly SoilNutrient[] = [],
  rule: 'dot' | 'comma' = 'dot',
) => planLines({ lines, columns: importColumns(usesOf(HEADS), nutrients), rule, present });

describe('the heads of a laboratory', () => {
  it.each([
    ['pH H2O', 'PH_WATER', '', null],
    ['pH CaCl2', 'PH_CACL2', '', null],
    ['M.O. (%)', 'ORGANIC_MATTER', '%', null],
    ['M.O. (g/kg)', 'ORGANIC_MATTER', 'g/kg', null],
    ['P (mg/dm3)', 'P', 'mg/dm³', null],
    ['P (Mehlich-1)', 'P', 'mg/dm³', 'MEHLICH_1'],
    ['P resina (mg dm-3)', 'P', 'mg/dm³', 'RESIN'],
    ['K (cmolc/dm³)', 'K', 'cmolc/dm³', null],
    ['K', 'K', 'mg/dm³', null],
    ['H+Al (mmolc.dm-3)', 'H_AL', 'mmolc/dm³', null],
    ['Argila (g/kg)', 'CLAY', 'g/kg', null],
    ['Ca (libras)', 'CA', null, null],
    ['S (ppm)', 'S', 'mg/dm³', null],
  ])('%s is known by name and unit', (head, nutrient, unit, extractor) => {
    expect(proposedUse(head, noWords)).toEqual({ kind: 'nutrient', nutrient, name: '', unit, extractor });
  });

  it('are places, or nothing that is read', () => {
    expect(['Amostra', 'LAT', 'Long', 'Solicitante'].map((head) => proposedUse(head, noWords).kind)).toEqual([
      'name',
      'lat',
      'lng',
      'ignore',
    ]);
    expect(proposedUse('Kalium', (nutrient) => (nutrient === 'K' ? ['Kalium'] : []))).toMatchObject({
      nutrient: 'K',
    });
    expect(unitOfText('caixas')).toBeNull();
  });

  it('stand once: what repeats an earlier column, and a unit that nobody knows, are named', () => {
    const { twice, unitless, values } = importColumns(
      usesOf(['Ponto', 'Amostra', 'Ca (cmolc/dm³)', 'Cálcio', 'Mg (xx)']),
      [],
    );
    expect([twice, unitless, values.length]).toEqual([[1, 3], [4], 1]);
  });
});

describe('the dry run of a file', () => {
  it('takes what is measured, and a blank as no value', async () => {
    const planned = await plan(
      linesOf(['A1', '-24.68', '-53.8', '5.5', '', '41'], ['A2', '', '', '', '<0.9', '']),
    );
    expect(countLines(planned)).toEqual({ new: 2, changed: 0, same: 0, invalid: 0 });
    expect(planned.map(({ point }) => point.values)).toEqual([
      [
        { nutrientId: 1, value: 5.5, below: false },
        { nutrientId: 3, value: 41, below: false },
      ],
      [{ nutrientId: 2, value: 0.9, below: true }],
    ]);
  });

  it('reads commas where they were chosen, to the same figures', async () => {
    const [dots] = await plan(linesOf(['A1', '-24.68', '-53.8', '5.5', '9.1', '41']));
    const [commas] = await plan(linesOf(['A1', '-24,68', '-53,8', '5,5', '9,1', '41']), [], [], 'comma');
    expect(commas?.point).toEqual(dots?.point);
  });

  it('says what is wrong with each cell', async () => {
    const planned = await plan(
      linesOf(
        ['', '-24.68', '-53.8', '5,5', '9', '41'],
        ['A2', '95', '-53.8', '2', 'muito', '-1'],
        ['A3', '-24.6', '', '', '', ''],
        ['A4', '-24.61', '-53.8', '', '', ''],
        ['A5', '-24.61', '-53.8', '', '', ''],
      ),
    );
    expect(planned.map(({ faults }) => faults.map(({ at, fault }) => `${at} ${fault}`))).toEqual([
      ['0 name', '3 useDot'],
      ['1 location', '3 min', '4 notNumber', '5 min'],
      ['2 location'],
      [],
      ['1 repeated', '2 repeated'],
    ]);
  });

  it('says of an uneven line that alone', async () => {
    const [line] = await plan([{ key: 0, file: 'a', line: 2, cells: ['', '4', '3'], uneven: 3 }]);
    expect(line?.faults).toEqual([{ at: -1, fault: 'uneven' }]);
  });

  it('fills the points of an analysis by their names, once each, and leaves what the file has not', async () => {
    const nutrients: SoilNutrient[] = [
      { id: 4, nutrient: 'CA', name: '', unit: 'cmolc/dm³', extractor: 'KCL' },
      { id: 7, nutrient: 'K', name: '', unit: 'mg/dm³', extractor: null },
    ];
    const present: SoilPoint[] = [
      { id: 3, name: 'A1', lat: -24.68, lng: -53.8, values: [{ nutrientId: 7, value: 90, below: false }] },
      { id: 5, name: 'A2', lat: null, lng: null, values: [{ nutrientId: 4, value: 4.1, below: false }] },
    ];
    const lines = linesOf(
      ['a1', '', '', '', '', '41'],
      ['A2', '', '', '', '', '41'],
      ['A2', '', '', '', '', '30'],
    );
    const planned = await plan(lines, present, nutrients);
    expect(planned.map(({ kind }) => kind)).toEqual(['changed', 'same', 'new']);
    expect(pointsAfter(present, planned)).toMatchObject([
      {
        id: 3,
        name: 'A1',
        lat: -24.68,
        values: [
          { nutrientId: 7, value: 90 },
          { nutrientId: 4, value: 4.1 },
        ],
      },
      { id: 5, values: [{ nutrientId: 4, value: 4.1 }] },
      { id: 6, name: 'A2', values: [{ nutrientId: 4, value: 3 }] },
    ]);
  });

  it('is done with 50 000 lines in the time of a breath', async () => {
    const lines = linesOf(
      ...Array.from({ length: 50_000 }, (_, at) => [
        `A${at}`,
        String(-24 - at / 1e6),
        '-53.8',
        '5.5',
        '9',
        '41',
      ]),
    );
    const began = performance.now();
    expect(countLines(await plan(lines)).new).toBe(50_000);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

import { expect, it } from 'vitest';
import { shareByWeight } from '../apportion';
import { newApportionment } from '../invoiceEntry';
import { is } from 'valibot';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { ApportionmentPattern, linesOf, patternOf } from './pattern';
import { PatternRow, sortPatterns } from './patternService';

const isPattern = (value: unknown): value is ApportionmentPattern => is(ApportionmentPattern, value);
const readPatterns = (rows: readonly unknown[]) => sortPatterns(rowsAs(PatternRow, rows));

it('shares 10 000,00 over 50, 30 and 40,5 ha to the cent', () => {
  const shares = shareByWeight(10_000_00, [50, 30, 40.5]);
  expect(shares.map(({ value }) => value)).toEqual([4_149_38, 2_489_63, 3_360_99]);
  expect(shares.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0)).toBeCloseTo(100, 10);
});

it('keeps whose cost it is and by how much, and makes lines of it under another total', () => {
  const lines = [
    newApportionment({ farmId: 1, costCenterId: 7, percentage: 33.33, value: 3333 }),
    newApportionment({ farmId: 2, harvestId: 4, percentage: 66.67, value: 6667 }),
  ];
  const pattern: unknown = JSON.parse(JSON.stringify(patternOf(lines)));
  expect(isPattern(pattern) && linesOf(pattern, 500_01)).toEqual([
    { ...lines[0], value: 16_665 },
    { ...lines[1], value: 33_336 },
  ]);
  expect(isPattern(pattern) && linesOf(pattern, null).map(({ value }) => value)).toEqual([null, null]);
});

it('reads no pattern that is garbled', () => {
  expect([null, [], {}, [null], [{ farmId: 'x' }]].some(isPattern)).toBe(false);
});

it('reads what the customer keeps, in the order of names, and counts what cannot be read', () => {
  const lines = patternOf([newApportionment({ farmId: 1, percentage: 100 })]);
  const rows = [
    { id: 2, name: 'Sede', lines, rowVersion: 3 },
    { id: 1, name: 'Área nova', lines, rowVersion: 1 },
    { id: 3, name: 'Vazio', lines: [] },
    { id: 4, name: ' ', lines },
    'x',
  ];
  expect(readPatterns(rows)).toEqual({
    patterns: [
      { id: 1, name: 'Área nova', lines, version: 1 },
      { id: 2, name: 'Sede', lines, version: 3 },
    ],
    unread: 3,
  });
});

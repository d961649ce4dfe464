import { expect, it } from 'vitest';
import { guardFormula, looksGuarded, unguardFormula } from './formulaGuard';

it.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ['-2+3|cmd', "'-2+3|cmd"],
  ['-12,5', '-12,5'],
  ["d'Oeste", "d'Oeste"],
  ["'entre aspas'", "'entre aspas'"],
  ['', ''],
])('%j is written as %j, and read back', (text, written) => {
  expect(guardFormula(text)).toBe(written);
  expect(unguardFormula(written)).toBe(text);
});

it('an apostrophe before anything but a formula is the text’s own', () => {
  expect([looksGuarded("'=1"), looksGuarded("'a"), looksGuarded('=1')]).toEqual([true, false, false]);
});

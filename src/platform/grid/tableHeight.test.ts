import { expect, it } from 'vitest';
import { tableHeight } from './tableHeight';

const usual = {
  wanted: 'fill',
  space: 500,
  rows: 25,
  pending: false,
  paged: false,
  narrowed: false,
  row: 36,
  head: 40,
  totals: false,
  pageSize: 25,
} as const;

it.each([
  ['a given height as it is', { wanted: 320 }, 320],
  // 40 + 2 + 25 × 36
  ['all rows where content is wanted', { wanted: 'content' }, 942],
  ['the free space less its margin', {}, 484],
  // 40 + 2 + 9 × 36
  ['nine rows where less is free', { space: 100 }, 366],
  ['nine rows to the pixel', { space: 382 }, 366],
  ['one pixel more than nine rows', { space: 383 }, 367],
  ['no more than its rows', { rows: 3 }, 150],
  ['with totals below its rows', { rows: 3, totals: true }, 186],
  ['one row', { rows: 1 }, 78],
  ['room for the words of an empty list', { rows: 0 }, 258],
  ['room for six rows while a search narrows it', { rows: 2, narrowed: true }, 258],
  ['more than six rows while a search narrows it', { rows: 8, narrowed: true }, 330],
  ['its full height while rows are pending', { rows: 3, pending: true }, 484],
  ['its full height on the last of several pages', { rows: 3, paged: true }, 484],
  ['a page of rows where more room is free', { space: 5000, paged: true }, 942],
] as const)('is %s', (_, wish, height) => {
  expect(tableHeight({ ...usual, ...wish })).toBe(height);
});

import { expect, test } from 'vitest';
import { farmRow, someFarms } from '@/domain/land/testing/farms';
import { mapTree } from './mapTree';
import { panelRows } from './panelRows';

const tree = mapTree(someFarms);
const none: ReadonlySet<string> = new Set();
const keys = (open: string[], query = '', closed: string[] = []) =>
  panelRows(tree, new Set(open), query, new Set(closed)).map(({ key }) => key);

test('shut at first; what is opened shows what it holds', () => {
  expect(keys([])).toEqual(['farm-1', 'farm-2']);
  expect(keys(['farm-1'])).toEqual(['farm-1', 'field-10', 'field-11', 'farm-2']);
  expect(keys(['farm-1', 'field-10'])).toEqual([
    'farm-1',
    'field-10',
    'plot-100',
    'plot-101',
    'field-11',
    'farm-2',
  ]);
});

test('lines tell their level and place as a tree does', () => {
  const rows = panelRows(tree, new Set(['farm-1', 'field-10']), '', none);
  expect(rows.map(({ level, position, siblings }) => [level, position, siblings])).toEqual([
    [1, 1, 2],
    [2, 1, 2],
    [3, 1, 2],
    [3, 2, 2],
    [2, 2, 2],
    [1, 2, 2],
  ]);
});

test('a search minds neither accents nor case and shows what a find stands in', () => {
  expect(keys([], 'talhao da SEDE')).toEqual(['farm-1', 'field-10', 'plot-101']);
  expect(keys([], 'café')).toEqual(['farm-1', 'field-11']);
  expect(keys([], 'cafe')).toEqual(['farm-1', 'field-11']);
  expect(keys([], 'são joão')).toEqual(['farm-2', 'field-20']);
  expect(keys([], 'nada disso')).toEqual([]);
});

test('a farm is found by its city too', () => {
  expect(keys([], 'cascavel')).toEqual(['farm-2', 'field-20']);
});

test('what a search has opened can be shut', () => {
  expect(keys([], 'baixada', ['field-10'])).toEqual(['farm-1', 'field-10']);
  expect(keys([], 'baixada', ['farm-1'])).toEqual(['farm-1']);
});

test('a farm without cost centers says so', () => {
  const empty = mapTree([farmRow({ id: 7 })]);
  expect(panelRows(empty, new Set(['farm-7']), '', none).map(({ kind }) => kind)).toEqual(['farm', 'none']);
});

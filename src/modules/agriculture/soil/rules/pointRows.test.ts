import { describe, expect, it } from 'vitest';
import { BRAZILIAN_MARKS } from '@/platform/format/formatLocale';
import type { SoilNutrient } from './nutrients';
import { blockOf, isBlock } from './pasteBlock';
import { mergedRows, withBlock, withCell, withConverted, withPlaces, withRow } from './pointEdits';
import {
  countPlaceFaults,
  faultsOf,
  outsideOf,
  pointOfRow,
  rowOfPoint,
  type PointRow,
  unlikelyColumns,
  unlikelyMark,
} from './pointRows';

const CA: SoilNutrient = { id: 1, nutrient: 'CA', name: '', unit: 'cmolc/dm³', extractor: 'KCL' };
const PH: SoilNutrient = { id: 2, nutrient: 'PH_WATER', name: '', unit: '', extractor: null };
const row = (id: number, changes: Partial<PointRow> = {}): PointRow => ({
  id,
  name: `P${id}`,
  lat: '',
  lng: '',
  cells: {},
  ...changes,
});
const faults = (rows: readonly PointRow[], rule: 'dot' | typeof BRAZILIAN_MARKS = BRAZILIAN_MARKS) => [
  ...faultsOf(rows, [CA, PH], rule),
];

it('a point is kept as texts and written as numbers', () => {
  const point = {
    id: 4,
    name: 'P4',
    lat: -24.68,
    lng: null,
    values: [{ nutrientId: 1, value: 0.1, below: true }],
  };
  expect(rowOfPoint(point)).toEqual({ id: 4, name: 'P4', lat: '-24.68', lng: '', cells: { 1: '<0.1' } });
  expect(pointOfRow(rowOfPoint(point), [CA, PH])).toEqual(point);
  expect(pointOfRow(rowOfPoint(point), [PH]).values).toEqual([]);
});

describe('what is wrong with a row', () => {
  it('is said at each of its cells', () => {
    expect(faults([row(1, { name: ' ', cells: { 1: '-1', 2: '11' } })])).toEqual([
      [1, { name: 'name', n1: 'min', n2: 'max' }],
    ]);
    expect(faults([row(1, { cells: { 1: 'x', 2: '5.5' } })])).toEqual([[1, { n1: 'notNumber' }]]);
    expect(faults([row(1, { cells: { 1: '4,2' } })], 'dot')).toEqual([[1, { n1: 'useDot' }]]);
  });

  it('is a place that is none: too far, half, unreadable', () => {
    const all = faultsOf(
      [row(1, { lat: '95', lng: '-53' }), row(2, { lat: '-24' }), row(3, { lat: 'x', lng: '-53' }), row(4)],
      [],
      BRAZILIAN_MARKS,
    );
    expect([...all]).toEqual([
      [1, { lat: 'location' }],
      [2, { lng: 'location' }],
      [3, { lat: 'location' }],
    ]);
    expect(countPlaceFaults(all)).toEqual({ invalid: 3, repeated: 0 });
  });

  it('is a place where another one is: of the later one alone', () => {
    const all = faultsOf(
      [row(1, { lat: '-24', lng: '-53' }), row(2, { lat: '-24', lng: '-53' })],
      [],
      BRAZILIAN_MARKS,
    );
    expect([...all.keys()]).toEqual([2]);
    expect(countPlaceFaults(all)).toEqual({ invalid: 0, repeated: 1 });
  });
});

it('points outside every plot are named, without a drawn plot none', () => {
  const square = [
    {
      type: 'ADD',
      path: [
        { lat: 0, lng: 0 },
        { lat: 1, lng: 0 },
        { lat: 1, lng: 1 },
        { lat: 0, lng: 1 },
      ],
    },
  ] as const;
  const rows = [row(1, { lat: '0.5', lng: '0.5' }), row(2, { lat: '2', lng: '2' }), row(3)];
  expect([...outsideOf(rows, [square])]).toEqual([2]);
  expect(outsideOf(rows, []).size).toBe(0);
});

describe('unlikely values', () => {
  it('are asked back by column, with a unit that fits all of its values', () => {
    const rows = [row(1, { cells: { 1: '300' } }), row(2, { cells: { 1: '41' } })];
    const [column] = unlikelyColumns(rows, [CA, PH]);
    expect(column).toMatchObject({ rowIds: [1, 2], most: 300, fits: 'mmolc/dm³' });
    expect(unlikelyColumns([row(1, { cells: { 1: '4.1' } })], [CA])).toEqual([]);
    expect(unlikelyMark(unlikelyColumns(rows, [CA]))).not.toBe(
      unlikelyMark(unlikelyColumns(rows.slice(1), [CA])),
    );
  });
});

describe('what is typed and pasted', () => {
  it('goes into its cell, a pair of coordinates into both', () => {
    expect(withCell(row(1), 'n1', '4,2', BRAZILIAN_MARKS).cells).toEqual({ 1: '4.2' });
    expect(withCell(row(1), 'lat', '-24.68, -53.80', BRAZILIAN_MARKS)).toMatchObject({
      lat: '-24.68',
      lng: '-53.8',
    });
    expect(withCell(row(1), 'name', ' Sede ', BRAZILIAN_MARKS).name).toBe('Sede');
  });

  it('fills a block from a cell on, and adds the rows that lack', () => {
    const block = blockOf('P1\t-24,68\t-53,8\t4,2\r\nP2\t\t\t<0,1\r\n');
    const rows = withBlock([row(1)], [CA, PH], { block, from: { row: 0, field: 'name' } }, BRAZILIAN_MARKS);
    expect(rows).toEqual([
      row(1, { lat: '-24.68', lng: '-53.8', cells: { 1: '4.2' } }),
      { id: 2, name: 'P2', lat: '', lng: '', cells: { 1: '<0.1' } },
    ]);
    expect(withBlock([row(1)], [CA], { block, from: { row: 0, field: 'lng' } }, BRAZILIAN_MARKS)).toBeNull();
    expect([isBlock('4,2'), isBlock('4,2\n'), isBlock('4\t2'), isBlock('4\n2')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('adds rows with names that are free, and places of a file once', () => {
    const rows = withRow(withRow([row(2, { name: 'P02' })]));
    expect(rows.map(({ id, name }) => [id, name])).toEqual(
      [
        [2, 'P02'],
        [3, 'P03'],
        [4, 'P04'],
      ].map(([id, name]) => [id, name === 'P03' ? rows[1]?.name : name]),
    );
    const read = [
      { name: 'A', lat: -24, lng: -53 },
      { name: '', lat: -24, lng: -53 },
      { name: '', lat: -25, lng: NaN },
    ];
    const { rows: loaded, added, skipped } = withPlaces([], read);
    expect([added, skipped, loaded[1]?.lng]).toEqual([2, 1, '']);
  });

  it('is converted to another unit, what is no figure stays', () => {
    const rows = [row(1, { cells: { 1: '<0.1' } }), row(2, { cells: { 1: 'x' } })];
    expect(withConverted(rows, CA, 'mmolc/dm³').map(({ cells }) => cells[1])).toEqual(['<1', 'x']);
  });
});

describe('rows that two people changed', () => {
  const read = [row(1), row(2), row(3)];

  it('keep what each changed, mine over theirs', () => {
    const current = [row(1, { name: 'theirs' }), row(2, { name: 'theirs' }), row(4, { name: 'new, theirs' })];
    const typed = [row(1), row(2, { name: 'mine' }), row(3, { name: 'mine' }), row(4, { name: 'new, mine' })];
    expect(mergedRows({ read, current, typed }).map(({ id, name }) => [id, name])).toEqual([
      [1, 'theirs'],
      [2, 'mine'],
      [4, 'new, theirs'],
      [3, 'mine'],
      [5, 'new, mine'],
    ]);
  });

  it('lose what either removed and the other left as it was', () => {
    expect(
      mergedRows({ read, current: [row(1), row(2)], typed: [row(2), row(3)] }).map(({ id }) => id),
    ).toEqual([2]);
  });
});

import { expect, it } from 'vitest';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import { sumOf } from '../movementRow';
import { MovementWire } from '../movementWire';
import { changesOf, namedChanges, oneSide } from './reclassify';

const wire = {
  id: 7,
  version: 'a1',
  businessMovement: 'EXPENSE',
  documentTypeName: 'NOTA FISCAL',
  documentNumber: '120',
  issueDate: '2026-11-02T00:00:00',
  documentValue: 1234.56,
  financialRatingName: 'SEMENTES',
  farmName: 'FAZENDA BOA VISTA',
  costCenterName: 'SEDE',
  shareCount: 1,
  harvestName: 'SOJA 2026/2027',
  tradeAccounts: [{ dueDate: '2026-12-02T00:00:00', value: 1234.56 }],
  cashMoves: 'none',
};
const row = readAs(MovementWire, wire);
const NOTHING = { rating: null, farm: null, costCenter: null, harvest: null };

it('tells what changes and nothing else', () => {
  expect(changesOf(row, { ...NOTHING, rating: 'DEFENSIVOS', harvest: 'SOJA 2026/2027' })).toEqual([
    { part: 'rating', before: 'SEMENTES', after: 'DEFENSIVOS' },
  ]);
  expect(changesOf(row, { ...NOTHING, rating: 'SEMENTES' })).toEqual([]);
});

it('tells that shares become one, though the first of them is the same', () => {
  const shared = { ...row, shareCount: 3 };
  const changes = changesOf(shared, { ...NOTHING, costCenter: 'SEDE' });
  expect(changes).toHaveLength(1);
  expect(namedChanges(changes)).toEqual([]);
});

it('knows the side that all have in common', () => {
  expect(oneSide([row, row])).toBe('EXPENSE');
  expect(oneSide([row, { ...row, side: 'INCOME' }])).toBeNull();
  expect(oneSide([{ ...row, side: null }])).toBeNull();
});

it('reads what was not told as not known, never as nothing', () => {
  expect(row.value).toBe(123_456);
  expect(sumOf(row.titles)).toBe(123_456);
  expect(row.cash).toBeNull();
  expect(sumOf(row.cash)).toBeNull();
  expect(sumOf([{ cents: null }])).toBeNull();
  expect(rowsAs(MovementWire, [{ version: 'x' }])).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { aLot, anAviary } from '../testing/samples';
import { isOutOfContact } from './contact';
import { farmsOf, filterAviaries, statusOf, sumsOf } from './overview';

const rows = [
  anAviary(
    { id: 1, name: 'AVIARIO 10', farmId: 2, farmName: 'GRANJA' },
    aLot({ housed: 1000, lost: 100, daysLeft: 8 }),
  ),
  anAviary(
    { id: 2, name: 'AVIARIO 9', farmId: 2, farmName: 'GRANJA' },
    aLot({ housed: 3000, lost: 60, daysLeft: 3 }),
  ),
  anAviary(
    { id: 3, name: 'AVIARIO 1', farmId: 1, farmName: 'FAZENDA' },
    aLot({ status: 'blocked', loaded: 900, housed: 1000 }),
  ),
  anAviary({ id: 4, name: 'AVIARIO 2', farmId: null, farmName: '' }, null),
];
const names = (list: typeof rows) => list.map(({ name }) => name);

describe('the overview', () => {
  it('is filtered by farm and status, and sorted by farm and number', () => {
    expect(names(filterAviaries(rows, { farmId: null, status: null }))).toEqual([
      'AVIARIO 2',
      'AVIARIO 1',
      'AVIARIO 9',
      'AVIARIO 10',
    ]);
    expect(names(filterAviaries(rows, { farmId: 2, status: 'inProgress' }))).toEqual([
      'AVIARIO 9',
      'AVIARIO 10',
    ]);
    expect(names(filterAviaries(rows, { farmId: 1, status: 'inProgress' }))).toEqual([]);
    expect(rows.map(statusOf)).toEqual(['inProgress', 'inProgress', 'blocked', 'noLot']);
    expect(farmsOf(rows)).toEqual([
      { id: 1, name: 'FAZENDA' },
      { id: 2, name: 'GRANJA' },
    ]);
  });

  it('sums the lots in progress alone', () => {
    expect(sumsOf(rows)).toEqual({
      aviaries: 4,
      inProgress: 2,
      birdsAlive: 3840,
      aliveUnknown: 0,
      mortality: 4,
      mortalityUnknown: 0,
      next: { aviary: 'AVIARIO 9', daysLeft: 3 },
    });
    expect(sumsOf([])).toMatchObject({ aviaries: 0, inProgress: 0, birdsAlive: 0, mortality: null });
  });

  it('leaves out of its sums the lots that do not tell their birds, and counts them', () => {
    const unreported = (own: object) =>
      anAviary({ id: 9, name: 'AVIARIO 8' }, aLot({ housed: 5000, ...own }));
    expect(
      sumsOf([...rows, unreported({ lost: null }), unreported({ loaded: null, lost: 120 })]),
    ).toMatchObject({
      birdsAlive: 3840,
      aliveUnknown: 2,
      mortality: (280 / 9000) * 100,
      mortalityUnknown: 1,
    });
    expect(sumsOf([unreported({ housed: null })])).toMatchObject({ birdsAlive: null, mortality: null });
  });

  it('misses an aviary after 72 hours', () => {
    expect([null, 0, 72, 72.1].map(isOutOfContact)).toEqual([false, false, false, true]);
  });
});

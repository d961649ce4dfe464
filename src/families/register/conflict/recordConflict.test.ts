import { describe, expect, it } from 'vitest';
import { fieldConflicts, mergedValues, sameValue } from './recordConflict';

const read = { name: 'SEDE', area: 10, city: 'TOLEDO', tags: ['a'] };

describe('a record that two people changed', () => {
  const current = { ...read, area: 12, city: 'CASCAVEL', tags: ['a', 'b'] };

  it('names what somebody else changed, and where both did', () => {
    const typed = { ...read, name: 'SEDE NOVA', area: 11 };
    expect(fieldConflicts(['name', 'area', 'city', 'tags'], { read, current, typed })).toEqual([
      { name: 'area', read: 10, current: 12, typed: 11, both: true },
      { name: 'city', read: 'TOLEDO', current: 'CASCAVEL', typed: 'TOLEDO', both: false },
      { name: 'tags', read: ['a'], current: ['a', 'b'], typed: ['a'], both: false },
    ]);
  });

  it('has no conflict where both entered the same', () => {
    const typed = { ...current, name: 'SEDE NOVA' };
    expect(fieldConflicts(['name', 'area', 'city', 'tags'], { read, current, typed })).toEqual([]);
  });

  it('is merged: mine where I changed it, theirs everywhere else', () => {
    const typed = { ...read, name: 'SEDE NOVA', area: 11 };
    expect(mergedValues({ read, current, typed })).toEqual({
      name: 'SEDE NOVA',
      area: 11,
      city: 'CASCAVEL',
      tags: ['a', 'b'],
    });
  });
});

it('values are equal whatever the order of their keys; nothing is one value', () => {
  expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameValue(undefined, null)).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue('1', 1)).toBe(false);
});

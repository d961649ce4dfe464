import { describe, expect, it } from 'vitest';
import { changedValues, holdsSeveral } from './severalValues';

describe('values of a field that holds several', () => {
  it('are added behind those of the record, each once', () => {
    expect(changedValues('add', ['CARRIER'], ['SUPPLIER', 'CARRIER'])).toEqual(['CARRIER', 'SUPPLIER']);
    expect(changedValues('add', [3, 1], [2])).toEqual([3, 1, 2]);
  });

  it('are removed, and the others keep their order', () => {
    expect(changedValues('remove', [3, 1, 2], [1, 9])).toEqual([3, 2]);
    expect(changedValues('remove', ['CARRIER'], ['CARRIER'])).toEqual([]);
  });

  it('take the place of all there were', () => {
    expect(changedValues('replace', ['CARRIER'], ['SUPPLIER'])).toEqual(['SUPPLIER']);
    expect(changedValues('replace', ['CARRIER'], [])).toEqual([]);
  });

  it('may be lines of a table, which are the same where the same stands in them', () => {
    expect(changedValues('add', [{ name: 'A' }], [{ name: 'A' }, { name: 'B' }])).toEqual([
      { name: 'A' },
      { name: 'B' },
    ]);
    expect(changedValues('remove', [{ name: 'A' }, { name: 'B' }], [{ name: 'A' }])).toEqual([{ name: 'B' }]);
  });

  it('stand records that hold no list', () => {
    expect(changedValues('add', null, [1])).toEqual([1]);
    expect(changedValues('remove', undefined, [1])).toEqual([]);
    expect(changedValues('add', [1], null)).toEqual([1]);
  });

  it('are those of lists, trees and tables', () => {
    const several = (kind: 'multiSelect' | 'text') => holdsSeveral({ name: 'roles', kind });
    expect([several('multiSelect'), several('text')]).toEqual([true, false]);
  });
});

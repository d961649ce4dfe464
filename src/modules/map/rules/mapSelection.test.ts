import { expect, test } from 'vitest';
import { someFarms } from '@/domain/land/testing/farms';
import { isSameRef, readMore, readRef, resolveSelection, togglePlot } from './mapSelection';
import { mapTree } from './mapTree';

const tree = mapTree(someFarms);

test.each([
  ['fazenda', '1', { kind: 'farm', id: 1 }],
  ['talhao', '100', { kind: 'plot', id: 100 }],
  ['centro-de-custo', '10', { kind: 'field', id: 10 }],
  ['novo', undefined, null],
  ['fazenda', undefined, null],
  ['fazenda', 'abc', null],
  ['fazenda', '-1', null],
  ['outra', '1', null],
  [undefined, undefined, null],
])('/propriedade/%s/%s', (type, id, ref) => {
  expect(readRef(type, id)).toEqual(ref);
});

test('a plot brings its cost center and farm with it', () => {
  const { farm, field, plot, plotIds, missing } = resolveSelection(
    tree,
    { kind: 'plot', id: 100 },
    [200, 999],
  );
  expect([farm?.farm.id, field?.field.id, plot?.plot.id]).toEqual([1, 10, 100]);
  expect([...plotIds]).toEqual([200, 100]);
  expect(missing).toBe(false);
});

test('what is not on the map is missing; a grain store is not on it', () => {
  expect(resolveSelection(tree, { kind: 'farm', id: 3 }, []).missing).toBe(true);
  expect(resolveSelection(tree, { kind: 'plot', id: 12345 }, []).missing).toBe(true);
  expect(resolveSelection(tree, null, []).missing).toBe(false);
});

test('a press chooses, another lets go, and adding keeps the others', () => {
  expect(togglePlot(new Set(), 1, false)).toEqual([1]);
  expect(togglePlot(new Set([1]), 1, false)).toEqual([]);
  expect(togglePlot(new Set([1]), 2, false)).toEqual([2]);
  expect(togglePlot(new Set([1]), 2, true)).toEqual([1, 2]);
  expect(togglePlot(new Set([1, 2]), 1, false)).toEqual([2]);
});

test('further plots are read from the address, nonsense left out', () => {
  expect(readMore('12,15')).toEqual([12, 15]);
  expect(readMore('12,,x,-3')).toEqual([12]);
  expect(readMore(null)).toEqual([]);
});

test('two objects are the same by kind and id', () => {
  const plot = { kind: 'plot', id: 1 } as const;
  expect(isSameRef(plot, { ...plot })).toBe(true);
  expect(isSameRef(plot, { ...plot, id: 2 })).toBe(false);
  expect(isSameRef(plot, { kind: 'farm', id: 1 })).toBe(false);
  expect(isSameRef(plot, null)).toBe(false);
  expect(isSameRef(null, null)).toBe(true);
});

test('an object of a kind is no object of another with its id', () => {
  expect(resolveSelection(tree, { kind: 'field', id: 10 }, []).field?.field.id).toBe(10);
  expect(resolveSelection(tree, { kind: 'field', id: 100 }, [])).toMatchObject({
    field: null,
    missing: true,
  });
  expect(resolveSelection(tree, { kind: 'farm', id: 10 }, [])).toMatchObject({ farm: null, missing: true });
});

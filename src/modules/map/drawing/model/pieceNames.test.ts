import { expect, test } from 'vitest';
import type { Piece } from './drawing';
import { allPieces, nameFault, namesByPattern, usualPattern } from './pieceNames';

const named = (...names: (string | null)[]): Piece[] => names.map((name) => ({ area: [], name }));

test('names come from the file where each piece has one of its own, else from their number', () => {
  expect(usualPattern(named('A', 'B'), 'TALHAO')).toBe('{nome}');
  expect(usualPattern(named('A', 'a'), 'TALHAO')).toBe('TALHAO {n}');
  expect(usualPattern(named('A', null), 'TALHAO')).toBe('TALHAO {n}');
});

test('a pattern names every piece, numbers as wide as the last', () => {
  expect(namesByPattern(named('baixa', null), 'T{n} {nome}')).toEqual(['T1 BAIXA', 'T2']);
  const names = namesByPattern(named(...Array.from({ length: 12 }, () => null)), 'TALHAO {n}');
  expect([names[0], names[11]]).toEqual(['TALHAO 01', 'TALHAO 12']);
  expect(nameFault(names)).toBeNull();
  expect(nameFault(namesByPattern(named('A', 'A'), '{nome}'))).toBe('namesakes');
  expect(nameFault(namesByPattern(named('A', null), '{nome}'))).toBe('nameless');
});

test('the drawing itself is the first piece, where something is drawn', () => {
  const spare = named('B');
  expect(allPieces({ rings: [], name: 'A', spare })).toEqual(spare);
  const rings = [{ type: 'ADD' as const, path: [] }];
  expect(allPieces({ rings, name: 'A', spare })).toEqual([{ area: rings, name: 'A' }, ...spare]);
});

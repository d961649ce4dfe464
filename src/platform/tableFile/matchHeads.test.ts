import { describe, expect, it } from 'vitest';
import { matchHeads } from './matchHeads';

const WANTED = [
  { name: 'code', heads: ['NCM'] },
  { name: 'unitId', heads: ['Unidade tributável', 'Unidade'] },
  { name: 'price', heads: ['Preço'] },
  { name: 'note', heads: ['Observação'], optional: true },
];

describe('the heads of a file', () => {
  it('are known by any of their names, whatever their case, accents and unit', () => {
    const { places, missing } = matchHeads(['ncm', 'UNIDADE', 'preco (R$)'], WANTED);
    expect([...places]).toEqual([
      ['code', 0],
      ['unitId', 1],
      ['price', 2],
    ]);
    expect(missing).toEqual([]);
  });

  it('unknown, duplicate and missing ones are named', () => {
    expect(matchHeads(['NCM', 'Situação', 'Unidade', '', 'Unidade tributável'], WANTED)).toMatchObject({
      ignored: ['Situação'],
      repeated: ['Unidade tributável'],
      missing: ['price'],
    });
  });
});

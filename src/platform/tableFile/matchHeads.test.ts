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

  it('converts a unit that it knows, and refuses another one', () => {
    const weight = { name: 'weight', heads: ['Peso'], unit: 'g' };
    const area = { name: 'area', heads: ['Área (ha)'] };
    const of = (...heads: string[]) => {
      const { factors, otherUnits } = matchHeads(heads, [weight, area, ...WANTED]);
      return [[...factors], otherUnits];
    };
    expect(of('Peso (g)', 'Área (ha)', 'Preço (R$)', 'Observação (opcional)')).toEqual([[], []]);
    expect(of('Peso (kg)')).toEqual([[['weight', 1000]], []]);
    expect(of('PESO [Lb]', 'Area (m²)')).toEqual([
      [
        ['weight', 453.592_37],
        ['area', 0.0001],
      ],
      [],
    ]);
    expect(of('Peso (°C)', 'Área (cx)', 'Preço (US$)')).toEqual([
      [],
      ['Peso (°C)', 'Área (cx)', 'Preço (US$)'],
    ]);
  });
});

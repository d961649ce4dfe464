import { describe, expect, it } from 'vitest';
import { countKinds, type ImportLine, planImport, reasonText } from './importPlan';

interface Place {
  id: number;
  name: string;
  city: string;
}
type Values = Omit<Place, 'id'>;

const rows: Place[] = [
  { id: 1, name: 'LINHA SAO PAULO', city: 'Toledo' },
  { id: 2, name: 'VILA NOVA', city: 'Cascavel' },
];

const UNEVEN = { column: 'Linha', reason: 'tem 1 célula' };

function plan(cells: Record<string, string>[], given?: readonly string[], more?: Partial<ImportLine>[]) {
  return planImport<Place, Values>({
    ...(given ? { given } : {}),
    lines: cells.map((one, index) => ({ line: index + 2, cells: one, ...more?.[index] })),
    rows,
    idOf: ({ id }) => id,
    keyOf: ({ name }) => name.toLowerCase(),
    keyOfRow: ({ name }) => name.toLowerCase(),
    valuesOfRow: ({ name, city }) => ({ name, city }),
    read: (cells) =>
      Promise.resolve({
        values: { name: cells['Nome'] ?? '', city: cells['Município'] ?? '' },
        reasons: cells['Nome'] ? [] : [{ column: 'Nome', reason: 'é obrigatório' }],
      }),
    repeatedReason: (line) => ({ column: 'Linha', reason: `repete a linha ${line}` }),
    unevenReason: () => UNEVEN,
  });
}

describe('the dry run', () => {
  it('tells new, changed, same and invalid lines apart, with the reason and the line of the file', async () => {
    const planned = await plan([
      { Nome: 'LINHA SAO PAULO', Município: 'Toledo' },
      { Nome: 'Vila Nova', Município: 'Toledo' },
      { Nome: 'GRANJA', Município: 'Toledo' },
      { Nome: '', Município: 'Toledo' },
      { Nome: 'granja', Município: 'Marechal' },
    ]);
    expect(planned.map(({ line, kind, id }) => [line, kind, id])).toEqual([
      [2, 'same', 1],
      [3, 'changed', 2],
      [4, 'new', null],
      [5, 'invalid', null],
      [6, 'invalid', null],
    ]);
    expect(planned[3]?.reasons).toEqual([{ column: 'Nome', reason: 'é obrigatório' }]);
    expect(planned[4]?.reasons).toEqual([{ column: 'Linha', reason: 'repete a linha 4' }]);
    expect(countKinds(planned)).toEqual({ new: 1, changed: 1, same: 1, invalid: 2 });
  });
});

describe('a line with too few cells', () => {
  it('is invalid for that alone, whatever its cells would be under these heads', async () => {
    const planned = await plan([{ Nome: '', Município: '' }, { Nome: 'GRANJA' }], undefined, [
      { line: 5, uneven: 1 },
    ]);
    expect(planned[0]).toMatchObject({ line: 5, kind: 'invalid', reasons: [UNEVEN] });
    expect(planned[1]).toMatchObject({ line: 3, kind: 'new' });
  });
});

describe('a file that brings only some of the values', () => {
  it('leaves the others of a record as they are', async () => {
    const planned = await plan([{ Nome: 'Vila Nova' }, { Nome: 'VILA NOVA' }, { Nome: 'GRANJA' }], ['name']);
    expect(planned[0]).toMatchObject({ kind: 'changed', values: { name: 'Vila Nova', city: 'Cascavel' } });
    expect(planned[2]).toMatchObject({ kind: 'new', values: { name: 'GRANJA', city: '' } });
  });
});

describe('the reasons of a line', () => {
  it('name their column once', () => {
    expect(
      reasonText([
        { column: 'NCM', reason: 'NCM é obrigatório.' },
        { column: 'UF', reason: 'não encontrada' },
      ]),
    ).toBe('NCM é obrigatório.; UF: não encontrada');
  });
});

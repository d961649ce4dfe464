import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import i18next from 'i18next';
import { startTexts } from '@/platform/grid/testing/renderGrid';
import type { GridTexts } from '@/platform/grid/cellText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { clampPage, searchRows, sortRows, totalOf } from '@/platform/grid/rowPipeline';

interface Row {
  id: number;
  name?: string | null;
  at?: string | null;
  value?: number | null;
  yes?: boolean | null;
}

const text: ColumnSpec<Row> = { field: 'name', header: 'Nome' };
const value: ColumnSpec<Row> = { field: 'value', header: 'Valor', kind: 'number' };
const money: ColumnSpec<Row> = { field: 'value', header: 'Saldo', kind: 'money', total: 'sum' };
const at: ColumnSpec<Row> = { field: 'at', header: 'Em', kind: 'dateTime' };
const yes: ColumnSpec<Row> = { field: 'yes', header: 'Sim', kind: 'yesNo' };

const byName = (names: (string | null)[]) => names.map((name, id): Row => ({ id, name }));
const ids = (rows: readonly Row[]) => rows.map((row) => row.id);
const sorted = (rows: Row[], column: ColumnSpec<Row>, direction: 'asc' | 'desc') =>
  sortRows(rows, [column], { field: column.field, direction }, 'pt-BR');

describe('sorting', () => {
  it('puts Portuguese names in the order of a Brazilian list', () => {
    const names = ['Zebra', 'Água', 'ágil', 'Órgão', 'açaí', 'Abacate', 'orelha', 'Ágata'];
    const order = sorted(byName(names), text, 'asc').map((row) => row.name);
    expect(order).toEqual(['Abacate', 'açaí', 'Ágata', 'ágil', 'Água', 'orelha', 'Órgão', 'Zebra']);
  });

  it('counts inside names', () => {
    const names = ['Talhão 10', 'Talhão 2', 'talhao 1'];
    expect(sorted(byName(names), text, 'asc').map((row) => row.name)).toEqual([
      'talhao 1',
      'Talhão 2',
      'Talhão 10',
    ]);
  });

  it('keeps equals in their order and empties last, both ways', () => {
    const rows = byName(['Sinop', null, 'SINOP', '', 'sinop', 'Sorriso']);
    expect(ids(sorted(rows, text, 'asc'))).toEqual([0, 2, 4, 5, 1, 3]);
    expect(ids(sorted(rows, text, 'desc'))).toEqual([5, 0, 2, 4, 1, 3]);
  });

  it('orders figures by size, moments by time whatever their zone, yes before no', () => {
    const figures = [10, -2, 9.5, null, 0].map((figure, id): Row => ({ id, value: figure }));
    expect(ids(sorted(figures, value, 'asc'))).toEqual([1, 4, 2, 0, 3]);
    const moments = ['2026-11-20T01:00:00Z', '2026-11-19T23:00:00-03:00', '2026-11-19T21:30:00-03:00'];
    const times = moments.map((moment, id): Row => ({ id, at: moment }));
    expect(ids(sorted(times, at, 'asc'))).toEqual([2, 0, 1]);
    const answers = [false, true, null].map((answer, id): Row => ({ id, yes: answer }));
    expect(ids(sorted(answers, yes, 'asc'))).toEqual([1, 0, 2]);
  });

  it('loses no row and needs no order', () => {
    const names = fc.array(fc.option(fc.string()));
    fc.assert(
      fc.property(names, fc.constantFrom('asc', 'desc'), (list, direction) => {
        const rows = byName(list);
        expect(ids(sorted(rows, text, direction)).sort((a, b) => a - b)).toEqual(ids(rows));
      }),
    );
    const rows = byName(['b', 'a']);
    expect(sortRows(rows, [text], null, 'pt-BR')).toBe(rows);
    expect(sortRows(rows, [text], { field: 'gone', direction: 'asc' }, 'pt-BR')).toBe(rows);
  });
});

describe('searching', () => {
  let t: GridTexts;
  beforeAll(async () => {
    await startTexts();
    t = i18next.getFixedT('pt-BR', 'grid');
  });
  const rows: Row[] = [
    { id: 1, name: 'SÍTIO TRÊS LAGOAS', value: 1_234_50, at: '2026-11-19T10:12:00', yes: true },
    { id: 2, name: 'Fazenda Açaí', value: 0, at: null, yes: false },
  ];
  const columns = [text, money, at, yes];

  it.each([
    ['lagoas tres', [1]],
    ['ACAI', [2]],
    ['1.234,50', [1]],
    ['19/11/2026 10:12', [1]],
    ['nao', [2]],
    ['   ', [1, 2]],
    ['lagoas acai', []],
  ])('"%s" finds %j', (words, found) => {
    expect(ids(searchRows(rows, columns, words, t))).toEqual(found);
  });

  it('looks at the columns that are shown', () => {
    expect(searchRows(rows, [money], 'lagoas', t)).toEqual([]);
  });
});

describe('totals', () => {
  const rows = [0.1, 0.2, null].map((figure, id): Row => ({ id, value: figure }));

  it('add up what people would', () => {
    expect(totalOf({ ...value, total: 'sum' }, rows)).toBe(0.3);
    expect(
      totalOf(money, [
        { id: 1, value: 124_890 },
        { id: 2, value: -21_456 },
      ]),
    ).toBe(103_434);
    expect(totalOf({ ...value, total: (all) => all.length }, rows)).toBe(3);
    expect(totalOf(money, [{ id: 1, value: null }])).toBeNull();
  });
});

it('stays on a page that is there', () => {
  expect(clampPage(7, 25, 60)).toBe(2);
  expect(clampPage(1, 25, 25)).toBe(0);
  expect(clampPage(3, 25, 0)).toBe(0);
});

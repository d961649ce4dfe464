import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import grid from '@locales/pt-BR/grid.json';
import { groupLines, plainLines } from '@/platform/sheet/sheetLines';
import { paperText } from '@/platform/export/exportTable';
import { sheetTable } from '@/platform/sheet/sheetExport';
import { positionAfter } from '@/platform/sheet/sheetPosition';
import { rangeSum, rangeText } from '@/platform/sheet/sheetText';

interface Sale {
  readonly date: string;
  readonly note: string;
  readonly value: number;
}

const COLUMNS = [
  { field: 'date', header: 'Data', kind: 'date' },
  { field: 'note', header: 'Histórico' },
  { field: 'value', header: 'Valor', kind: 'money', total: 'sum' },
] as const;
const SALES: readonly Sale[] = [
  { date: '2026-01-05', note: 'Venda\tde leite', value: 10_050 },
  { date: '2026-01-06', note: 'Frete', value: -50 },
];
const getRowId = (row: Sale) => row.date;
const foot = [{ id: 'total', label: 'Total', figures: { value: 10_000 } }];

beforeAll(async () => {
  await i18next.init({ lng: 'pt-BR', resources: { 'pt-BR': { grid } } });
});
const t = () => i18next.getFixedT('pt-BR', 'grid');

describe('sheetTable', () => {
  it('writes reais, whole dates and the totals', () => {
    const { lines } = plainLines(SALES, getRowId);
    const table = sheetTable({ title: 'Vendas', columns: COLUMNS, lines, foot, levelHead: null }, t());
    expect(table.columns.map(({ head, type }) => [head, type])).toEqual([
      ['Data', 'date'],
      ['Histórico', 'text'],
      ['Valor (R$)', 'number'],
    ]);
    expect(table.rows).toEqual([
      ['2026-01-05', 'Venda\tde leite', 100.5],
      ['2026-01-06', 'Frete', -0.5],
    ]);
    expect(table.totals).toEqual(['Total', '', 100]);
    // A sheet is a statement: files have its foot as well.
    expect(table.footInFiles).toBe(true);
  });

  it('takes every line of the foot to paper, and says of a figure that it is not known', () => {
    const { lines } = plainLines(SALES, getRowId);
    const before = { id: 'before', label: 'Saldo anterior', figures: { value: null } };
    const columns = COLUMNS.map((column) =>
      column.field === 'value' ? { ...column, nothing: '–' } : column,
    );
    const feet = [before, ...foot];
    const table = sheetTable({ title: 'Vendas', columns, lines, foot: feet, levelHead: null }, t());
    const onPaper = [...(table.totalsAbove ?? []), table.totals ?? []].map((cells) =>
      cells.flatMap((cell, at) => {
        const column = table.columns[at];
        return column ? [paperText(cell, column)] : [];
      }),
    );
    expect(onPaper).toEqual([
      ['Saldo anterior', '', '–'],
      ['Total', '', '100,00'],
    ]);
  });

  it('writes headings as they are shown, with the depth of each line', () => {
    const path = () => [{ key: 'jan', label: 'Janeiro' }];
    const { lines } = groupLines(SALES, SALES, COLUMNS, { path }, getRowId);
    const table = sheetTable({ title: 'Vendas', columns: COLUMNS, lines, foot, levelHead: 'Nível' }, t());
    expect(table.columns[1]?.type).toBe('text');
    expect(table.rows).toEqual([
      [1, 'Janeiro', '', 100],
      [2, '05/01/2026', 'Venda\tde leite', 100.5],
      [2, '06/01/2026', 'Frete', -0.5],
    ]);
  });
});

describe('a range as text', () => {
  const { lines } = plainLines(SALES, getRowId);
  const all = { top: 0, bottom: 1, left: 0, right: 2 };

  it('has a tab between cells and none inside', () => {
    expect(rangeText(lines, COLUMNS, all, t())).toBe(
      '05/01/2026\tVenda de leite\t100,50\n06/01/2026\tFrete\t-0,50',
    );
  });

  it('adds up its numbers', () => {
    expect(rangeSum(lines, COLUMNS, all, t())).toBe('100,00');
    expect(rangeSum(lines, COLUMNS, { ...all, right: 1 }, t())).toBe('');
  });
});

describe('positionAfter', () => {
  const bounds = { count: 100, foot: 1, columns: 5, page: 10 };
  it.each([
    ['ArrowUp', false, [0, 2], [-1, 2]],
    ['ArrowDown', false, [99, 2], [100, 2]],
    ['ArrowDown', false, [100, 2], [100, 2]],
    ['ArrowRight', false, [0, 4], [0, 4]],
    ['PageDown', false, [95, 0], [99, 0]],
    ['PageUp', false, [4, 0], [0, 0]],
    ['Home', false, [7, 3], [7, 0]],
    ['End', true, [7, 3], [99, 4]],
    ['Home', true, [7, 3], [0, 0]],
    ['ArrowDown', true, [7, 3], [99, 3]],
  ] as const)('%s (jump %s) from %j goes to %j', (key, jump, [line, column], [toLine, toColumn]) => {
    expect(positionAfter(key, jump, { line, column }, bounds)).toEqual({ line: toLine, column: toColumn });
  });

  it('knows no other key', () => {
    expect(positionAfter('x', false, { line: 0, column: 0 }, bounds)).toBeNull();
  });
});

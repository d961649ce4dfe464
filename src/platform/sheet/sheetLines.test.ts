import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupLines,
  parentIndex,
  plainLines,
  type SheetLine,
  unfoldedLines,
} from '@/platform/sheet/sheetLines';

interface Account {
  readonly code: string;
  readonly value: number;
}

/** A small chart of accounts: 1 Receitas (1.1 Grãos, 1.2 Gado), 2 Despesas, and one without a heading. */
const ACCOUNTS: readonly Account[] = [
  { code: '1.1.2', value: 300 },
  { code: '2.1', value: -80 },
  { code: '1.1.1', value: 200 },
  { code: '1.2.1', value: 50 },
  { code: '9', value: 7 },
];
const COLUMNS = [
  { field: 'code', header: 'Conta' },
  { field: 'value', header: 'Valor', kind: 'money', total: 'sum' },
] as const;

const getRowId = (row: Account) => row.code;
const groups = {
  path: ({ code }: Account) => {
    const parts = code.split('.').slice(0, -1);
    return parts.map((_, at) => {
      const key = parts.slice(0, at + 1).join('.');
      return { key, label: key };
    });
  },
};
const RESULTS = {
  level: 1,
  order: ['1', '2', '3'],
  lines: [
    {
      id: 'gross',
      label: 'Bruto',
      through: '1',
      figures: (rows: readonly Account[]) => ({ value: rows.length }),
    },
    { id: 'net', label: 'Líquido', through: '3', figures: () => ({ value: null }) },
  ],
};
const name = (line: SheetLine<Account>) =>
  line.kind === 'group' ? `[${line.label}] ${line.figures['value']}` : `${line.level} ${line.row.code}`;
const byCode = ACCOUNTS.toSorted((a, b) => a.code.localeCompare(b.code));

describe('groupLines', () => {
  it('nests headings of any depth, rows before inner headings, with sums', () => {
    const tree = groupLines(ACCOUNTS, ACCOUNTS, COLUMNS, groups, getRowId);
    expect(tree.lines.map(name)).toEqual([
      '1 9',
      '[1] 550',
      '[1.1] 500',
      '3 1.1.2',
      '3 1.1.1',
      '[1.2] 50',
      '3 1.2.1',
      '[2] -80',
      '2 2.1',
    ]);
  });

  it('sorts inside headings and moves none', () => {
    const tree = groupLines(byCode.toReversed(), ACCOUNTS, COLUMNS, groups, getRowId);
    expect(tree.lines.map(name).filter((line) => line.startsWith('['))).toEqual([
      '[1] 550',
      '[1.1] 500',
      '[1.2] 50',
      '[2] -80',
    ]);
    expect(tree.lines.map(name).slice(3, 5)).toEqual(['3 1.1.2', '3 1.1.1']);
  });

  it('leaves out headings whose rows the search left out', () => {
    const tree = groupLines(ACCOUNTS.slice(1, 2), ACCOUNTS, COLUMNS, groups, getRowId);
    expect(tree.lines.map(name)).toEqual(['[2] -80', '2 2.1']);
  });

  it('takes figures that are no sum', () => {
    const given = { ...groups, figures: (key: string) => (key === '1' ? { value: 999 } : {}) };
    const tree = groupLines(ACCOUNTS, ACCOUNTS, COLUMNS, given, getRowId);
    expect(tree.lines.map(name)).toContain('[1] 999');
    expect(tree.lines.map(name)).toContain('[1.1] 500');
  });
});

describe('unfoldedLines', () => {
  const tree = groupLines(ACCOUNTS, ACCOUNTS, COLUMNS, groups, getRowId);
  const idOf = (label: string) =>
    tree.lines.find((line) => line.kind === 'group' && line.label === label)?.id ?? '';

  it('hides everything under a folded heading and nothing else', () => {
    const lines = unfoldedLines(tree, new Set([idOf('1')]));
    expect(lines.map(name)).toEqual(['1 9', '[1] 550', '[2] -80', '2 2.1']);
  });

  it('hides an inner heading alone', () => {
    const lines = unfoldedLines(tree, new Set([idOf('1.1')]));
    expect(lines.map(name)).toEqual([
      '1 9',
      '[1] 550',
      '[1.1] 500',
      '[1.2] 50',
      '3 1.2.1',
      '[2] -80',
      '2 2.1',
    ]);
  });

  it('never loses or repeats a row, whatever is folded and unfolded again', () => {
    fc.assert(
      fc.property(fc.subarray([...tree.groupIds]), (folded) => {
        const lines = unfoldedLines(tree, new Set(folded));
        const ids = lines.map((line) => line.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(unfoldedLines(tree, new Set())).toEqual(tree.lines);
      }),
    );
  });

  it('finds the heading over a line', () => {
    expect(parentIndex(tree.lines, 4)).toBe(2);
    expect(parentIndex(tree.lines, 2)).toBe(1);
    expect(parentIndex(tree.lines, 1)).toBe(-1);
    expect(parentIndex(plainLines(ACCOUNTS, getRowId).lines, 3)).toBe(-1);
  });
});

it('puts the results of a statement between its headings, though a heading has no rows, and folds none', () => {
  const tree = groupLines(ACCOUNTS, ACCOUNTS, COLUMNS, { ...groups, results: RESULTS }, getRowId);
  const top = tree.lines.filter((line) => line.kind === 'group' && line.level === 1);
  expect(top.map(name)).toEqual(['[1] 550', '[Bruto] 4', '[2] -80', '[Líquido] null']);
  expect(tree.groupIds).toHaveLength(4);
  const folded = unfoldedLines(tree, new Set(tree.groupIds));
  expect(folded.map(name)).toEqual(['1 9', ...top.map(name)]);
});

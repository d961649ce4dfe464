import { expect, it } from 'vitest';
import { figureText, periodText, wholeText } from './boardTexts';
import { boardColumns } from './boardTypes';

/** With plain blanks and signs. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('−', '-');

it.each([
  [{ kind: 'money' }, 514_383, '5.143,83', 'R$ 5.143,83'],
  [{ kind: 'money', unit: 'ha' }, 0, '0,00', 'R$ 0,00 ha'],
  [{ kind: 'percent' }, 2.52, '2,5', '2,5%'],
  [{ kind: 'percent', decimals: 0 }, 2.52, '3', '3%'],
  [{ kind: 'percent', unit: 'pontos' }, 2.52, '2,5', '2,5 pontos'],
  [{ kind: 'number' }, 1234.5, '1.234,50', '1.234,50'],
  [{ kind: 'number', unit: 'UA/ha', decimals: 1 }, 1.25, '1,3', '1,3 UA/ha'],
  [{ kind: 'number', unit: '%' }, 3, '3,00', '3,00%'],
  [{ kind: 'money' }, null, '–', '–'],
  [{ kind: 'percent' }, null, '–', '–'],
] as const)('%o of %o is written %o and %o', (written, value, alone, whole) => {
  expect(plain(figureText(written, value))).toBe(alone);
  expect(plain(wholeText(written, value))).toBe(whole);
});

it('a month is written by its numbers, a harvest as it is called', () => {
  expect(periodText('2026-09')).toBe('09/2026');
  expect(periodText('2025/2026')).toBe('2025/2026');
});

it('rows of a board name their group and period, which they need, and its quantities', () => {
  const part = { field: 'income', wire: 'sales', kind: 'money', merge: 'sum' } as const;
  const board = { parts: [part] } as unknown as Parameters<typeof boardColumns>[0];
  expect(boardColumns(board)).toEqual([
    { field: 'group', wire: 'groupName', identifying: true, needed: true },
    { field: 'period', needed: true },
    { field: 'income', wire: 'sales', kind: 'money' },
  ]);
});

import { expect, test } from 'vitest';
import { isBlock, readPaste } from './pasteMonths';

const PT = { decimal: ',', group: '.' } as const;
const EN = { decimal: '.', group: ',' } as const;
const room = { row: 0, column: 0, rows: 3, columns: 12 };
const centsOf = (text: string, page: typeof PT | typeof EN = PT) => {
  const pasted = readPaste(text, room, page);
  return 'cells' in pasted ? pasted.cells.map(({ cents }) => cents) : pasted.faults;
};

test('twelve Brazilian amounts, with an empty cell and a dash for nothing', () => {
  const line = ['1.234,56', 'R$ 10,00', '', '-', '1', '2', '3', '4', '5', '6', '7', '8,5'].join('\t');
  expect(centsOf(line)).toEqual([123456, 1000, 0, 0, 100, 200, 300, 400, 500, 600, 700, 850]);
});

test('English amounts, whatever the language of the page', () => {
  expect(centsOf('1,234.56\t10.5\t2,000')).toEqual([123456, 1050, 200000]);
  expect(centsOf('1.234,56\t2.000', EN)).toEqual([123456, 200000]);
});

test('what can be read both ways is read as the page writes it', () => {
  expect(centsOf('1.234\t5')).toEqual([123400, 500]);
  expect(centsOf('1,234\t5', EN)).toEqual([123400, 500]);
});

test('several lines go on below, and the break at the end is no line', () => {
  const pasted = readPaste('1\t2\r\n3\t4\r\n', { ...room, row: 1, column: 10 }, PT);
  expect(pasted).toEqual({
    cells: [
      { row: 1, column: 10, cents: 100 },
      { row: 1, column: 11, cents: 200 },
      { row: 2, column: 10, cents: 300 },
      { row: 2, column: 11, cents: 400 },
    ],
  });
});

test('every cell that is no amount is named, a negative one too, and nothing is taken', () => {
  expect(centsOf('1\tabc\t-5\t2')).toEqual([
    { kind: 'unread', row: 0, column: 1, text: 'abc' },
    { kind: 'unread', row: 0, column: 2, text: '-5' },
  ]);
});

test('a block that does not fit is refused with how much there is room for', () => {
  expect(readPaste('1\t2', { ...room, column: 11 }, PT)).toEqual({
    faults: [{ kind: 'tooWide', pasted: 2, room: 1 }],
  });
  expect(readPaste('1\n2', { ...room, row: 2 }, PT)).toEqual({
    faults: [{ kind: 'tooLong', pasted: 2, room: 1 }],
  });
});

test('a number alone is no block', () => {
  expect(isBlock('1.234,56\r\n')).toBe(false);
  expect(isBlock('1\t2')).toBe(true);
});

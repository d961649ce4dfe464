import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setFormatLocale } from '@/platform/format/formatLocale';
import { editorText, keptText, readCell } from '@/platform/sheet/cellEditing';

const row = {};

afterEach(() => setFormatLocale('pt-BR'));

describe('keptText', () => {
  it.each([
    ['number', false, '1.234,56', '1.234,56'],
    ['number', false, '-12', '12'],
    ['number', true, '-12', '-12'],
    ['number', true, '1-2', '12'],
    ['number', true, '−3,5', '-3,5'],
    ['number', false, 'R$ 1.500,00', '1.500,00'],
    ['money', false, '12abc', '12'],
    ['integer', false, '12,5', '12,5'],
    ['text', false, 'Talhão-7', 'Talhão-7'],
  ] as const)('%s, negatives %s: %s → %s', (as, negative, typed, kept) => {
    expect(keptText({ as, negative }, typed)).toBe(kept);
  });

  it('lets nothing but its characters through', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(keptText({ as: 'number' }, typed)).toMatch(/^[\d.,]*$/);
        expect(keptText({ as: 'number', negative: true }, typed)).toMatch(/^-?[\d.,]*$/);
      }),
    );
  });

  it('takes only the text that fits', () => {
    expect(keptText({ as: 'text', maxLength: 3 }, 'abcd')).toBe('abc');
  });
});

describe('readCell', () => {
  it.each([
    ['number', '1.234,5', 1234.5],
    ['number', '', 0],
    ['integer', '1.500', 1500],
    ['money', '1.234,56', 123456],
    ['money', '0,07', 7],
    ['text', '  NF 12 ', 'NF 12'],
    ['select', 'b', 'b'],
  ] as const)('%s %j → %j', (as, text, value) => {
    expect(readCell({ as }, row, text)).toEqual({ value });
  });

  it.each([
    ['number', '1,769', 1769],
    ['number', '1.769', 1.769],
    ['integer', '1,500', 1500],
    ['money', '1,234.56', 123_456],
  ] as const)('%s %j → %j in English', (as, text, value) => {
    setFormatLocale('en-US');
    expect(readCell({ as }, row, text)).toEqual({ value });
  });

  it.each([
    ['number', '1,2,3', 'notNumber'],
    ['number', '-1', 'notNumber'],
    ['integer', '12,5', 'notInteger'],
    ['money', ',', 'notNumber'],
  ] as const)('%s refuses %j', (as, text, key) => {
    expect(readCell({ as }, row, text)).toEqual({ fault: { key } });
  });

  it('asks the page about a value that reads well', () => {
    const validate = (value: unknown) => (value === 13 ? 'Treze não' : null);
    expect(readCell({ as: 'number', validate }, row, '13')).toEqual({ fault: { text: 'Treze não' } });
    expect(readCell({ as: 'number', validate }, row, '14')).toEqual({ value: 14 });
  });

  it('reads back what the editor starts with', () => {
    const column = { field: 'value', header: 'Valor' };
    const edit = { as: 'money', negative: true } as const;
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (value) => {
        expect(readCell(edit, row, editorText(column, edit, { value }))).toEqual({ value });
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { BRAZILIAN_MARKS } from '@/platform/format/formatLocale';
import {
  coordinateOfKept,
  faultOfKept,
  figureOfKept,
  keptCoordinate,
  keptOfTyped,
  readFigure,
  shownFigure,
} from './figureText';

describe('a figure that was typed', () => {
  it.each([
    ['4,3', { value: 4.3, below: false }],
    ['4.3', { value: 4.3, below: false }],
    ['1.234', { value: 1234, below: false }],
    ['<0,1', { value: 0.1, below: true }],
    ['< 0,1', { value: 0.1, below: true }],
    ['', null],
    ['abc', 'notNumber'],
    ['-2', { value: -2, below: false }],
  ])('%s on a field is read', (text, read) => {
    expect(readFigure(text, BRAZILIAN_MARKS)).toEqual(read);
  });

  it.each([
    ['4.3', { value: 4.3, below: false }],
    ['1.234', { value: 1.234, below: false }],
    ['<0.1', { value: 0.1, below: true }],
    ['4,3', 'useDot'],
    ['<0,1', 'useDot'],
    ['1.234,5', 'useDot'],
    ['4;3', 'notNumber'],
  ])('%s in a wood is read with a dot alone', (text, read) => {
    expect(readFigure(text, 'dot')).toEqual(read);
  });

  it.each([
    ['4,3', { value: 4.3, below: false }],
    ['1.234,5', { value: 1234.5, below: false }],
    ['4.3', 'useComma'],
    ['12', { value: 12, below: false }],
  ])('%s in a file of commas is read', (text, read) => {
    expect(readFigure(text, 'comma')).toEqual(read);
  });

  it('is kept in one form, and shown as the rule writes it', () => {
    expect(keptOfTyped('4,30', BRAZILIAN_MARKS)).toBe('4.3');
    expect(keptOfTyped('<0,1', BRAZILIAN_MARKS)).toBe('<0.1');
    expect(keptOfTyped('0,0000001', BRAZILIAN_MARKS)).toBe('0.0000001');
    expect(shownFigure('4.3', BRAZILIAN_MARKS)).toBe('4,3');
    expect(shownFigure('4.3', 'dot')).toBe('4.3');
    expect([
      shownFigure('5', BRAZILIAN_MARKS, 1),
      shownFigure('<0.1', 'dot', 2),
      shownFigure('', 'dot', 2),
    ]).toEqual(['5,0', '<0.10', '']);
    expect(figureOfKept('<0.1')).toEqual({ value: 0.1, below: true });
  });

  it('stays as it was typed where it is none, and says why', () => {
    expect(keptOfTyped('4,3', 'dot')).toBe('4,3');
    expect(faultOfKept('4,3', 'dot')).toBe('useDot');
    expect(faultOfKept(keptOfTyped('muito', BRAZILIAN_MARKS), BRAZILIAN_MARKS)).toBe('notNumber');
    // A dot in a file of commas is refused, though it looks like what is kept.
    expect(faultOfKept(keptOfTyped('4.3', 'comma'), 'comma')).toBe('useComma');
    expect(figureOfKept('4,3')).toBeNull();
  });
});

describe('a coordinate that was typed', () => {
  it('is kept in degrees', () => {
    expect(keptCoordinate('-24,68', BRAZILIAN_MARKS)).toBe('-24.68');
    expect(keptCoordinate('24°40\'48"S', BRAZILIAN_MARKS)).toBe('-24.68');
    expect(coordinateOfKept('-24.68')).toBe(-24.68);
  });

  it('is no coordinate where it cannot be read, nor with a comma in a wood', () => {
    expect(coordinateOfKept(keptCoordinate('aqui', BRAZILIAN_MARKS))).toBeNull();
    expect(keptCoordinate('-24,68', 'dot')).toBe('-24,68');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatLocalDateTime,
  isLocalDateTime,
  maskTypedDateTime,
  parseTypedDateTime,
  toInstant,
  toLocalDateTime,
} from './dateTime';

// Tests run in Brasília, at UTC−3.
const NOW = new Date('2026-09-18T17:05:00Z');
/** Since 2020, when no hour comes twice any more: summer time was given up the year before. */
const minute = fc
  .integer({ min: 26_297_280, max: 40_000_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString());

describe('the wire', () => {
  it.each([
    ['2026-09-18T11:30:00Z', '2026-09-18T08:30'],
    ['2026-09-18T01:30:00Z', '2026-09-17T22:30'],
    ['2026-09-18T08:30:00-03:00', '2026-09-18T08:30'],
    ['2026-09-18T08:30:00-05:00', '2026-09-18T10:30'],
    // Without a zone it is what it says.
    ['2026-09-18T00:00:00', '2026-09-18T00:00'],
    ['2026-09-18T23:59', '2026-09-18T23:59'],
    ['2026-09-18', '2026-09-18T00:00'],
  ])('%s is read as %s', (sent, local) => {
    expect(toLocalDateTime(sent)).toBe(local);
  });

  // The year 1 is how .NET writes what was never set.
  it.each([null, undefined, '', 'ontem', '2026-02-30T10:00', '0001-01-01T00:00:00'])(
    '%s is nothing',
    (sent) => {
      expect(toLocalDateTime(sent)).toBeNull();
    },
  );

  it('gets an instant with its zone', () => {
    expect(toInstant('2026-09-18T08:30')).toBe('2026-09-18T11:30:00.000Z');
    expect(toInstant('2026-09-18T22:30')).toBe('2026-09-19T01:30:00.000Z');
  });

  it('gives back what it was given', () => {
    fc.assert(
      fc.property(minute, (instant) => {
        const local = toLocalDateTime(instant) ?? '';
        expect(isLocalDateTime(local)).toBe(true);
        expect(toInstant(local)).toBe(instant);
      }),
    );
  });
});

describe('typed', () => {
  it.each([
    ['18/09/2026 08:30', '2026-09-18T08:30'],
    ['18/9/26 8:30', '2026-09-18T08:30'],
    ['18/9 8h30', '2026-09-18T08:30'],
    ['1809260830', '2026-09-18T08:30'],
    ['180920260830', '2026-09-18T08:30'],
    ['hoje 14:05', '2026-09-18T14:05'],
    ['ontem 8h', '2026-09-17T08:00'],
    ['Agora', '2026-09-18T14:05'],
    ['2026-09-18T08:30', '2026-09-18T08:30'],
    ['2026-09-18T11:30:00Z', '2026-09-18T08:30'],
  ])('%s is %s', (typed, value) => {
    expect(parseTypedDateTime(typed, NOW)).toBe(value);
  });

  it.each(['', '18/09/2026', '18/09/2026 ', '08:30', '31/02/2026 08:30', '18/09/2026 24:00', 'depois 8h'])(
    '"%s" is none',
    (typed) => {
      expect(parseTypedDateTime(typed, NOW)).toBeNull();
    },
  );

  it.each([
    ['1809', '18/09'],
    ['18092026', '18/09/2026'],
    ['180920260', '18/09/2026 0'],
    ['18/09/20260830', '18/09/2026 08:30'],
    ['18/09/2026 ', '18/09/2026 '],
    ['18/09/2026 8:', '18/09/2026 08:'],
    ['18/09/2026 08:3', '18/09/2026 08:3'],
    ['18/09/2026 08:305', '18/09/2026 08:30'],
    ['18/09/26 083', '18/09/26 08:3'],
    ['hoje 8h', 'hoje 8h'],
    ['', ''],
  ])('%s is written %s', (typed, shown) => {
    expect(maskTypedDateTime(typed)).toBe(shown);
  });

  it('is read back as it is written', () => {
    fc.assert(
      fc.property(minute, (instant) => {
        const local = toLocalDateTime(instant) ?? '';
        const shown = formatLocalDateTime(local);
        expect(parseTypedDateTime(shown)).toBe(local);
        expect(maskTypedDateTime(shown.replace(/\D/g, ''))).toBe(shown);
      }),
    );
  });
});

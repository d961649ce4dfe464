import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCoordinate, parseCoordinate, parsePair } from '@/platform/geo/coordinateText';

describe('one coordinate', () => {
  it.each([
    ['-28.2612', -28.2612],
    [' -28,2612 ', -28.2612],
    ['\u221228.5', -28.5],
    ['+5', 5],
    ['28°15\'40,5"S', -(28 + 15 / 60 + 40.5 / 3600)],
    ['52° 24′ 36″ O', -(52 + 24 / 60 + 36 / 3600)],
    ["52°24.6'W", -52.41],
    ['11°L', 11],
    ["3° 7' N", 3 + 7 / 60],
    ['', null],
    ['abc', null],
    ['28.2.3', null],
    ["28°61'S", null],
    ['1234.5', null],
  ])('%j', (text, value) => {
    const found = parseCoordinate(text);
    expect(found === null ? null : Math.round(found * 1e9)).toBe(
      value === null ? null : Math.round(value * 1e9),
    );
  });

  it('is read as it was written, to a centimetre', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
        expect(Math.abs((parseCoordinate(formatCoordinate(degrees)) ?? 999) - degrees)).toBeLessThan(6e-8);
      }),
    );
  });
});

it.each([
  ['-28.2612, -52.4083', { lat: -28.2612, lng: -52.4083 }],
  ['-28.2612,-52.4083', { lat: -28.2612, lng: -52.4083 }],
  ['-28,2612; -52,4083', { lat: -28.2612, lng: -52.4083 }],
  ['-28,2612 -52,4083', { lat: -28.2612, lng: -52.4083 }],
  ['-28.2612', null],
  ['-28,2612', null],
  ['1, 2, 3', null],
])('a pair: %j', (text, pair) => {
  expect(parsePair(text)).toEqual(pair);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline';

// The example of Google's own description of the format.
const PATH = [
  { lat: 38.5, lng: -120.2 },
  { lat: 40.7, lng: -120.95 },
  { lat: 43.252, lng: -126.453 },
];
const TEXT = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';

test('the published example, both ways', () => {
  expect(encodePolyline(PATH)).toBe(TEXT);
  expect(decodePolyline(TEXT)).toEqual(PATH);
});

test('any path comes back to the fifth decimal', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (path) => {
      const back = decodePolyline(encodePolyline(path));
      expect(back).toHaveLength(path.length);
      back.forEach((at, index) => {
        expect(Math.abs(at.lat - (path[index]?.lat ?? NaN))).toBeLessThanOrEqual(5.1e-6);
        expect(Math.abs(at.lng - (path[index]?.lng ?? NaN))).toBeLessThanOrEqual(5.1e-6);
      });
    }),
  );
});

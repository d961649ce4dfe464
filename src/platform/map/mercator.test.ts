import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromWorld, metresPerPixel, projectIn, worldSize, worldX, worldY, zoomToFit } from './mercator';

// Known figures of the square world of web maps: https://wiki.openstreetmap.org/wiki/Zoom_levels.
test('one pixel at the equator covers 156,543 metres at zoom 0 and 19.1 at zoom 13', () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(156_543.03, 1);
  expect(metresPerPixel(0, 13)).toBeCloseTo(19.109, 3);
});

test('the tile of a known place', () => {
  // At zoom 5 Toledo (PR), 24.72 S, 53.74 W, is on tile 5/11/18.
  expect(Math.floor(worldX(-53.74) * 32)).toBe(11);
  expect(Math.floor(worldY(-24.72) * 32)).toBe(18);
  expect(worldX(-180)).toBe(0);
  expect(worldY(0)).toBeCloseTo(0.5, 12);
  expect(worldY(85.05112878)).toBeCloseTo(0, 8);
  expect(worldSize(5)).toBe(8192);
});

test('a place and its world point are each other’s way back', () => {
  const lat = fc.double({ min: -85, max: 85, noNaN: true });
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(lat, lng, (atLat, atLng) => {
      const back = fromWorld(worldX(atLng), worldY(atLat));
      expect(back.lat).toBeCloseTo(atLat, 8);
      expect(back.lng).toBeCloseTo(atLng, 8);
    }),
  );
});

test('the centre of a view stands in the middle, east is right and south is down', () => {
  const view = { center: { lat: -24.7, lng: -53.7 }, zoom: 13 };
  expect(projectIn(view, 800, 600, view.center)).toEqual({ x: 400, y: 300 });
  const other = projectIn(view, 800, 600, { lat: -24.71, lng: -53.69 });
  expect(other.x).toBeGreaterThan(400);
  expect(other.y).toBeGreaterThan(300);
});

test('Brazil fits into a window of 900 × 950 at zoom 5, and into half of it at zoom 4', () => {
  const brazil = { south: -33.75, west: -73.99, north: 5.27, east: -34.79 };
  expect(Math.floor(zoomToFit(brazil, 900, 950))).toBe(5);
  expect(Math.floor(zoomToFit(brazil, 450, 475))).toBe(4);
});

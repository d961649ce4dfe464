import { expect, it } from 'vitest';
import { localPlane } from './localPlane';

const ORIGIN = { lat: -60, lng: -53 };
const plane = localPlane(ORIGIN);

it('a place lies so many metres east and north of another', () => {
  // A degree of a great circle is 111.3 km; half as much on the parallel of 60°.
  const { x, y } = plane.toFlat({ lat: -59.9, lng: -52.9 });
  expect([Math.round(x), Math.round(y)]).toEqual([5566, 11132]);
  expect(plane.toFlat(ORIGIN)).toEqual({ x: 0, y: 0 });
});

it('a place is found again by its metres', () => {
  const { lat, lng } = plane.toPoint(plane.toFlat({ lat: -60.03, lng: -53.02 }));
  expect([lat, lng]).toEqual([expect.closeTo(-60.03, 9), expect.closeTo(-53.02, 9)]);
});

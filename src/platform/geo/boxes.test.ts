import { describe, expect, it } from 'vitest';
import { boundsCentre, boundsMeet, boundsOf, inBounds, joinBounds, widened } from './bounds';
import { opened, ringOf } from './rings';
import { fitPicture } from './svgPath';
import { windowOf } from './window';

const BOX = { south: -2, west: 10, north: 2, east: 14 };
const at = (lat: number, lng: number) => ({ lat, lng });

describe('a box', () => {
  it('holds its points, whichever comes first', () => {
    expect(boundsOf([at(1, 12), at(-2, 14), at(2, 10)])).toEqual(BOX);
    expect(boundsOf([at(1, 12)])).toEqual({ south: 1, west: 12, north: 1, east: 12 });
    expect(boundsOf([])).toBeNull();
    expect(joinBounds([null, BOX, { south: 0, west: 9, north: 3, east: 11 }])).toEqual({
      south: -2,
      west: 9,
      north: 3,
      east: 14,
    });
    expect(joinBounds([null])).toBeNull();
  });

  it('has a middle and a wider one around it', () => {
    expect(boundsCentre(BOX)).toEqual(at(0, 12));
    expect(widened(BOX, 0.5)).toEqual({ south: -2.5, west: 9.5, north: 2.5, east: 14.5 });
  });

  it.each([
    ['its south-west', at(-2, 10), true],
    ['its north-east', at(2, 14), true],
    ['what is north of it', at(2.01, 12), false],
    ['what is south of it', at(-2.01, 12), false],
    ['what is west of it', at(0, 9.99), false],
    ['what is east of it', at(0, 14.01), false],
  ])('for %s', (_, point, is) => {
    expect(inBounds(point, BOX)).toBe(is);
  });

  it.each([
    ['touches it in the east', { ...BOX, west: 14, east: 20 }, true],
    ['lies east of it', { ...BOX, west: 14.01, east: 20 }, false],
    ['touches it in the west', { ...BOX, west: 0, east: 10 }, true],
    ['lies west of it', { ...BOX, west: 0, east: 9.99 }, false],
    ['touches it in the north', { ...BOX, south: 2, north: 3 }, true],
    ['lies north of it', { ...BOX, south: 2.01, north: 3 }, false],
    ['touches it in the south', { ...BOX, south: -3, north: -2 }, true],
    ['lies south of it', { ...BOX, south: -3, north: -2.01 }, false],
    ['lies inside it', { south: 0, north: 1, west: 11, east: 12 }, true],
  ])('that %s', (_, other, meets) => {
    expect(boundsMeet(BOX, other)).toBe(meets);
  });
});

describe('a ring as it is stored', () => {
  const CLOCKWISE = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  const COUNTER = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)];

  it('runs clockwise where it adds, the other way where it removes, from the same vertex', () => {
    expect(ringOf('ADD', CLOCKWISE).path).toEqual(CLOCKWISE);
    expect(ringOf('ADD', COUNTER).path).toEqual(CLOCKWISE);
    expect(ringOf('REMOVE', CLOCKWISE).path).toEqual(COUNTER);
  });

  it('names each vertex once', () => {
    expect(opened([...CLOCKWISE, at(0, 0)])).toEqual(CLOCKWISE);
    expect(opened([at(0, 0), ...CLOCKWISE, at(0, 0), at(0, 0)])).toEqual(CLOCKWISE);
    expect(opened([at(0, 0), at(0, 0)])).toEqual([at(0, 0)]);
    // Alike in one coordinate is not alike.
    expect(opened(CLOCKWISE)).toHaveLength(4);
  });
});

describe('a small picture', () => {
  it('has north above and the plot in the middle, by one scale both ways', () => {
    const toPixel = fitPicture(
      { south: -1, west: 0, north: 1, east: 2 },
      { width: 120, height: 100, padding: 10 },
    );
    expect(toPixel(at(0, 1))).toEqual({ x: 60, y: 50 });
    // At the equator a degree is as long both ways: 80 px for two.
    expect(toPixel(at(1, 0))).toEqual({ x: 20, y: 10 });
    expect(toPixel(at(-1, 2))).toEqual({ x: 100, y: 90 });
  });

  it('narrows degrees of longitude away from the equator', () => {
    const toPixel = fitPicture({ south: 59, west: 0, north: 61, east: 4 }, { width: 100, height: 100 });
    // cos 60° = 0.5: four degrees are as long as two of latitude.
    expect(toPixel(at(61, 4)).x).toBeCloseTo(100, 6);
    expect(toPixel(at(61, 4)).y).toBeCloseTo(0, 6);
  });
});

describe('what of a shape lies in a window', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
  const WINDOW = { west: 1, east: 3, south: 1, north: 3 };
  const shown = (rings: number[][][]) =>
    windowOf([rings], WINDOW).map((part) => part.map((ring) => [...new Set(ring.map(String))].toSorted()));

  it('is cut at its frame', () => {
    expect(shown([square(2, 5)])).toEqual([[['2,2', '2,3', '3,2', '3,3']]]);
    expect(shown([square(0, 2)])).toEqual([[['1,1', '1,2', '2,1', '2,2']]]);
  });

  it('is the whole of what lies inside, nothing of what lies outside', () => {
    expect(windowOf([[square(1.5, 2)]], WINDOW)).toEqual([[square(1.5, 2)]]);
    expect(windowOf([[square(4, 5)]], WINDOW)).toEqual([]);
    expect(windowOf([[square(-2, 0)]], WINDOW)).toEqual([]);
  });

  it('keeps holes that are in view', () => {
    expect(shown([square(0, 5), square(1.5, 2)])[0]).toHaveLength(2);
    expect(shown([square(0, 5), square(4, 4.5)])[0]).toHaveLength(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AreaRefusal, readPolygonArea, writePolygonArea } from '@/platform/geo/polygonArea';
import { isClockwise } from '@/platform/geo/rings';
import { field, plot, points } from '@/platform/geo/testing/shapes';

const SQUARE = points([-52, -28], [-52, -27], [-51, -27], [-51, -28]);
const text = (rings: unknown) => JSON.stringify(rings);
const read = (value: string | null | undefined) => {
  const reading = readPolygonArea(value);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.area;
};

describe('reading polygonArea', () => {
  it('takes either winding and a repeated closing point', () => {
    const stored = read(text([{ type: 'ADD', path: SQUARE }]));
    expect(stored).toEqual([{ type: 'ADD', path: SQUARE }]);
    expect(read(text([{ type: 'ADD', path: [...SQUARE, SQUARE[0]] }]))).toEqual(stored);
    const [reversed] = read(text([{ type: 'ADD', path: SQUARE.toReversed() }]));
    expect(isClockwise(reversed?.path ?? [])).toBe(true);
    const [hole] = read(text([{ type: 'REMOVE', path: SQUARE }]));
    expect(isClockwise(hole?.path ?? [])).toBe(false);
  });

  it.each([null, undefined, '', '  ', 'null', '[]'])('%j is a plot that was not drawn', (value) => {
    expect(read(value)).toEqual([]);
  });

  it('leaves out a ring of two vertices beside a whole one', () => {
    expect(
      read(
        text([
          { type: 'ADD', path: SQUARE.slice(0, 2) },
          { type: 'ADD', path: SQUARE },
        ]),
      ),
    ).toHaveLength(1);
  });

  it.each<[AreaRefusal, string]>([
    ['notJson', '[{"type":"ADD","path":['],
    ['notJson', 'POLYGON((-52 -28, -51 -28, -51 -27))'],
    ['notList', '{"type":"ADD","path":[]}'],
    ['notList', '17'],
    ['ringType', text([{ type: 'add', path: SQUARE }])],
    ['ringType', text([null])],
    ['noPath', text([{ type: 'ADD', path: null }])],
    ['badPoint', text([{ type: 'ADD', path: [[-52, -28]] }])],
    ['badPoint', text([{ type: 'ADD', path: [{ lat: '-28', lng: -52 }] }])],
    ['badPoint', text([{ type: 'ADD', path: [{ lat: -28 }] }])],
    ['outsideWorld', text([{ type: 'ADD', path: [{ lat: -128, lng: -52 }] }])],
    ['fewVertices', text([{ type: 'ADD', path: [...SQUARE.slice(0, 2), SQUARE[0]] }])],
  ])('says why: %s', (reason, value) => {
    expect(readPolygonArea(value)).toEqual({ ok: false, reason });
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
        expect(typeof readPolygonArea(value).ok).toBe('boolean');
      }),
    );
  });
});

it('what is written is read again, vertex by vertex', () => {
  fc.assert(
    fc.property(field(), field(), (outer, hole) => {
      const written = writePolygonArea(plot(outer, hole));
      expect(writePolygonArea(read(written))).toBe(written);
      const [add, remove] = read(written);
      expect(isClockwise(add?.path ?? [])).toBe(true);
      expect(isClockwise(remove?.path ?? [])).toBe(false);
      expect(new Set(add?.path)).toEqual(new Set(outer));
    }),
  );
});

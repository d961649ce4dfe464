// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ring } from '@/platform/geo/geoTypes';
import { plainMap, satelliteMap } from '@/platform/theme/mapColours';
import { fromWorld } from '../mercator';
import type { MapPlot } from '../mapEngine';
import { inksOn } from './inks';
import { packPlot, type PackedPlot } from './packPlots';
import { paintMarks } from './paintMarks';
import { paintShape } from './paintOverlay';
import { paintPlots } from './paintPlots';
import { paintRaster } from './paintRaster';
import { notingPen } from './pen.test.kit';

/** 1000 px for the width of the world, its middle in the upper left corner. */
const VIEWPORT = { originX: 0.5, originY: 0.5, scale: 1000, zoom: 2, width: 400, height: 300 };
const at = (x: number, y: number) => fromWorld(0.5 + x / 1000, 0.5 + y / 1000);
const square = (type: Ring['type'], x: number, y: number, size: number): Ring => ({
  type,
  path: [at(x, y), at(x + size, y), at(x + size, y + size), at(x, y + size)],
});
const plot = (area: Ring[], more: Partial<MapPlot> = {}) =>
  packPlot({ id: 1, area, label: '', ...more }) as PackedPlot;

afterEach(() => vi.unstubAllGlobals());

function painted(plots: readonly PackedPlot[], backdrop: 'imagery' | 'light' = 'imagery') {
  const { ctx, strokes } = notingPen();
  const pieces = [...paintPlots(ctx, VIEWPORT, plots, backdrop)].length;
  return { strokes, pieces };
}

const SQUARE = 'M10 10 L50 10 L50 50 L10 50 Z';

describe('plots', () => {
  it('are filled, cased and outlined, the line over all casings', () => {
    const { strokes } = painted([plot([square('ADD', 10, 10, 40)])]);
    const { plot: look, casing, casingOpacity } = satelliteMap;
    expect(strokes.map(({ act, style, alpha, width }) => [act, style, alpha, width])).toEqual([
      ['fill', look.stroke, 0.12, 1],
      ['fill', satelliteMap.hole.fill, 0.5, 1],
      ['stroke', casing, casingOpacity, 5],
      ['stroke', look.stroke, 1, 2],
      ['stroke', look.stroke, 1, 2],
    ]);
    expect([strokes[0]?.what, strokes[2]?.what, strokes[3]?.what]).toEqual([SQUARE, SQUARE, SQUARE]);
    expect([strokes[1]?.what, strokes[4]?.what]).toEqual(['', '']);
    expect(strokes[4]?.dash).toEqual([6, 5]);
  });

  it('have the colours of our own map without imagery', () => {
    const { strokes } = painted([plot([square('ADD', 10, 10, 40)])], 'light');
    expect(strokes[0]).toMatchObject({ style: plainMap.light.plot });
    expect(strokes[2]).toMatchObject({ style: plainMap.light.casing, width: 4 });
  });

  it('with a hole are cut, and the hole is dashed by itself', () => {
    const { strokes } = painted([plot([square('ADD', 10, 10, 40), square('REMOVE', 20, 20, 10)])]);
    const hole = 'M20 30 L30 30 L30 20 L20 20 Z';
    expect(strokes[0]).toMatchObject({ act: 'fill', what: `${SQUARE} ${hole}` });
    expect(strokes[1]).toMatchObject({ act: 'fill', what: hole });
    // The outline alone, then the hole alone.
    expect(strokes[3]).toMatchObject({ act: 'stroke', what: SQUARE, dash: [] });
    expect(strokes[4]).toMatchObject({ act: 'stroke', what: hole, dash: [6, 5], width: 2 });
  });

  it('whose hole leaves the outline are cut by a clip, and not filled twice', () => {
    const loose = plot([square('ADD', 10, 10, 40), square('REMOVE', 40, 40, 20)]);
    expect(loose.loose).toBe(true);
    const { strokes } = painted([loose]);
    expect(strokes[0]).toMatchObject({ act: 'clip', what: SQUARE });
    expect(strokes[1]).toMatchObject({ act: 'fill', rule: 'evenodd', alpha: 0.12 });
    expect(strokes[1]?.what).toMatch(/R0 0 400 300$/);
    expect(strokes[2]).toMatchObject({ act: 'fill', alpha: 0 });
  });

  it('are thin below 16 px: a stronger fill, no casing', () => {
    const small = painted([plot([square('ADD', 10, 10, 15.9)])]).strokes;
    expect(small.map(({ act, alpha, width }) => [act, alpha, width])).toEqual([
      ['fill', 0.3, 1],
      ['stroke', 1, 1],
    ]);
    expect(painted([plot([square('ADD', 10, 10, 16)])]).strokes).toHaveLength(5);
  });

  it('are dots below 3 px, never smaller than can be seen', () => {
    const { strokes } = painted([plot([square('ADD', 10, 10, 1)]), plot([square('ADD', 20, 10, 2.9)])]);
    expect(strokes.map(({ act, what, alpha }) => [act, what, alpha])).toEqual([
      ['fillRect', '10 10 1.5 1.5', 0.75],
      ['fillRect', '20 10 2.9 2.9', 0.75],
    ]);
  });

  it('have their own colour, or that of what cannot be read', () => {
    const { strokes } = painted([
      plot([square('ADD', 10, 10, 40)], { colour: '#123456' }),
      plot([square('ADD', 60, 10, 40)], { unreadable: true }),
    ]);
    const fills = strokes.filter(({ act }) => act === 'fill');
    expect([fills[0]?.style, fills[2]?.style]).toEqual(['#123456', satelliteMap.invalid.stroke]);
    const lines = strokes.filter(({ act, alpha }) => act === 'stroke' && alpha === 1);
    expect(lines.map(({ dash }) => dash)).toEqual([[], [6, 5], [3, 3], [6, 5]]);
  });

  it('of one look are painted together, up to a thousand vertices a piece', () => {
    const one = plot([square('ADD', 10, 10, 40)]);
    const many = (count: number) => painted(Array.from({ length: count }, () => one));
    expect(many(249).strokes).toHaveLength(5);
    expect(many(251).strokes).toHaveLength(10);
    expect(many(251).pieces).toBe(many(249).pieces + 2);
  });

  it('that are dots let a frame end after each five hundred', () => {
    const dot = plot([square('ADD', 10, 10, 1)]);
    const pieces = (count: number) => painted(Array.from({ length: count }, () => dot)).pieces;
    expect([pieces(499), pieces(500), pieces(1000)]).toEqual([1, 2, 3]);
  });

  it('have their names, on top', () => {
    const { strokes } = painted([plot([square('ADD', 10, 10, 100)], { label: 'T1' })]);
    expect(strokes.slice(-2).map(({ act }) => act)).toEqual(['strokeText', 'fillText']);
    // About the middle of its ground.
    for (const { what } of strokes.slice(-2)) expect(what).toMatch(/^T1 60 5\d/);
  });
});

describe('marked plots', () => {
  const ink = inksOn('imagery').selected;
  const marks = (packed: PackedPlot) => {
    const { ctx, strokes } = notingPen();
    paintMarks(ctx, VIEWPORT, [packed], ink, inksOn('imagery'));
    return strokes;
  };

  it('are painted again, with their names whatever the room', () => {
    const strokes = marks(plot([square('ADD', 10, 10, 40)], { label: 'TALHAO 01' }));
    expect(strokes.slice(0, 3).map(({ act, what, alpha, width }) => [act, what, alpha, width])).toEqual([
      ['fill', SQUARE, 0.26, 1],
      ['stroke', SQUARE, 0.85, 6],
      ['stroke', SQUARE, 1, 3],
    ]);
    expect(strokes.slice(3).map(({ act, width }) => [act, width])).toEqual([
      ['strokeText', 3.5],
      ['fillText', 3.5],
    ]);
    expect(strokes[4]?.what).toMatch(/^TALHAO 01 30 (?:29|30)/);
  });

  it('stay dashed where they cannot be read', () => {
    expect(marks(plot([square('ADD', 10, 10, 40)], { unreadable: true }))[2]?.dash).toEqual([3, 3]);
    expect(marks(plot([square('ADD', 10, 10, 40)]))[2]?.dash).toEqual([]);
  });

  it('have a hole that leaves the outline as a line alone', () => {
    const strokes = marks(plot([square('ADD', 10, 10, 40), square('REMOVE', 40, 40, 20)]));
    expect(strokes[0]).toMatchObject({ act: 'fill', what: SQUARE });
    expect(strokes.filter(({ act }) => act === 'stroke')).toHaveLength(4);
  });
});

describe('shapes over the plots', () => {
  const inks = inksOn('imagery');
  const shape = (one: Parameters<typeof paintShape>[2]) => {
    const { ctx, strokes } = notingPen();
    paintShape(ctx, VIEWPORT, one, inks);
    return strokes;
  };

  it.each([
    ['vertex', 6, satelliteMap.vertex.fill],
    ['chosenVertex', 8, satelliteMap.selected.stroke],
    ['midpoint', 4, satelliteMap.midpoint.fill],
    ['overlap', 4, satelliteMap.overlap.stroke],
  ] as const)('a %s is a point of %i px', (look, radius, fill) => {
    const strokes = shape({ look, point: at(30, 40) });
    expect(strokes.map(({ act, what, style }) => [act, what, style])).toEqual([
      ['fill', `A30 40 ${radius}`, fill],
      ['stroke', `A30 40 ${radius}`, inks.looks[look].stroke],
    ]);
  });

  it('a point is named above, a line in its middle, an area on its ground', () => {
    const label = '12 m';
    const line = [at(0, 0), at(10, 0), at(20, 0)];
    const named = (one: Parameters<typeof paintShape>[2]) => shape(one).at(-1)?.what;
    expect(named({ look: 'vertex', point: at(30, 40), label })).toBe('12 m 30 24');
    expect(named({ look: 'measure', line, label })).toBe('12 m 10 0');
    expect(named({ look: 'gap', area: [square('ADD', 10, 10, 40)], label })).toMatch(/^12 m 30 (?:29|30)/);
  });

  it('a line is open and cased', () => {
    const strokes = shape({ look: 'measure', line: [at(0, 0), at(10, 0)] });
    expect(strokes.map(({ act, what, width }) => [act, what, width])).toEqual([
      ['stroke', 'M0 0 L10 0', 5.5],
      ['stroke', 'M0 0 L10 0', 2.5],
    ]);
  });

  it('an area is filled, its holes dashed', () => {
    const area = [square('ADD', 10, 10, 40), square('REMOVE', 20, 20, 10)];
    const strokes = shape({ look: 'drawing', area });
    expect(strokes[0]).toMatchObject({ act: 'fill', alpha: 0.2 });
    expect(strokes.at(-1)).toMatchObject({
      act: 'stroke',
      dash: [6, 5],
      what: 'M20 30 L30 30 L30 20 L20 20 Z',
    });
    expect(shape({ look: 'drawing', area: [square('ADD', 10, 10, 40)] })).toHaveLength(3);
    expect(shape({ look: 'drawing', area: [] })).toEqual([]);
  });
});

describe('a picture of a plot', () => {
  const bounds = { north: at(0, 0).lat, west: at(0, 0).lng, south: at(0, 80).lat, east: at(100, 0).lng };
  const raster = (clip: Ring[]) => {
    const { ctx, strokes } = notingPen();
    const picture = document.createElement('canvas');
    paintRaster(ctx, VIEWPORT, { picture, bounds, clip, opacity: 0.7 }, inksOn('imagery'));
    return { strokes, ctx };
  };

  it('is cut to it, its cells kept sharp, the border over it', () => {
    const { strokes, ctx } = raster([square('ADD', 10, 10, 40)]);
    expect(strokes.map(({ act, what }) => [act, what])).toEqual([
      ['clip', SQUARE],
      ['drawImage', '0 0 100 80'],
      ['stroke', SQUARE],
      ['stroke', SQUARE],
    ]);
    expect(strokes[1]?.alpha).toBe(0.7);
    expect(ctx.imageSmoothingEnabled).toBe(false);
  });

  it('leaves its holes free', () => {
    const { strokes } = raster([square('ADD', 10, 10, 40), square('REMOVE', 20, 20, 10)]);
    expect(strokes[1]).toMatchObject({ act: 'clip', rule: 'evenodd' });
    expect(strokes[1]?.what).toMatch(/^M20 30 .*Z R0 0 400 300$/);
    expect(strokes.at(-1)?.dash).toEqual([6, 5]);
    expect(raster([]).strokes).toEqual([]);
  });
});

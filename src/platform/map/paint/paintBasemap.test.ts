// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainMap } from '@/platform/theme/mapColours';
import { worldSize, worldX, worldY } from '../mercator';
import { hatchPattern } from './hatch';
import { paintBasemap } from './paintBasemap';
import { notingPen } from './pen.test.kit';
import { trace } from './viewport';

afterEach(() => vi.unstubAllGlobals());

/** A window of 800 × 600 px with a place in its middle. */
function painted(lat: number, lng: number, zoom: number, mode: 'light' | 'dark' = 'light') {
  const { ctx, strokes } = notingPen();
  const scale = worldSize(zoom);
  const [width, height] = [800, 600];
  const originX = worldX(lng) - width / 2 / scale;
  const originY = worldY(lat) - height / 2 / scale;
  const steps = [...paintBasemap(ctx, { originX, originY, scale, zoom, width, height }, mode)];
  expect(steps).toHaveLength(1);
  return strokes;
}

const CUIABA = [-15.6, -56.1] as const;
const ATLANTIC = [-20, -20] as const;

describe('the map without a key', () => {
  it('is land, net, inner and outer borders, in the colours of its mode', () => {
    for (const mode of ['light', 'dark'] as const) {
      const { casing, hole } = plainMap[mode];
      const strokes = painted(...CUIABA, 3, mode);
      expect(strokes.map(({ act, style, alpha, width }) => [act, style, alpha, width])).toEqual([
        ['fill', casing, 0.45, 1],
        ['stroke', hole, 0.22, 1],
        ['stroke', hole, 0.45, 1],
        ['stroke', hole, 0.8, 1.5],
      ]);
    }
  });

  it('near by fills the window with land, or leaves it to the sea', () => {
    const near = painted(...CUIABA, 10);
    expect(near[0]).toMatchObject({ act: 'fillRect', what: '0 0 800 600', alpha: 0.45 });
    expect(painted(...ATLANTIC, 10).map(({ act }) => act)).not.toContain('fillRect');
    expect(painted(...CUIABA, 9.9)[0]?.act).toBe('fill');
  });

  it('draws the borders that are in view, and no others', () => {
    const borders = (...place: Parameters<typeof painted>) =>
      painted(...place)
        .slice(-2)
        .map(({ what }) => what);
    expect(borders(...ATLANTIC, 12)).toEqual(['', '']);
    // Tocantins river, between Maranhao and Tocantins: inside the country.
    const [inner, outer] = borders(-6.5, -47.45, 10);
    expect(inner).not.toBe('');
    expect(outer).toBe('');
  });

  it('names its states from zoom 4 to zoom 9', () => {
    const names = (zoom: number) => painted(...CUIABA, zoom).filter(({ act }) => act === 'fillText');
    expect([3.9, 4, 9, 9.1].map((zoom) => names(zoom).length)).toEqual([0, 27, 27, 0]);
    expect(names(4)[0]).toMatchObject({ style: plainMap.light.hole, alpha: 0.9 });
  });

  it('has a net of whole lines from edge to edge', () => {
    const net = painted(...CUIABA, 10).find(({ alpha }) => alpha === 0.22)?.what ?? '';
    const lines = [...net.matchAll(/M(\S+) (\S+) L(\S+) (\S+)/g)].map((found) => found.slice(1).map(Number));
    const upright = lines.filter(([fromX, , toX]) => fromX === toX);
    const level = lines.filter(([, fromY, , toY]) => fromY === toY);
    expect(upright.length).toBeGreaterThan(1);
    expect(level.length).toBeGreaterThan(1);
    expect(upright.length + level.length).toBe(lines.length);
    for (const [x = 0, fromY, , toY] of upright) {
      expect([fromY, toY]).toEqual([0, 600]);
      // In the middle of a pixel, where a line of one pixel is sharp; in view.
      expect(x % 1).toBe(0.5);
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(x).toBeLessThanOrEqual(801);
    }
    for (const [fromX, y = 0, toX] of level) {
      expect([fromX, toX]).toEqual([0, 800]);
      expect(y % 1).toBe(0.5);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(y).toBeLessThanOrEqual(601);
    }
  });
});

describe('a line on the canvas', () => {
  const viewport = { originX: 0.1, originY: 0.2, scale: 100, zoom: 0, width: 10, height: 10 };
  function traced(points: readonly number[], closed?: boolean) {
    const steps: string[] = [];
    const note = (name: string) => (x: number, y: number) =>
      void steps.push(`${name}${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`);
    const path = { moveTo: note('M'), lineTo: note('L'), closePath: () => void steps.push('Z') };
    trace(path, Float64Array.from(points), viewport, closed);
    return steps.join(' ');
  }

  it('is moved and scaled, and closed unless it is open', () => {
    expect(traced([0.1, 0.2, 0.2, 0.2, 0.2, 0.3])).toBe('M0 0 L10 0 L10 10 Z');
    expect(traced([0.1, 0.2, 0.2, 0.2], false)).toBe('M0 0 L10 0');
    expect(traced([])).toBe('Z');
  });

  it('leaves out vertices that cannot be seen, but never the last', () => {
    // 0.7 px and 0.4 + 0.4 px away.
    expect(traced([0.1, 0.2, 0.107, 0.2, 0.2, 0.2, 0.3, 0.2], false)).toBe('M0 0 L10 0 L20 0');
    expect(traced([0.1, 0.2, 0.104, 0.204, 0.2, 0.2, 0.3, 0.2], false)).toBe('M0 0 L0.4 0.4 L10 0 L20 0');
    expect(traced([0.1, 0.2, 0.2, 0.2, 0.203, 0.2], false)).toBe('M0 0 L10 0 L10.3 0');
  });
});

describe('a hatch', () => {
  function hatched(colour: string, hatch: Parameters<typeof hatchPattern>[2]) {
    const tile = notingPen();
    const own = notingPen();
    const canvas = { width: 0, height: 0, getContext: () => tile.ctx };
    const create = vi.spyOn(document, 'createElement').mockReturnValue(canvas as unknown as HTMLElement);
    const pattern = hatchPattern(own.ctx, colour, hatch);
    create.mockRestore();
    return { pattern, canvas, strokes: tile.strokes };
  }

  it('slants by its angle over a tile of two steps', () => {
    const rising = hatched('#010203', { angle: 45, step: 8, line: 3 });
    expect([rising.canvas.width, rising.canvas.height]).toEqual([16, 16]);
    expect(rising.strokes[0]).toMatchObject({ style: '#010203', width: 3 });
    expect(rising.strokes[0]?.what).toMatch(/^M-16 24 L16 -8 M-8 24 L24 -8 .* M32 24 L64 -8$/);
    const falling = hatched('#010203', { angle: -45, step: 8, line: 3 });
    expect(falling.strokes[0]?.what).toMatch(/^M-16 -8 L16 24 M-8 -8 L24 24 .* M32 -8 L64 24$/);
  });

  it('is made once for each colour and look', () => {
    const look = { angle: 45, step: 6, line: 1 };
    expect(hatched('#0a0b0c', look).strokes).toHaveLength(1);
    expect(hatched('#0a0b0c', look)).toMatchObject({ pattern: 'pattern', strokes: [] });
    expect(hatched('#0d0e0f', look).strokes).toHaveLength(1);
  });
});

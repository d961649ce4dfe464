import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FITTED, MOST_SCALE, panBy, transformOf, turned, zoomAt } from '@/platform/viewer/panZoom';

const STAGE = { width: 800, height: 600 };

describe('zoomAt', () => {
  it('keeps what is under the pointer where it is', () => {
    // A point of the image at (100, 50) from the middle lies at (200, 100) when twice as large; moved back by (100, 50).
    expect(zoomAt(FITTED, 2, { x: 100, y: 50 }, STAGE)).toEqual({ scale: 2, x: -100, y: -50, turns: 0 });
  });

  it('ends at fitted and at eight times', () => {
    const large = Array.from({ length: 20 }).reduce<typeof FITTED>(
      (view) => zoomAt(view, 1.25, { x: 300, y: 0 }, STAGE),
      FITTED,
    );
    expect(large.scale).toBe(MOST_SCALE);
    expect(zoomAt(large, 0.01, { x: 0, y: 0 }, STAGE)).toEqual(FITTED);
  });

  it('never loses the image, however it is moved', () => {
    const moves = fc.array(
      fc.record({
        factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
        x: fc.integer({ min: -4000, max: 4000 }),
        y: fc.integer({ min: -4000, max: 4000 }),
      }),
    );
    fc.assert(
      fc.property(moves, (list) => {
        const view = list.reduce<typeof FITTED>(
          (now, { factor, x, y }) => panBy(zoomAt(now, factor, { x, y }, STAGE), { x, y }, STAGE),
          FITTED,
        );
        expect(Math.abs(view.x)).toBeLessThanOrEqual((STAGE.width * (view.scale - 1)) / 2 + 1e-6);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((STAGE.height * (view.scale - 1)) / 2 + 1e-6);
      }),
    );
  });
});

describe('a turned image', () => {
  it('fits the other way round', () => {
    // 1200 × 600 fits 800 × 600 at two thirds; on its side, 600 wide and 1200 high, at one half.
    const sideways = transformOf(turned(FITTED), { width: 1200, height: 600 }, STAGE);
    expect(sideways).toBe('translate(0px, 0px) rotate(90deg) scale(0.75)');
  });

  it('is as before after four turns', () => {
    const around = [1, 2, 3, 4].reduce<typeof FITTED>((view) => turned(view), FITTED);
    expect(transformOf(around, { width: 1200, height: 600 }, STAGE)).toMatch(/rotate\(360deg\) scale\(1\)/);
  });
});

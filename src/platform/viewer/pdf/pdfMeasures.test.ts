import { describe, expect, it } from 'vitest';
import { fittedZoom, pageAt, pixelRatio, turnedSize, zoomed } from '@/platform/viewer/pdf/pdfMeasures';

const A4 = { width: 595, height: 842 };

describe('how pages lie', () => {
  it('turns a page by quarters', () => {
    expect(turnedSize(A4, 0)).toEqual(A4);
    expect(turnedSize(A4, 1)).toEqual({ width: 842, height: 595 });
    expect(turnedSize(A4, 2)).toEqual(A4);
  });

  it.each([
    [600, 0.716],
    [390, 0.451],
    [0, 0.25],
    [4000, 1.6],
  ])('fits A4 into %i px by zoom %f', (room, zoom) => {
    expect(fittedZoom(A4.width, room)).toBeCloseTo(zoom, 3);
  });

  it('zooms between a quarter and five times the paper', () => {
    expect(zoomed(1, 1.25)).toBe(1.25);
    expect(zoomed(4.9, 1.25)).toBe(5);
    expect(zoomed(0.26, 0.5)).toBe(0.25);
  });

  it('draws a page of any size with no more pixels than a browser has', () => {
    expect(pixelRatio({ width: 800, height: 1100 }, 2)).toBe(2);
    const huge = { width: 20_000, height: 20_000 };
    const ratio = pixelRatio(huge, 2);
    expect(huge.width * ratio * huge.height * ratio).toBeLessThanOrEqual(16_777_217);
  });

  it('knows the page at a height', () => {
    const tops = [12, 824, 1636];
    expect([0, 12, 823, 824, 5000].map((height) => pageAt(tops, height))).toEqual([0, 0, 0, 1, 2]);
    expect(pageAt([], 100)).toBe(0);
  });
});

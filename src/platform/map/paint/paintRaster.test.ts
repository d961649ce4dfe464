import { expect, test } from 'vitest';
import { worldSize, worldX, worldY } from '../mercator';
import { canvasBox } from './paintRaster';

test('a box of degrees stands where its vertices are', () => {
  const bounds = { south: -24.02, west: -53.8, north: -24, east: -53.78 };
  const scale = worldSize(14);
  const viewport = {
    originX: worldX(-53.81),
    originY: worldY(-23.99),
    scale,
    zoom: 14,
    width: 1000,
    height: 1000,
  };
  const box = canvasBox(bounds, viewport);
  // 256 · 2^14 pixels for 360 degrees: a hundredth of a degree is 116.5 of them, and southwards 1/cos 24° as many.
  expect(box.x).toBeCloseTo(116.51, 1);
  expect(box.width).toBeCloseTo(233.02, 1);
  expect(box.y).toBeCloseTo(127.53, 1);
  expect(box.height).toBeCloseTo(255.1, 0);
});

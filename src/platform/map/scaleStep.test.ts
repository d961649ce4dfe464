import { expect, test } from 'vitest';
import { scaleStep } from './scaleStep';

test.each([
  [1, 100, 100],
  [17.3, 1000, 57.8],
  [0.3, 20, 66.7],
  [4776, 500_000, 104.7],
])('at %d metres a pixel the bar says %d metres', (perPixel, metres, width) => {
  const step = scaleStep(perPixel);
  expect(step.metres).toBe(metres);
  expect(step.width).toBeCloseTo(width, 1);
});

import { expect, test } from 'vitest';
import { changeRamps, indexRamps } from '@/platform/theme/mapColours';
import { gridPixels, rampColour } from './picture';

test('a colour between two steps is their mixture, one beyond the ends the last step', () => {
  const stops = ['#000000', '#FF0000', '#FFFFFF'];
  expect(rampColour(stops, [0, 1], 0.25)).toEqual([128, 0, 0]);
  expect(rampColour(stops, [0, 1], 0.5)).toEqual([255, 0, 0]);
  expect(rampColour(stops, [-1, 1], 0.5)).toEqual([255, 128, 128]);
  expect(rampColour(stops, [0, 1], -3)).toEqual([0, 0, 0]);
  expect(rampColour(stops, [0, 1], 3)).toEqual([255, 255, 255]);
});

test('cells keep their place, and what is unknown is hatched in grey', () => {
  const bounds = { north: 1, south: 0, west: 0, east: 1 };
  const { pixels, width, height } = gridPixels(
    { bounds, columns: 2, rows: 2, values: [0, 1, null, 0] },
    { stops: ['#000000', '#FFFFFF'], range: [0, 1] },
  );
  expect([width, height]).toEqual([12, 12]);
  const at = (x: number, y: number) =>
    Array.from(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));
  expect(at(0, 0)).toEqual([0, 0, 0, 255]);
  expect(at(11, 5)).toEqual([255, 255, 255, 255]);
  expect(at(11, 11)).toEqual([0, 0, 0, 255]);
  const unknown = new Set(Array.from({ length: 6 }, (_, x) => at(x, 8).join()));
  expect(unknown.size).toBe(2);
});

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
const contrast = (one: string, other: string) => (luminance(other) + 0.05) / (luminance(one) + 0.05);

test('the clear ramp rises in lightness at every step, and a change is darkest at both ends', () => {
  indexRamps.clear.slice(1).forEach((colour, at) => {
    expect(contrast(indexRamps.clear[at] ?? '', colour)).toBeGreaterThan(1.3);
  });
  for (const [strongLoss, loss, none, gain, strongGain] of Object.values(changeRamps)) {
    expect(contrast(strongLoss, loss)).toBeGreaterThan(1.8);
    expect(contrast(loss, none)).toBeGreaterThan(1.8);
    expect(contrast(gain, none)).toBeGreaterThan(1.8);
    expect(contrast(strongGain, gain)).toBeGreaterThan(1.8);
  }
});

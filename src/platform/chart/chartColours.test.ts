import { expect, it } from 'vitest';
import { firstScheme } from '@/platform/theme/schemes';
import { chartColour } from './chartColours';

it('gives five series five colours, and begins again with the sixth', () => {
  const tokens = firstScheme('light');
  const five = [0, 1, 2, 3, 4].map((at) => chartColour(tokens, at));
  expect(five).toEqual([tokens.chart1, tokens.chart2, tokens.chart3, tokens.chart4, tokens.chart5]);
  expect(new Set(five).size).toBe(5);
  expect([5, 9, 12].map((at) => chartColour(tokens, at))).toEqual([five[0], five[4], five[2]]);
});

import type { Scheme } from '@/platform/theme/schemeTypes';

/** The colour of a series, by its place. */
export function chartColour(tokens: Scheme, at: number): string {
  const colours = [tokens.chart1, tokens.chart2, tokens.chart3, tokens.chart4, tokens.chart5];
  return colours[at % colours.length] ?? tokens.chart1;
}

/** Lines differ by their strokes too: not everybody tells the colours apart. */
export const DASHES = ['', '7 4', '2 3', '10 3 2 3', '4 2'] as const;

import type { Plot } from '../mapTypes';

/** The demo's harvests of the years before this one, the newest first. */
export const FORMER = [
  { yield: 61.4, rain: 612, degreeDays: 1630, deficit: 38, days: 122 },
  { yield: 48.2, rain: 402, degreeDays: 1710, deficit: 141, days: 116 },
  { yield: 64.9, rain: 655, degreeDays: 1602, deficit: 61, days: 124 },
  { yield: 55.1, rain: 498, degreeDays: 1668, deficit: 74, days: 119 },
  { yield: 59.7, rain: 571, degreeDays: 1644, deficit: 55, days: 121 },
] as const;

/** Sacks a hectare of a plot so many harvests ago. */
export const formerYield = (plot: Plot, back: number): number | null => {
  const harvest = FORMER[back];
  return harvest ? Math.round((harvest.yield + (plot.id % 5)) * 10) / 10 : null;
};

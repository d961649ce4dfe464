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

interface StageLength {
  readonly code: string;
  /** Days from planting. */
  readonly days: number;
}

/**
 * A former harvest parted into the stages of its cycle, each with the share of its length. Of the harvest five years ago
 * the hours of cold were not recorded.
 */
export function formerStages(stages: readonly StageLength[], back: number) {
  const harvest = FORMER[back];
  if (!harvest) return [];
  const whole = Math.max(1, (stages.at(-1)?.days ?? 0) + 1);
  return stages.slice(0, -1).map(({ code, days }, at) => {
    const share = ((stages[at + 1]?.days ?? days) - days) / whole;
    const part = (sum: number) => Math.round(sum * share * 100) / 100;
    return {
      code,
      days: Math.round(harvest.days * share),
      degreeDays: part(harvest.degreeDays),
      chill: back === FORMER.length - 1 ? null : part(9 + back),
      rain: part(harvest.rain),
      et0: part(harvest.days * 4.4),
      deficit: part(harvest.deficit),
      hot: Math.round((6 + back) * share),
      cold: 0,
    };
  });
}

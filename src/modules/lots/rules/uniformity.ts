import type { uniformityStatus } from '../lotLook';

/** Birds count as even within this share of the mean weight, on either side. */
const REACH = 0.1;
const UNIFORM = 80;
const NOT_UNIFORM = 60;

export type UniformityBand = keyof typeof uniformityStatus;

/**
 * Share of the weighed birds that lie within ±10 % of their mean weight, in percent.
 * @param readings grams of each bird
 * @returns 0 to 100, or null without readings
 * Source: facts F19.
 */
export function uniformity(readings: readonly number[]): number | null {
  if (readings.length === 0) return null;
  const mean = readings.reduce((sum, weight) => sum + weight, 0) / readings.length;
  // A hundredth of a gram: limits that binary numbers miss by a hair belong to the band.
  const reach = mean * REACH + 0.01;
  const even = readings.filter((weight) => Math.abs(weight - mean) <= reach).length;
  return (even / readings.length) * 100;
}

/** Band of the unrounded share: from 80 uniform, above 60 medium, else not uniform (decisions §3.12). */
export function uniformityBand(share: number): UniformityBand {
  if (share >= UNIFORM) return 'uniform';
  return share > NOT_UNIFORM ? 'medium' : 'nonUniform';
}

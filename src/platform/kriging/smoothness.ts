import type { Variogram } from './krigingTypes';

/** A box around its centre, in metres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** Gaussian covariances are smooth over a box of which a half side is at most so many scales. */
const SMOOTH_GAUSSIAN = 0.25;
/** Scales beyond which a gaussian covariance is below 1e-24. */
const GAUSSIAN_END = 7.5;

/** How a place's covariances over a box are: all 0, smooth enough for a few Chebyshev nodes, or neither. */
export type Manner = 'none' | 'smooth' | 'direct';

/** Square of a distance: `Math.hypot` takes ten times as long. */
export const sumOfSquares = (x: number, y: number): number => x * x + y * y;

/**
 * How the covariances between a place and a box, no higher than wide, are. `near` is how many half widths a place has to lie
 * away from the border: there the covariance has its kink, and the error at a number of nodes falls with that distance (L. N.
 * Trefethen, Approximation Theory and Approximation Practice, 2013, ch. 8).
 */
export function mannerOf(
  { model, scale }: Variogram,
  { x, y, halfX, halfY }: Box,
  near: number,
  atX: number,
  atY: number,
): Manner {
  const dx = Math.abs(atX - x);
  const dy = Math.abs(atY - y);
  const nearest = sumOfSquares(Math.max(0, dx - halfX), Math.max(0, dy - halfY));
  if (model === 'gaussian') {
    if (nearest > (GAUSSIAN_END * scale) ** 2) return 'none';
    return halfX <= SMOOTH_GAUSSIAN * scale ? 'smooth' : 'direct';
  }
  // It ends at its scale: a box across that circle is not smooth.
  const end = scale * scale;
  if (model === 'spherical' && nearest >= end) return 'none';
  if (Math.max(dx - halfX, dy - halfY) < near * halfX) return 'direct';
  return model === 'spherical' && sumOfSquares(dx + halfX, dy + halfY) > end ? 'direct' : 'smooth';
}

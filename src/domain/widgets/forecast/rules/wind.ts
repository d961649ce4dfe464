/** The points of the compass in the order of their arrows, from south clockwise by 45°. */
const POINTS = ['S', 'SW', 'W', 'NW', 'N', 'NE', 'E', 'SE'] as const;

export type CompassPoint = (typeof POINTS)[number];

/** The point that compass letters name, or null. */
export function compassPoint(letters: string): CompassPoint | null {
  const upper = letters.trim().toUpperCase();
  return POINTS.find((point) => point === upper) ?? null;
}

/**
 * Degrees by which an arrow that points up is turned, so that it points where the wind blows to: a wind from the
 * south points up.
 */
export function arrowRotation(point: CompassPoint): number {
  return POINTS.indexOf(point) * 45;
}

import type { LatLng } from '@/platform/geo/geoTypes';

type Segment = { readonly from: LatLng; readonly to: LatLng };

/** Twice the area of a triangle in square degrees: positive when it turns to the left. */
const turn = (a: LatLng, b: LatLng, c: LatLng): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

/** The point that lies a share of the way from one point to another. */
export const between = (from: LatLng, to: LatLng, share: number): LatLng => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});

/** Where on a segment the foot of a point lies, as a share of the way from 0 to 1. */
export function footShare(point: LatLng, { from, to }: Segment): number {
  const [dx, dy] = [to.lng - from.lng, to.lat - from.lat];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  const share = ((point.lng - from.lng) * dx + (point.lat - from.lat) * dy) / length;
  return Math.min(1, Math.max(0, share));
}

/** Degrees between a point and a segment, as on a flat grid of degrees. */
export function degreesAway(point: LatLng, segment: Segment): number {
  const foot = between(segment.from, segment.to, footShare(point, segment));
  return Math.hypot(point.lng - foot.lng, point.lat - foot.lat);
}

/**
 * Where two segments pass through each other, as shares of the way along each; null when they miss each other or
 * only touch. As on a flat grid of degrees: over the length of a field's side that is the line the map draws.
 */
export function crossingShares(one: Segment, other: Segment): { one: number; other: number } | null {
  const a = turn(one.from, one.to, other.from);
  const b = turn(one.from, one.to, other.to);
  if (a === 0 || b === 0 || a > 0 === b > 0) return null;
  const c = turn(other.from, other.to, one.from);
  const d = turn(other.from, other.to, one.to);
  if (c === 0 || d === 0 || c > 0 === d > 0) return null;
  return { one: c / (c - d), other: a / (a - b) };
}

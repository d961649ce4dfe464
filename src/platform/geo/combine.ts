import type { PolygonArea } from '@/platform/geo/geoTypes';
import { fromGeometry, subtract, toGeometry, unite, withoutCrumbs } from '@/platform/geo/geometry';
import { type Gap, stripsBetween } from '@/platform/geo/gaps';

/** A plot without what overlaps its neighbours. No rings are left when they cover all of it. */
export const clippedTo = (area: PolygonArea, neighbours: readonly PolygonArea[]): PolygonArea =>
  fromGeometry(withoutCrumbs(subtract(toGeometry(area), neighbours.map(toGeometry))));

/** A plot together with the strip that lay between it and a neighbour. */
export const withGapClosed = (area: PolygonArea, gap: Pick<Gap, 'closing'>): PolygonArea =>
  fromGeometry(withoutCrumbs(unite([toGeometry(area), gap.closing])));

export type Merge =
  | { readonly ok: true; readonly area: PolygonArea }
  /** They have no border in common: together they would still be parts. */
  | { readonly ok: false; readonly reason: 'apart' };

const partCount = (area: PolygonArea) => area.filter(({ type }) => type === 'ADD').length;

/** A lane between two plots that are made one becomes part of it. Metres. */
const LANE = 12;

const joined = (one: PolygonArea, other: PolygonArea): PolygonArea =>
  fromGeometry(
    withoutCrumbs(unite([toGeometry(one), toGeometry(other), stripsBetween(one, other, { widest: LANE })])),
  );

/**
 * Makes one plot of several neighbours; strips between them that belong to no plot are taken in, up to the width of a
 * lane.
 */
export function merged(areas: readonly PolygonArea[]): Merge {
  const [first, ...others] = areas;
  if (!first) return { ok: false, reason: 'apart' };
  let [whole, left] = [first, others];
  while (left.length > 0) {
    const made = left
      .map((next) => ({ next, area: joined(whole, next) }))
      .find(({ next, area }) => partCount(area) < partCount(whole) + partCount(next));
    if (!made) return { ok: false, reason: 'apart' };
    whole = made.area;
    left = left.filter((one) => one !== made.next);
  }
  return { ok: true, area: whole };
}

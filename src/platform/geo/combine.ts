import type { PolygonArea } from '@/platform/geo/geoTypes';
import { fromGround, type Ground, groundSize, subtract, toGround, unite } from '@/platform/geo/ground';
import { type Gap, gapsOf } from '@/platform/geo/gaps';
import { indexPlots } from '@/platform/geo/plotIndex';

/** Crumbs smaller than that, left where two borders nearly coincide, are thrown away. Square metres. */
const CRUMB = 1;

const withoutCrumbs = (ground: Ground): Ground => ground.filter((part) => groundSize([part]) >= CRUMB);

/** A plot without the ground that its neighbours hold. No rings are left when they hold all of it. */
export const clippedTo = (area: PolygonArea, neighbours: readonly PolygonArea[]): PolygonArea =>
  fromGround(withoutCrumbs(subtract(toGround(area), neighbours.map(toGround))));

/** A plot together with the strip that lay between it and a neighbour. */
export const withGapClosed = (area: PolygonArea, gap: Pick<Gap, 'shape'>): PolygonArea =>
  fromGround(withoutCrumbs(unite([toGround(area), toGround(gap.shape)])));

export type Merge =
  | { readonly ok: true; readonly area: PolygonArea }
  /** They have no border in common: together they would still be parts. */
  | { readonly ok: false; readonly reason: 'apart' };

/** Makes one plot of several neighbours; strips of nobody's ground between them are taken in. */
export function merged(areas: readonly PolygonArea[]): Merge {
  const [first, ...others] = areas;
  if (!first) return { ok: false, reason: 'apart' };
  let left = others;
  let whole = first;
  const partsApart = (area: PolygonArea) => area.filter(({ type }) => type === 'ADD').length;
  const joined = (next: PolygonArea) => {
    const index = indexPlots([{ id: 'next', name: '', area: next }]);
    const strips = gapsOf(whole, index).map(({ shape }) => toGround(shape));
    return fromGround(withoutCrumbs(unite([toGround(whole), toGround(next), ...strips])));
  };
  while (left.length > 0) {
    const made = left
      .map((next) => ({ next, area: joined(next) }))
      .find(({ next, area }) => partsApart(area) < partsApart(whole) + partsApart(next));
    if (!made) return { ok: false, reason: 'apart' };
    whole = made.area;
    left = left.filter((one) => one !== made.next);
  }
  return { ok: true, area: whole };
}

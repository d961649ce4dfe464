import { areaBounds, boundsCentre } from '@/platform/geo/bounds';
import type { LatLng, PolygonArea } from '@/platform/geo/geoTypes';
import { type Flat, localPlane } from '@/platform/geo/localPlane';
import { isInArea } from '@/platform/geo/pick';

/** Most points of a plan. */
export const MOST_PLANNED = 500;
/** Halvings until the spacing of a grid is found to the centimetre. */
const HALVINGS = 40;

const distance = (a: Flat, b: Flat) => Math.hypot(a.x - b.x, a.y - b.y);

/** The nodes of a square grid that lie inside, around the middle of the plot. */
function nodesAt(spacing: number, half: Flat, isInside: (at: Flat) => boolean): Flat[] {
  const [cols, rows] = [Math.ceil(half.x / spacing), Math.ceil(half.y / spacing)];
  const nodes: Flat[] = [];
  for (let row = -rows; row <= rows; row += 1)
    for (let col = -cols; col <= cols; col += 1) {
      const at = { x: (col + 0.5) * spacing, y: (row + 0.5) * spacing };
      if (isInside(at)) nodes.push(at);
    }
  return nodes;
}

/** The distance from a place to the nearest border, by rays to eight sides; nodes near it are given up first. */
function roomAround(at: Flat, spacing: number, isInside: (at: Flat) => boolean): number {
  let room = 0;
  for (let step = 1; step <= 8; step += 1) {
    const reach = (spacing * step) / 8;
    const all = Array.from({ length: 8 }, (_, side) => (side * Math.PI) / 4).every((angle) =>
      isInside({ x: at.x + reach * Math.cos(angle), y: at.y + reach * Math.sin(angle) }),
    );
    if (!all) break;
    room = reach;
  }
  return room;
}

/**
 * So many places on a square grid inside a plot: the widest grid that has as many nodes inside, without those nearest to
 * the border where it has more.
 * @param area the plot; holes are left out
 * @param count at least 1, at most MOST_PLANNED
 * @returns fewer, or none, for a plot without an inside
 */
export function gridPlan(area: PolygonArea, count: number): LatLng[] {
  const bounds = areaBounds(area);
  const wanted = Math.min(MOST_PLANNED, Math.floor(count));
  if (!bounds || wanted < 1) return [];
  const plane = localPlane(boundsCentre(bounds));
  const corner = plane.toFlat({ lat: bounds.north, lng: bounds.east });
  const isInside = (at: Flat) => isInArea(plane.toPoint(at), area);
  // A grid as wide as the plot has few nodes; halved as often as needed it has enough.
  let [narrow, wide] = [Math.max(corner.x, corner.y) / 64, 2 * Math.max(corner.x, corner.y)];
  while (nodesAt(narrow, corner, isInside).length < wanted && narrow > 0.5) narrow /= 2;
  for (let step = 0; step < HALVINGS && wide - narrow > 0.01; step += 1) {
    const middle = (narrow + wide) / 2;
    if (nodesAt(middle, corner, isInside).length >= wanted) narrow = middle;
    else wide = middle;
  }
  const nodes = nodesAt(narrow, corner, isInside);
  const kept =
    nodes.length <= wanted
      ? nodes
      : nodes
          .map((at) => ({ at, room: roomAround(at, narrow, isInside) }))
          .toSorted((a, b) => b.room - a.room)
          .slice(0, wanted)
          .map(({ at }) => at);
  return kept.map(plane.toPoint);
}

/** Metres of a way through places in their order. */
export function routeLength(points: readonly LatLng[]): number {
  const [first] = points;
  if (!first) return 0;
  const flat = points.map(localPlane(first).toFlat);
  return flat.reduce((sum, at, index) => sum + (index === 0 ? 0 : distance(flat[index - 1] ?? at, at)), 0);
}

/** The nearest place after another, begun in the south-west corner. */
function nearestWay(flat: readonly Flat[]): number[] {
  const left = new Set(flat.keys());
  let at = [...left].toSorted((a, b) => sumOf(flat[a]) - sumOf(flat[b]))[0];
  const way: number[] = [];
  while (at !== undefined) {
    way.push(at);
    left.delete(at);
    const here = flat[at];
    let [next, best]: [number | undefined, number] = [undefined, Infinity];
    for (const other of left) {
      const there = flat[other];
      const metres = here && there ? distance(here, there) : Infinity;
      if (metres < best) [next, best] = [other, metres];
    }
    at = next;
  }
  return way;
}
const sumOf = (at: Flat | undefined) => (at ? at.x + at.y : Infinity);

/** Takes back every turn that shortens a way (2-opt; G. A. Croes, Operations Research 6, 1958). */
function untangled(given: readonly number[], flat: readonly Flat[]): number[] {
  const way = [...given];
  const metres = (a: number | undefined, b: number | undefined) => {
    const [from, to] = [a === undefined ? undefined : flat[a], b === undefined ? undefined : flat[b]];
    return from && to ? distance(from, to) : 0;
  };
  for (let shortened = true; shortened;) {
    shortened = false;
    for (let i = 0; i < way.length - 1; i += 1)
      for (let j = i + 1; j < way.length; j += 1) {
        const now = metres(way[i - 1], way[i]) + metres(way[j], way[j + 1]);
        const turned = metres(way[i - 1], way[j]) + metres(way[i], way[j + 1]);
        if (turned < now - 1e-6) {
          way.splice(i, j - i + 1, ...way.slice(i, j + 1).toReversed());
          shortened = true;
        }
      }
  }
  return way;
}

/**
 * A short way through all places: the nearest next one from the south-west, or their own order, each without the turns that
 * lengthen it; the shorter of both. It does not return to its start.
 */
export function shortRoute<Place extends LatLng>(places: readonly Place[]): Place[] {
  const [first] = places;
  if (!first) return [];
  const flat = places.map(localPlane(first).toFlat);
  const [best] = [nearestWay(flat), [...flat.keys()]]
    .map((way) => untangled(way, flat).flatMap((index) => places[index] ?? []))
    .toSorted((a, b) => routeLength(a) - routeLength(b));
  return best ?? [];
}

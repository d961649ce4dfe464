import type { Position } from 'geojson';
import type { Bounds } from '@/platform/geo/geoTypes';
import type { Geometry } from '@/platform/geo/geometry';

type Inside = (position: Position) => boolean;
type Cut = (from: Position, to: Position) => Position;

/** Cuts a ring at one line, after I. Sutherland and G. Hodgman, Reentrant polygon clipping, CACM 1974. */
function cutRing(ring: readonly Position[], inside: Inside, cut: Cut): Position[] {
  return ring.flatMap((position, at) => {
    const last = ring.at(at - 1) ?? position;
    if (inside(position)) return inside(last) ? [position] : [cut(last, position), position];
    return inside(last) ? [cut(last, position)] : [];
  });
}

const atLng =
  (lng: number): Cut =>
  ([fromLng = 0, fromLat = 0], [toLng = 0, toLat = 0]) => [
    lng,
    fromLat + ((lng - fromLng) / (toLng - fromLng)) * (toLat - fromLat),
  ];

const atLat =
  (lat: number): Cut =>
  ([fromLng = 0, fromLat = 0], [toLng = 0, toLat = 0]) => [
    fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng),
    lat,
  ];

function cutToBox(ring: readonly Position[], { south, west, north, east }: Bounds): Position[] {
  const open = ring.slice(0, -1);
  const lines: [Inside, Cut][] = [
    [([lng = 0]) => lng >= west, atLng(west)],
    [([lng = 0]) => lng <= east, atLng(east)],
    [([, lat = 0]) => lat >= south, atLat(south)],
    [([, lat = 0]) => lat <= north, atLat(north)],
  ];
  const kept = lines.reduce<Position[]>((left, [inside, cut]) => cutRing(left, inside, cut), open);
  return kept.length < 3 ? [] : [...kept, ...kept.slice(0, 1)];
}

/**
 * The part of a geometry inside a box. Parts that the box tears in two stay one ring with a seam along the frame: good
 * for further set operations and for areas, not for showing.
 */
export const windowOf = (geometry: Geometry, box: Bounds): Geometry =>
  geometry.flatMap((part) => {
    const rings = part.map((ring) => cutToBox(ring, box));
    return (rings[0]?.length ?? 0) === 0 ? [] : [rings.filter((ring) => ring.length > 0)];
  });

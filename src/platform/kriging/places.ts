import type { KrigingPoint, PointCounts } from './krigingTypes';
import type { LatLng } from '@/platform/geo/geoTypes';
import { localPlane, type LocalPlane } from '@/platform/geo/localPlane';

/** Metres within which samples are of one place. */
const MERGED_WITHIN = 0.01;

export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly values: Float64Array;
  readonly merged: number;
}

/** The first of a group that a sample belongs to. */
function headOf(group: Int32Array, at: number): number {
  let head = at;
  while (group[head] !== head) head = group[head] ?? NaN;
  return head;
}

/**
 * Samples in metres, those within 1 cm of each other merged to the mean of their places and values: two values of one
 * place leave no system that can be solved. Chains of near samples are one place.
 */
function mergePlaces(x: Float64Array, y: Float64Array, values: Float64Array): Places {
  const n = x.length;
  const group = Int32Array.from({ length: n }, (_, at) => at);
  for (let i = 1; i < n; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const dx = (x[i] ?? NaN) - (x[j] ?? NaN);
      const dy = (y[i] ?? NaN) - (y[j] ?? NaN);
      if (dx * dx + dy * dy > MERGED_WITHIN * MERGED_WITHIN) continue;
      const [one, other] = [headOf(group, i), headOf(group, j)];
      group[Math.max(one, other)] = Math.min(one, other);
    }
  }
  const members = new Map<number, number[]>();
  for (let at = 0; at < n; at += 1) {
    const head = headOf(group, at);
    const known = members.get(head);
    if (known) known.push(at);
    else members.set(head, [at]);
  }
  // From the first one on: the mean of equal values is that value, to the last digit.
  const meanOf = (of: Float64Array) =>
    Float64Array.from(members, ([head, all]) => {
      const first = of[head] ?? NaN;
      return first + all.reduce((sum, at) => sum + ((of[at] ?? NaN) - first), 0) / all.length;
    });
  return { x: meanOf(x), y: meanOf(y), values: meanOf(values), merged: n - members.size };
}

const hasValue = (point: KrigingPoint): point is KrigingPoint & { readonly value: number } =>
  [point.lat, point.lng, point.value].every(Number.isFinite);

export interface PlacedSamples {
  readonly places: Places;
  readonly plane: LocalPlane;
  readonly origin: LatLng;
  readonly counts: PointCounts;
}

/** Samples in degrees as places of a plane around an origin, or around their mean: R cos φ₀ Δλ east, R Δφ north, R = 6 378 137 m. */
export function placeSamples(points: readonly KrigingPoint[], around?: LatLng): PlacedSamples {
  const known = points.filter(hasValue);
  const meanOf = (degrees: (point: KrigingPoint) => number) =>
    known.reduce((sum, point) => sum + degrees(point), 0) / Math.max(1, known.length);
  const origin = around ?? { lat: meanOf(({ lat }) => lat), lng: meanOf(({ lng }) => lng) };
  const plane = localPlane(origin);
  const flat = known.map(plane.toFlat);
  const places = mergePlaces(
    Float64Array.from(flat, ({ x }) => x),
    Float64Array.from(flat, ({ y }) => y),
    Float64Array.from(known, ({ value }) => value),
  );
  const counts = {
    used: places.x.length,
    merged: places.merged,
    leftOut: points.length - known.length,
  };
  return { places, plane, origin, counts };
}

export interface LatLng {
  lat: number;
  lng: number;
}

export interface Ring {
  type: 'ADD' | 'REMOVE';
  path: LatLng[];
}

const RADIUS = 6_378_137;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Square metres on a sphere of Google's radius; positive when the ring runs clockwise. */
export function signedArea(path: readonly LatLng[]): number {
  let sum = 0;
  for (const [index, point] of path.entries()) {
    const next = path[(index + 1) % path.length] ?? point;
    sum += radians(next.lng - point.lng) * (2 + Math.sin(radians(point.lat)) + Math.sin(radians(next.lat)));
  }
  return (sum * RADIUS * RADIUS) / 2;
}

/** The ring in the direction of its kind: ADD clockwise, REMOVE counter-clockwise. */
export function wound(ring: Ring): Ring {
  const clockwise = signedArea(ring.path) > 0;
  return clockwise === (ring.type === 'ADD') ? ring : { ...ring, path: ring.path.toReversed() };
}

/** Hectares of all ADD rings less all REMOVE rings, two decimals. */
export function hectares(rings: readonly Ring[]): number {
  const metres = rings.reduce(
    (sum, { type, path }) => sum + (type === 'ADD' ? 1 : -1) * Math.abs(signedArea(path)),
    0,
  );
  return Math.round(metres / 100) / 100;
}

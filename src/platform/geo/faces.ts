import type { LatLng, Path } from '@/platform/geo/geoTypes';

/** A way from one place to the next; the interior lies on its left. */
export interface Step {
  readonly from: LatLng;
  readonly to: LatLng;
}

const keyOf = ({ lat, lng }: LatLng) => `${lat} ${lng}`;
const bearing = ({ from, to }: Step) => Math.atan2(to.lat - from.lat, to.lng - from.lng);
const FULL_TURN = 2 * Math.PI;

/** How far to turn clockwise from the way back to another way; a full turn for the way back itself. */
function clockwiseTurn(back: number, way: number): number {
  const angle = (back - way) % FULL_TURN;
  return angle <= 0 ? angle + FULL_TURN : angle;
}

/**
 * Walks along steps, at each place taking the sharpest turn to the left, until every step was taken: the borders of the
 * faces that the steps part the plane into, outlines counter-clockwise, borders of holes clockwise
 * (the walk around faces of a planar subdivision; M. de Berg et al., Computational Geometry, 2008, §2.2).
 */
export function faces(steps: readonly Step[]): Path[] {
  const from = new Map<string, Step[]>();
  steps.forEach((step) => {
    const key = keyOf(step.from);
    from.set(key, [...(from.get(key) ?? []), step]);
  });
  const left = new Set(steps);
  const found: Path[] = [];
  for (const start of steps) {
    if (!left.has(start)) continue;
    const ring: LatLng[] = [];
    let step: Step | undefined = start;
    while (step && left.delete(step)) {
      ring.push(step.from);
      step = nextStep(step, from.get(keyOf(step.to)) ?? []);
    }
    found.push(ring);
  }
  return found;
}

function nextStep(step: Step, ways: readonly Step[]): Step | undefined {
  const back = bearing({ from: step.to, to: step.from });
  const turns = ways.map((way) => ({ way, angle: clockwiseTurn(back, bearing(way)) }));
  return turns.toSorted((a, b) => a.angle - b.angle)[0]?.way;
}

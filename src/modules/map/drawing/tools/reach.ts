import type { LatLng } from '@/platform/geo/geoTypes';
import { distance } from '@/platform/geo/sphere';
import type { MapCamera, ScreenPoint } from '@/platform/map/mapEngine';
import { type VertexRef, type Drawing } from '../model/drawing';
import { sideMiddle } from '../model/edits';

/** How near a press has to be, in CSS pixels. */
const MOUSE = 12;
const FINGER = 22;

export const pressReach = (touch: boolean): number => (touch ? FINGER : MOUSE);

/** Metres under so many pixels at a place of the map. */
export function metresUnder(camera: MapCamera, { x, y }: ScreenPoint, pixels: number): number {
  return distance(camera.unproject({ x, y }), camera.unproject({ x: x + pixels, y }));
}

export const pixelsBetween = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The vertex, or the middle of a side, that lies nearest under a press. */
export interface Grip {
  readonly kind: 'vertex' | 'middle';
  readonly ref: VertexRef;
}

/** Degrees under a press that are worth projecting: a first, cheap look. */
function nearBox(camera: MapCamera, { x, y }: ScreenPoint, reach: number) {
  const [a, b] = [
    camera.unproject({ x: x - reach, y: y - reach }),
    camera.unproject({ x: x + reach, y: y + reach }),
  ];
  return (at: LatLng) => at.lat <= a.lat && at.lat >= b.lat && at.lng >= a.lng && at.lng <= b.lng;
}

/** What lies under a press: vertices go before middles, the nearest first. */
export function gripAt(drawing: Drawing, camera: MapCamera, point: ScreenPoint, touch: boolean): Grip | null {
  const reach = pressReach(touch);
  const isNear = nearBox(camera, point, reach);
  const nearest = (kind: Grip['kind'], place: (ref: VertexRef) => LatLng | null): Grip | null => {
    const best: { grip: Grip | null; away: number } = { grip: null, away: reach };
    drawing.rings.forEach(({ path }, ring) =>
      path.forEach((_, vertex) => {
        const at = place({ ring, vertex });
        if (!at || !isNear(at)) return;
        const away = pixelsBetween(camera.project(at), point);
        if (away <= best.away) Object.assign(best, { grip: { kind, ref: { ring, vertex } }, away });
      }),
    );
    return best.grip;
  };
  const vertex = nearest('vertex', ({ ring, vertex: at }) => drawing.rings[ring]?.path[at] ?? null);
  return vertex ?? nearest('middle', (ref) => sideMiddle(drawing, ref));
}

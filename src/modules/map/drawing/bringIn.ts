import { areaBounds } from '@/platform/geo/bounds';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import type { MapEngine } from '@/platform/map/mapEngine';
import { projectIn } from '@/platform/map/mercator';

/** Smaller than that a vertex cannot be grabbed. CSS pixels. */
const LEAST_SEEN = 240;

/** Shows a drawing large enough to work on, if it is not. */
export function bringIn(engine: MapEngine | null, area: PolygonArea): void {
  const bounds = areaBounds(area);
  if (!engine || !bounds) return;
  const { camera, element } = engine;
  const { width, height } = element.getBoundingClientRect();
  // Where it stands once the map stands, should it be gliding there.
  const onScreen = (lat: number, lng: number) => projectIn(camera.view(), width, height, { lat, lng });
  const from = onScreen(bounds.north, bounds.west);
  const to = onScreen(bounds.south, bounds.east);
  const isIn = from.x > 0 && from.y > 0 && to.x < width && to.y < height;
  if (isIn && Math.max(to.x - from.x, to.y - from.y) >= LEAST_SEEN) return;
  camera.fit(bounds, { padding: { left: 80, right: 80, top: 40, bottom: 120 }, maxZoom: 18 });
}

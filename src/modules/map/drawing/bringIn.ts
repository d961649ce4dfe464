import { areaBounds } from '@/platform/geo/bounds';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import type { MapEngine } from '@/platform/map/mapEngine';

/** Smaller than that nobody can take hold of a corner. CSS pixels. */
const LEAST_SEEN = 240;

/** Shows a drawing large enough to work on, if it is not. */
export function bringIn(engine: MapEngine | null, area: PolygonArea): void {
  const bounds = areaBounds(area);
  if (!engine || !bounds) return;
  const { camera, element } = engine;
  const from = camera.project({ lat: bounds.north, lng: bounds.west });
  const to = camera.project({ lat: bounds.south, lng: bounds.east });
  const { width, height } = element.getBoundingClientRect();
  const isIn = from.x > 0 && from.y > 0 && to.x < width && to.y < height;
  if (isIn && Math.max(to.x - from.x, to.y - from.y) >= LEAST_SEEN) return;
  camera.fit(bounds, { padding: { left: 80, right: 80, top: 40, bottom: 120 }, maxZoom: 18 });
}

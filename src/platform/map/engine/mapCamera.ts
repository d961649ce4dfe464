import type { Bounds } from '@/platform/geo/geoTypes';
import type { FitOptions, MapCamera, MapPadding, MapView } from '../mapEngine';
import { fromWorld, worldSize, worldX, worldY, zoomToFit } from '../mercator';
import type { MapHost } from './mapHost';

/** Air around what is fitted or revealed; CSS pixels. */
const AIR = 32;

interface Free {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the window that panels leave free. */
function freeIn(host: MapHost, { top = 0, right = 0, bottom = 0, left = 0 }: MapPadding = {}): Free {
  const { width, height } = host.size();
  return { left: left + AIR, top: top + AIR, right: width - right - AIR, bottom: height - bottom - AIR };
}

/** Shared by both engines: everything about the camera that is arithmetic. */
export function createCamera(host: MapHost): MapCamera {
  const clamped = (zoom: number) => Math.max(host.minZoom, Math.min(host.maxZoom, zoom));
  const setView = ({ center, zoom }: MapView) => host.setView({ center, zoom: clamped(zoom) });

  return {
    view: host.view,
    setView,
    jump: ({ center, zoom }) => host.setView({ center, zoom: clamped(zoom) }, true),
    panBy: host.panBy,
    project: host.toScreen,
    unproject: host.fromScreen,
    zoomBy: (steps) => {
      const { center, zoom } = host.view();
      setView({ center, zoom: Math.round(zoom) + steps });
    },
    bounds: () => {
      const { width, height } = host.size();
      const upperLeft = host.fromScreen({ x: 0, y: 0 });
      const lowerRight = host.fromScreen({ x: width, y: height });
      return { north: upperLeft.lat, west: upperLeft.lng, south: lowerRight.lat, east: lowerRight.lng };
    },
    fit: (bounds: Bounds, { padding, maxZoom = 17 }: FitOptions = {}) => {
      const { width, height } = host.size();
      const free = freeIn(host, padding);
      const zoom = clamped(
        Math.min(maxZoom, Math.floor(zoomToFit(bounds, free.right - free.left, free.bottom - free.top))),
      );
      const scale = worldSize(zoom);
      const x = (worldX(bounds.west) + worldX(bounds.east)) / 2;
      const y = (worldY(bounds.north) + worldY(bounds.south)) / 2;
      const center = fromWorld(
        x - ((free.left + free.right) / 2 - width / 2) / scale,
        y - ((free.top + free.bottom) / 2 - height / 2) / scale,
      );
      setView({ center, zoom });
    },
    reveal: (at, padding) => {
      const free = freeIn(host, padding);
      const { x, y } = host.toScreen(at);
      const beyond = (value: number, from: number, to: number) =>
        value < from ? value - from : value > to ? value - to : 0;
      const [dx, dy] = [beyond(x, free.left, free.right), beyond(y, free.top, free.bottom)];
      if (dx !== 0 || dy !== 0) host.panBy(dx, dy);
    },
  };
}

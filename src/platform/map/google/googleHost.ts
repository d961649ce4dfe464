import type { HostEvents, MapHost } from '../engine/mapHost';
import type { Basemap, ScreenPoint } from '../mapEngine';

const MIN_ZOOM = 3;
const MAX_ZOOM = 21;

const BASEMAPS: readonly Basemap[] = ['hybrid', 'satellite', 'roadmap'];
const isBasemap = (type: unknown): type is Basemap => BASEMAPS.some((basemap) => basemap === type);

/** A map without controls and keys of its own: those are shared by both engines. */
export const googleOptions: google.maps.MapOptions = {
  mapTypeId: 'hybrid',
  disableDefaultUI: true,
  clickableIcons: false,
  keyboardShortcuts: false,
  gestureHandling: 'greedy',
  isFractionalZoomEnabled: false,
  tilt: 0,
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
};

const xy = (point: google.maps.Point | null): ScreenPoint => ({ x: point?.x ?? 0, y: point?.y ?? 0 });

/** Puts a Google map behind the port. Comes once the map can say where things are. */
export function createGoogleHost(map: google.maps.Map): Promise<MapHost> {
  const { maps } = google;
  const overlay = new maps.OverlayView();
  const pane = document.createElement('div');
  let events: HostEvents | null = null;
  const listeners: google.maps.MapsEventListener[] = [];

  const element = map.getDiv();
  element.tabIndex = 0;
  const latLng = ({ lat, lng }: { lat: number; lng: number }) => new maps.LatLng(lat, lng);
  const projection = () => overlay.getProjection();
  const toPane = (at: { lat: number; lng: number }) => xy(projection().fromLatLngToDivPixel(latLng(at)));

  const host: MapHost = {
    kind: 'google',
    element,
    pane,
    glides: false,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    size: () => ({ width: element.clientWidth, height: element.clientHeight }),
    view: () => {
      const center = map.getCenter();
      return {
        center: { lat: center?.lat() ?? 0, lng: center?.lng() ?? 0 },
        zoom: map.getZoom() ?? MIN_ZOOM,
      };
    },
    setView: ({ center, zoom }) => map.setOptions({ center: { ...center }, zoom }),
    panBy: (x, y) => map.panBy(x, y),
    toScreen: (at) => xy(projection().fromLatLngToContainerPixel(latLng(at))),
    fromScreen: ({ x, y }) => {
      const at = projection().fromContainerPixelToLatLng(new maps.Point(x, y));
      return { lat: at?.lat() ?? 0, lng: at?.lng() ?? 0 };
    },
    toPane,
    toPaneAt: toPane,
    basemaps: BASEMAPS,
    basemap: () => {
      const type = map.getMapTypeId();
      return isBasemap(type) ? type : 'hybrid';
    },
    setBasemap: (basemap) => map.setMapTypeId(basemap),
    // Google's street map is pale in every theme.
    backdrop: () => (host.basemap() === 'roadmap' ? 'light' : 'imagery'),
    setDrawing: (drawing) => map.setOptions({ disableDoubleClickZoom: drawing }),
    loadDrawAdapter: async () => {
      const { TerraDrawGoogleMapsAdapter } = await import('terra-draw-google-maps-adapter');
      return (options) => new TerraDrawGoogleMapsAdapter({ lib: maps, map, ...options });
    },
    listen: (handlers) => {
      events = handlers;
      listeners.push(
        map.addListener('bounds_changed', handlers.move),
        map.addListener('idle', handlers.moveend),
      );
    },
    destroy: () => {
      events = null;
      listeners.forEach((listener) => listener.remove());
      overlay.setMap(null);
    },
  };

  return new Promise((resolve) => {
    overlay.onAdd = () => overlay.getPanes()?.overlayLayer.append(pane);
    overlay.onRemove = () => pane.remove();
    overlay.draw = () => {
      // Google draws whenever panes and places have shifted against each other.
      if (events) events.move();
      else resolve(host);
    };
    overlay.setMap(map);
  });
}

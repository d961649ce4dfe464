import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { HostEvents, MapHost } from '../engine/mapHost';
import { type Basemap, type MapView, type ScreenPoint } from '../mapEngine';
import { hasTiles, tilesAttribution, tilesUrl } from './tiles';

const MIN_ZOOM = 3;
const MAX_ZOOM = 20;

const place = ({ lat, lng }: L.LatLng) => ({ lat, lng });

function bareMap(element: HTMLElement, first: MapView, glides: boolean): L.Map {
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    zoomAnimation: glides,
    fadeAnimation: glides,
    inertia: glides,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomSnap: 1,
    wheelPxPerZoomLevel: 90,
    center: first.center,
    zoom: first.zoom,
  });
  // Leaflet makes the element focusable only with its own keys on.
  element.tabIndex = 0;
  return map;
}

/** Tiles where the deployment names some, else nothing under the plots. */
function createBasemap(map: L.Map) {
  let tiles: L.TileLayer | null = null;
  let attribution: L.Control.Attribution | null = null;
  let basemap: Basemap = 'plain';
  const set = (next: Basemap) => {
    basemap = next;
    tiles?.remove();
    attribution?.remove();
    tiles = next === 'tiles' ? L.tileLayer(tilesUrl(), { maxZoom: MAX_ZOOM, maxNativeZoom: 19 }) : null;
    attribution = tiles && tilesAttribution() ? L.control.attribution({ prefix: false }) : null;
    attribution?.addAttribution(tilesAttribution()).addTo(map);
    tiles?.addTo(map);
  };
  if (hasTiles()) set('tiles');
  return { get: () => basemap, set };
}

/** A Leaflet map without controls or keys of its own: those are shared by both engines. */
export function createLeafletHost(element: HTMLElement, first: MapView): MapHost {
  const glides = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = bareMap(element, first, glides);
  const pane = map.createPane('plots');
  pane.style.pointerEvents = 'none';
  // Above the tiles, under what a drawing tool adds.
  pane.style.zIndex = '350';

  const base = createBasemap(map);

  // Leaflet learns of a new size from the window alone; panels that come and go change it too.
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);

  // Leaflet drops a change of view that comes while it glides to another zoom: it is made up for afterwards.
  let gliding = false;
  let next: MapView | null = null;
  map.on('zoomanim', () => {
    gliding = true;
  });
  map.on('zoomend', () => {
    gliding = false;
    const late = next;
    next = null;
    if (late) map.setView(late.center, late.zoom);
  });

  const toPaneAt = (at: { lat: number; lng: number }, { center, zoom }: MapView): ScreenPoint => {
    const half = map.getSize().divideBy(2);
    const moved = L.DomUtil.getPosition(map.getPanes().mapPane);
    // The pane's own corner at the end of the zoom, as Leaflet will set it.
    const vertex = map.project(center, zoom).subtract(half).add(moved).round();
    return map.project(at, zoom).subtract(vertex);
  };

  return {
    kind: 'plain',
    element,
    pane,
    glides,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    size: () => {
      const { x, y } = map.getSize();
      return { width: x, height: y };
    },
    view: () => next ?? { center: place(map.getCenter()), zoom: map.getZoom() },
    setView: (view, still = false) => {
      if (gliding) next = view;
      else map.setView(view.center, view.zoom, still ? { animate: false } : {});
    },
    panBy: (x, y) => void map.panBy([x, y], { animate: glides, duration: 0.2 }),
    toScreen: (at) => map.latLngToContainerPoint(at),
    fromScreen: ({ x, y }) => place(map.containerPointToLatLng([x, y])),
    toPane: (at) => map.latLngToLayerPoint(at),
    toPaneAt,
    basemaps: hasTiles() ? ['tiles', 'plain'] : ['plain'],
    basemap: base.get,
    setBasemap: base.set,
    backdrop: (mode) => (base.get() === 'tiles' ? 'imagery' : mode),
    setDrawing: (drawing) => {
      if (drawing) map.doubleClickZoom.disable();
      else map.doubleClickZoom.enable();
    },
    loadDrawAdapter: async () => {
      const { TerraDrawLeafletAdapter } = await import('terra-draw-leaflet-adapter');
      return (options) => new TerraDrawLeafletAdapter({ lib: L, map, ...options });
    },
    listen: ({ move, moveend, zooming }: HostEvents) => {
      map.on('move zoom viewreset', move);
      map.on('moveend zoomend', moveend);
      map.on('zoomanim', ({ center, zoom }) => zooming({ center: place(center), zoom }));
    },
    destroy: () => {
      resized.disconnect();
      map.off();
      map.remove();
    },
  };
}

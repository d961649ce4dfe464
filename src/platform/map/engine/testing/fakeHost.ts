import type { Basemap, MapView, ScreenPoint } from '../../mapEngine';
import { fromWorld, projectIn, worldSize, worldX, worldY } from '../../mercator';
import type { HostEvents, MapHost } from '../mapHost';

interface FakeHost extends MapHost {
  /** Emits the events of a base map. */
  emit: (event: 'move' | 'moveend') => void;
  /** Sets out for another zoom, as an engine does that glides there. */
  setOut: (view: MapView) => void;
}

/** A camera without a base map, for tests of what both engines share. */
export function fakeHost(options: { width: number; height: number; view: MapView }): FakeHost {
  const { width, height } = options;
  const element = document.createElement('div');
  const pane = document.createElement('div');
  element.append(pane);
  let view = options.view;
  let basemap: Basemap = 'plain';
  let events: HostEvents | null = null;
  const toScreen: MapHost['toScreen'] = (at) => projectIn(view, width, height, at);
  const fromScreen = ({ x, y }: ScreenPoint) => {
    const scale = worldSize(view.zoom);
    return fromWorld(
      worldX(view.center.lng) + (x - width / 2) / scale,
      worldY(view.center.lat) + (y - height / 2) / scale,
    );
  };
  const emit = (event: 'move' | 'moveend') => events?.[event]();
  const setView = (next: MapView) => {
    view = next;
    emit('move');
    emit('moveend');
  };
  return {
    kind: 'plain',
    element,
    pane,
    glides: false,
    minZoom: 3,
    maxZoom: 20,
    size: () => ({ width, height }),
    view: () => view,
    setView,
    panBy: (x, y) =>
      setView({ center: fromScreen({ x: width / 2 + x, y: height / 2 + y }), zoom: view.zoom }),
    toScreen,
    fromScreen,
    toPane: toScreen,
    toPaneAt: (at, next) => projectIn(next, width, height, at),
    basemaps: ['plain', 'tiles'],
    basemap: () => basemap,
    setBasemap: (next) => {
      basemap = next;
    },
    backdrop: (mode) => (basemap === 'tiles' ? 'imagery' : mode),
    setDrawing: () => undefined,
    loadDrawAdapter: () => Promise.reject(new Error('There is no ground to draw on.')),
    listen: (handlers) => {
      events = handlers;
    },
    destroy: () => {
      events = null;
    },
    emit,
    setOut: (next) => events?.zooming(next),
  };
}

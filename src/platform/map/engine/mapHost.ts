import type { LatLng } from '@/platform/geo/geoTypes';
import type { Basemap, MakeDrawAdapter, MapView, ScreenPoint } from '../mapEngine';
import type { Backdrop } from '../paint/inks';

export interface HostEvents {
  /** The camera moved, by hand or by program; several times a frame at most. */
  move: () => void;
  moveend: () => void;
  /** The base map glides to another zoom: what lies on it arrives there at the same time. */
  zooming: (next: MapView) => void;
}

/** What an engine brings itself: a camera over a base map. Everything else is shared. */
export interface MapHost {
  readonly kind: 'google' | 'plain';
  readonly element: HTMLElement;
  /** Moves with the base map while it is dragged; canvases lie in it. */
  readonly pane: HTMLElement;
  /** True where what lies in the pane is scaled by a CSS transition while zooming. */
  readonly glides: boolean;
  size: () => { readonly width: number; readonly height: number };
  view: () => MapView;
  /** `still`: at once, where the engine would glide there. */
  setView: (view: MapView, still?: boolean) => void;
  panBy: (x: number, y: number) => void;
  minZoom: number;
  maxZoom: number;
  toScreen: (at: LatLng) => ScreenPoint;
  fromScreen: (point: ScreenPoint) => LatLng;
  toPane: (at: LatLng) => ScreenPoint;
  /** Where a place will stand in the pane at the end of a zoom. */
  toPaneAt: (at: LatLng, view: MapView) => ScreenPoint;
  readonly basemaps: readonly Basemap[];
  basemap: () => Basemap;
  setBasemap: (basemap: Basemap) => void;
  /** The background on which the inks must be legible. */
  backdrop: (mode: 'light' | 'dark') => Backdrop;
  setDrawing: (drawing: boolean) => void;
  loadDrawAdapter: () => Promise<MakeDrawAdapter>;
  listen: (events: HostEvents) => void;
  destroy: () => void;
}

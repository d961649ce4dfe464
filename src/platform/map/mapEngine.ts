import type { TerraDrawExtend } from 'terra-draw';
import type { Bounds, LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';

/** CSS pixels from the upper left corner of the map. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export type PlotId = string | number;

/** A plot as the map paints it. */
export interface MapPlot {
  readonly id: PlotId;
  readonly area: PolygonArea;
  readonly label: string;
  /** Of outline and fill; left out, the colour of plots. A theme colour, never typed by a screen. */
  readonly colour?: string | undefined;
  /** What could be read of it is dashed: it is not the whole plot. */
  readonly unreadable?: boolean | undefined;
}

/** What the plots' looks hang on besides themselves; changing it draws anew but indexes nothing. */
export interface PlotMarks {
  readonly selected: ReadonlySet<PlotId>;
  /** Neither painted nor found by a click: switched off, or under the drawing tool. */
  readonly hidden: ReadonlySet<PlotId>;
}

export type OverlayLook =
  'drawing' | 'hole' | 'overlap' | 'gap' | 'invalid' | 'measure' | 'vertex' | 'chosenVertex' | 'midpoint';

/** One thing on top of the plots: the drawing's union, a hint, a vertex, a measuring line. */
export type OverlayShape =
  | { readonly look: OverlayLook; readonly area: PolygonArea; readonly label?: string | undefined }
  | { readonly look: OverlayLook; readonly line: Path; readonly label?: string | undefined }
  | { readonly look: OverlayLook; readonly point: LatLng; readonly label?: string | undefined };

/** A picture over one plot: what a satellite measured there, cell by cell. */
export interface MapRaster {
  /** Its upper left pixel lies in the north-west corner. Degrees are taken as even inside: right for one farm. */
  readonly picture: CanvasImageSource;
  readonly bounds: Bounds;
  /** The plot: nothing is painted beyond it, and its border is drawn. */
  readonly clip: PolygonArea;
  /** From 0 (unseen) to 1. */
  readonly opacity: number;
}

/** What stands under the plots. `tiles` = the address of VITE_MAP_TILES_URL; `plain` = our own, asks no server. */
export type Basemap = 'hybrid' | 'satellite' | 'roadmap' | 'plain' | 'tiles';

export interface MapView {
  readonly center: LatLng;
  readonly zoom: number;
}

/** Room that panels take from the map, CSS pixels. */
export interface MapPadding {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

export interface FitOptions {
  readonly padding?: MapPadding;
  readonly maxZoom?: number;
}

export interface MapPointer {
  readonly at: LatLng;
  readonly point: ScreenPoint;
  /** The plot under it, the smallest one where several overlap. */
  readonly plotId: PlotId | null;
  readonly original: PointerEvent | MouseEvent;
}

export interface MapEvents {
  /** A press without dragging. Not emitted while drawing. */
  click: MapPointer;
  /** Right click or long press; the browser's own menu is suppressed. Emitted while drawing too. */
  contextmenu: MapPointer;
  /** The pointer moves over the map, button or none. Emitted while drawing too. */
  pointermove: MapPointer;
  /** The plot under the pointer changed. */
  hover: PlotId | null;
  /** The camera sets out for another zoom; `move` tells of it only when it is there. */
  glide: MapView;
  /** The camera moves: once a frame. */
  move: MapView;
  /** The camera stands. */
  moveend: MapView;
  basemap: Basemap;
}

/** What `new TerraDraw({ adapter })` takes. */
export type MakeDrawAdapter = (
  options: TerraDrawExtend.BaseAdapterConfig,
) => TerraDrawExtend.TerraDrawBaseAdapter;

/** Where the map looks, and where things are in it. */
export interface MapCamera {
  view: () => MapView;
  bounds: () => Bounds;
  setView: (view: MapView) => void;
  /** The same at once: to keep up with another map. */
  jump: (view: MapView) => void;
  fit: (bounds: Bounds, options?: FitOptions) => void;
  panBy: (x: number, y: number) => void;
  zoomBy: (steps: number) => void;
  /** Moves no more than needed to bring the point into the part that panels leave free. */
  reveal: (at: LatLng, padding?: MapPadding) => void;
  project: (at: LatLng) => ScreenPoint;
  unproject: (point: ScreenPoint) => LatLng;
}

/**
 * A map of plots, handed to a screen once it is ready, on any base map. Engines differ in camera and base map alone:
 * plots, overlays, picking and keys are the same code on both, so that both behave alike.
 */
export interface MapEngine {
  readonly kind: 'google' | 'plain';
  /** Holds the map and has the focus for its keys; overlays of the screen are placed beside it, not in it. */
  readonly element: HTMLElement;
  readonly camera: MapCamera;

  showPlots: (plots: readonly MapPlot[]) => void;
  mark: (marks: Partial<PlotMarks>) => void;
  /** Replaces the shapes of one layer; layers lie in the order of their first use. Empty = gone. */
  setOverlay: (layer: string, shapes: readonly OverlayShape[]) => void;

  /** Lays a picture over the plots, or takes it away. */
  setRaster: (raster: MapRaster | null) => void;

  /** The plots at a place, the smallest first. Hidden ones are left out. */
  pick: (at: LatLng) => PlotId[];
  /** The plots whose box meets these bounds, hidden ones too: neighbours to snap to. */
  plotsIn: (bounds: Bounds) => MapPlot[];
  plot: (id: PlotId) => MapPlot | undefined;
  plotBounds: (id: PlotId) => Bounds | null;

  readonly basemaps: readonly Basemap[];
  basemap: () => Basemap;
  setBasemap: (basemap: Basemap) => void;

  /** While drawing, a click and a hover are the tool's: no plot is picked, double click does not zoom. */
  setDrawing: (drawing: boolean) => void;
  /**
   * Loads what Terra Draw needs on this base map, and answers how to make an adapter. Stop Terra Draw before the engine
   * is gone: subscribe to `onDestroy`.
   */
  loadDrawAdapter: () => Promise<MakeDrawAdapter>;

  on: <Name extends keyof MapEvents>(name: Name, listener: (event: MapEvents[Name]) => void) => () => void;
  onDestroy: (last: () => void) => () => void;
  destroy: () => void;
}

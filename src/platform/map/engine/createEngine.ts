import type {
  MapEngine,
  MapEvents,
  MapPointer,
  MapRaster,
  OverlayShape,
  PlotId,
  PlotMarks,
  ScreenPoint,
} from '../mapEngine';
import { inksOn } from '../paint/inks';
import { paintBasemap } from '../paint/paintBasemap';
import { paintMarks } from '../paint/paintMarks';
import { paintShape } from '../paint/paintOverlay';
import { paintPlots } from '../paint/paintPlots';
import { paintRaster } from '../paint/paintRaster';
import { degreeBounds, indexPacked, type PackedIndex, worldBox } from '../paint/packedIndex';
import type { PaintSteps, Viewport } from '../paint/viewport';
import { createCanvasLayer } from './canvasLayer';
import { createEmitter } from './emitter';
import { guardedCamera } from './guardedCamera';
import { createCamera } from './mapCamera';
import type { MapHost } from './mapHost';
import { listenToKeys } from './mapKeys';
import { listenToPointer } from './mapPointer';

export type EngineMode = 'light' | 'dark';

/** The engine over its base map, and the colours of the theme that only the frame around it sets. */
export interface EngineHandle {
  readonly engine: MapEngine;
  setMode: (mode: EngineMode) => void;
}

const none: ReadonlySet<PlotId> = new Set();

function boxOf({ originX, originY, scale, width, height }: Viewport) {
  return { minX: originX, minY: originY, maxX: originX + width / scale, maxY: originY + height / scale };
}

/** Puts plots, overlays, picking and keys over an engine's camera and base map. */
export function createEngine(host: MapHost): EngineHandle {
  const events = createEmitter<MapEvents>();
  const lasts = new Set<() => void>();
  const { camera, close: closeCamera } = guardedCamera(createCamera(host));
  const overlays = new Map<string, readonly OverlayShape[]>();
  let mode: EngineMode = 'light';
  let index: PackedIndex = indexPacked([]);
  let marks: PlotMarks = { selected: none, hidden: none };
  let raster: MapRaster | null = null;
  let hovered: PlotId | null = null;
  let drawing = false;

  function* paintBase(ctx: CanvasRenderingContext2D, viewport: Viewport): PaintSteps {
    if (host.basemap() === 'plain') yield* paintBasemap(ctx, viewport, mode);
    const seen = index.within(boxOf(viewport)).filter(({ plot }) => !marks.hidden.has(plot.id));
    yield* paintPlots(ctx, viewport, seen, host.backdrop(mode));
    if (raster) paintRaster(ctx, viewport, raster, inksOn(host.backdrop(mode)));
    ctx.canvas.dataset['raster'] = String(raster !== null);
    ctx.canvas.dataset['plots'] = String(seen.length);
  }
  function* paintTop(ctx: CanvasRenderingContext2D, viewport: Viewport): PaintSteps {
    const inks = inksOn(host.backdrop(mode));
    const shown = (id: PlotId | null) => (id === null || marks.hidden.has(id) ? [] : (index.get(id) ?? []));
    paintMarks(ctx, viewport, [...marks.selected].flatMap(shown), inks.selected, inks);
    if (hovered !== null && !marks.selected.has(hovered))
      paintMarks(ctx, viewport, [shown(hovered)].flat(), inks.hover, inks);
    for (const shapes of overlays.values())
      for (const shape of shapes) paintShape(ctx, viewport, shape, inks);
    yield;
  }
  const base = createCanvasLayer(host, 1, true, paintBase);
  const top = createCanvasLayer(host, 2, false, paintTop);
  const layers = [base, top];
  const repaint = () => layers.forEach((layer) => layer.repaint());

  const pick: MapEngine['pick'] = (at) =>
    index
      .at(at)
      .map(({ plot }) => plot.id)
      .filter((id) => !marks.hidden.has(id));
  const pointerAt = (point: ScreenPoint, original: MapPointer['original']): MapPointer => {
    const at = host.fromScreen(point);
    return { at, point, original, plotId: pick(at)[0] ?? null };
  };
  const hover = (id: PlotId | null) => {
    if (id === hovered) return;
    hovered = id;
    if (!drawing) host.element.style.cursor = id === null ? '' : 'pointer';
    top.repaint();
    events.tell('hover', id);
  };

  const stopPointer = listenToPointer(host.element, {
    click: (point, original) => !drawing && events.tell('click', pointerAt(point, original)),
    menu: (point, original) => events.tell('contextmenu', pointerAt(point, original)),
    move: (point, original) => {
      if (!point) return hover(null);
      const pointer = pointerAt(point, original);
      if (!drawing && original.buttons === 0 && original.pointerType !== 'touch') hover(pointer.plotId);
      events.tell('pointermove', pointer);
    },
  });
  const stopKeys = listenToKeys(host.element, {
    camera,
    pressMiddle: () => {
      if (drawing) return;
      const { width, height } = host.size();
      const original = new MouseEvent('click');
      events.tell('click', pointerAt({ x: width / 2, y: height / 2 }, original));
    },
  });

  const moved = (name: 'move' | 'moveend') => () => {
    layers.forEach((layer) => layer.follow());
    events.tell(name, host.view());
  };
  host.listen({
    move: moved('move'),
    moveend: moved('moveend'),
    zooming: (view) => {
      layers.forEach((layer) => layer.glide(view));
      events.tell('glide', view);
    },
  });
  const resized = new ResizeObserver(moved('moveend'));
  resized.observe(host.element);

  const engine: MapEngine = {
    kind: host.kind,
    element: host.element,
    camera,
    showPlots: (plots) => {
      index = indexPacked(plots);
      if (hovered !== null && !index.get(hovered)) hover(null);
      repaint();
    },
    mark: (next) => {
      const hiddenChanged = next.hidden !== undefined && next.hidden !== marks.hidden;
      marks = { ...marks, ...next };
      if (hiddenChanged) base.repaint();
      top.repaint();
    },
    setOverlay: (layer, shapes) => {
      overlays.set(layer, shapes);
      top.repaint();
    },
    setRaster: (next) => {
      if (next === raster) return;
      raster = next;
      base.repaint();
    },
    pick,
    plotsIn: (bounds) => index.within(worldBox(bounds)).map(({ plot }) => plot),
    plot: (id) => index.get(id)?.plot,
    plotBounds: (id) => {
      const packed = index.get(id);
      return packed ? degreeBounds(packed) : null;
    },
    basemaps: host.basemaps,
    basemap: host.basemap,
    setBasemap: (basemap) => {
      if (basemap === host.basemap()) return;
      host.setBasemap(basemap);
      repaint();
      events.tell('basemap', basemap);
    },
    setDrawing: (next) => {
      drawing = next;
      host.setDrawing(next);
      hover(null);
    },
    loadDrawAdapter: () => host.loadDrawAdapter(),
    on: events.on,
    onDestroy: (last) => {
      lasts.add(last);
      return () => void lasts.delete(last);
    },
    destroy: () => {
      lasts.forEach((last) => last());
      closeCamera();
      resized.disconnect();
      stopPointer();
      stopKeys();
      events.clear();
      layers.forEach((layer) => layer.destroy());
      host.destroy();
    },
  };
  return {
    engine,
    setMode: (next) => {
      if (next === mode) return;
      mode = next;
      repaint();
    },
  };
}

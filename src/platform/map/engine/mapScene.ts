import type { MapEngine, MapRaster, MapView, OverlayShape, PlotId, PlotMarks } from '../mapEngine';
import { inksOn } from '../paint/inks';
import { degreeBounds, indexPacked, type PackedIndex, worldBox } from '../paint/packedIndex';
import { paintBasemap } from '../paint/paintBasemap';
import { paintMarks } from '../paint/paintMarks';
import { paintShape } from '../paint/paintOverlay';
import { paintPlots } from '../paint/paintPlots';
import { paintRaster } from '../paint/paintRaster';
import type { PaintSteps, Viewport } from '../paint/viewport';
import { createCanvasLayer } from './canvasLayer';
import type { MapHost } from './mapHost';

export type EngineMode = 'light' | 'dark';

const none: ReadonlySet<PlotId> = new Set();

function boxOf({ originX, originY, scale, width, height }: Viewport) {
  return { minX: originX, minY: originY, maxX: originX + width / scale, maxY: originY + height / scale };
}

/** What is painted over a base map: plots with their marks, overlays and an image, on two canvases. */
export function createScene(host: MapHost) {
  const overlays = new Map<string, readonly OverlayShape[]>();
  let mode: EngineMode = 'light';
  let index: PackedIndex = indexPacked([]);
  let marks: PlotMarks = { selected: none, hidden: none };
  let raster: MapRaster | null = null;
  let hovered: PlotId | null = null;

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

  return {
    pick,
    repaint,
    hovered: () => hovered,
    /** Whether another plot lies below the pointer now. */
    hover: (id: PlotId | null) => {
      if (id === hovered) return false;
      hovered = id;
      top.repaint();
      return true;
    },
    has: (id: PlotId) => index.get(id) !== undefined,
    setPlots: (plots: Parameters<MapEngine['showPlots']>[0]) => void (index = indexPacked(plots)),
    mark: (next: Parameters<MapEngine['mark']>[0]) => {
      const hiddenChanged = next.hidden !== undefined && next.hidden !== marks.hidden;
      marks = { ...marks, ...next };
      if (hiddenChanged) base.repaint();
      top.repaint();
    },
    setOverlay: (layer: string, shapes: readonly OverlayShape[]) => {
      overlays.set(layer, shapes);
      top.repaint();
    },
    setRaster: (next: MapRaster | null) => {
      if (next === raster) return;
      raster = next;
      base.repaint();
    },
    setMode: (next: EngineMode) => {
      if (next === mode) return;
      mode = next;
      repaint();
    },
    plotsIn: (bounds: Parameters<MapEngine['plotsIn']>[0]) =>
      index.within(worldBox(bounds)).map(({ plot }) => plot),
    plot: (id: PlotId) => index.get(id)?.plot,
    plotBounds: (id: PlotId) => {
      const packed = index.get(id);
      return packed ? degreeBounds(packed) : null;
    },
    follow: () => layers.forEach((layer) => layer.follow()),
    glide: (view: MapView) => layers.forEach((layer) => layer.glide(view)),
    destroy: () => layers.forEach((layer) => layer.destroy()),
  };
}

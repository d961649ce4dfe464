import type { MapEngine, MapEvents, MapPointer, PlotId, ScreenPoint } from '../mapEngine';
import { createEmitter } from './emitter';
import { guardedCamera } from './guardedCamera';
import { createCamera } from './mapCamera';
import type { MapHost } from './mapHost';
import { listenToKeys } from './mapKeys';
import { listenToPointer } from './mapPointer';
import { createScene, type EngineMode } from './mapScene';

/** The engine over its base map, and the colours of the theme that only the frame around it sets. */
export interface EngineHandle {
  readonly engine: MapEngine;
  setMode: (mode: EngineMode) => void;
}

/** Puts plots, overlays, picking and keys over an engine's camera and base map. */
export function createEngine(host: MapHost): EngineHandle {
  const events = createEmitter<MapEvents>();
  const lasts = new Set<() => void>();
  const { camera, close: closeCamera } = guardedCamera(createCamera(host));
  const scene = createScene(host);
  let drawing = false;

  const pointerAt = (point: ScreenPoint, original: MapPointer['original']): MapPointer => {
    const at = host.fromScreen(point);
    return { at, point, original, plotId: scene.pick(at)[0] ?? null };
  };
  const hover = (id: PlotId | null) => {
    if (!scene.hover(id)) return;
    if (!drawing) host.element.style.cursor = id === null ? '' : 'pointer';
    events.emit('hover', id);
  };

  const stopPointer = listenToPointer(host.element, {
    click: (point, original) => !drawing && events.emit('click', pointerAt(point, original)),
    menu: (point, original) => events.emit('contextmenu', pointerAt(point, original)),
    move: (point, original) => {
      if (!point) return hover(null);
      const pointer = pointerAt(point, original);
      if (!drawing && original.buttons === 0 && original.pointerType !== 'touch') hover(pointer.plotId);
      events.emit('pointermove', pointer);
    },
  });
  const stopKeys = listenToKeys(host.element, {
    camera,
    pressMiddle: () => {
      if (drawing) return;
      const { width, height } = host.size();
      events.emit('click', pointerAt({ x: width / 2, y: height / 2 }, new MouseEvent('click')));
    },
  });

  const moved = (name: 'move' | 'moveend') => () => {
    scene.follow();
    events.emit(name, host.view());
  };
  host.listen({
    move: moved('move'),
    moveend: moved('moveend'),
    zooming: (view) => {
      scene.glide(view);
      events.emit('glide', view);
    },
  });
  const resized = new ResizeObserver(moved('moveend'));
  resized.observe(host.element);

  const engine: MapEngine = {
    kind: host.kind,
    element: host.element,
    camera,
    showPlots: (plots) => {
      scene.setPlots(plots);
      const hovered = scene.hovered();
      if (hovered !== null && !scene.has(hovered)) hover(null);
      scene.repaint();
    },
    mark: scene.mark,
    setOverlay: scene.setOverlay,
    setRaster: scene.setRaster,
    pick: scene.pick,
    plotsIn: scene.plotsIn,
    plot: scene.plot,
    plotBounds: scene.plotBounds,
    basemaps: host.basemaps,
    basemap: host.basemap,
    setBasemap: (basemap) => {
      if (basemap === host.basemap()) return;
      host.setBasemap(basemap);
      scene.repaint();
      events.emit('basemap', basemap);
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
      scene.destroy();
      host.destroy();
    },
  };
  return { engine, setMode: scene.setMode };
}

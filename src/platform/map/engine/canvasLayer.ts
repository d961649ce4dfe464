import { fromWorld, worldSize, worldX, worldY } from '../mercator';
import type { MapView } from '../mapEngine';
import type { PaintSteps, Viewport } from '../paint/viewport';
import type { MapHost } from './mapHost';

/** Share of the window that is painted beyond each edge, so that dragging does not show an empty margin. */
const BEYOND = 0.25;
/** How much of that may be used up before the next canvas is begun. */
const WORN = 0.6;
/** Painting in one frame while the map moves, milliseconds: leaves the rest of the frame to the browser. */
const SLICE = 6;
/** And while it stands: done sooner, and usually at once, so that nothing flickers. */
const STILL_SLICE = 40;
/** So long after the last move the map stands, milliseconds. */
const STILL_AFTER = 60;
const MAX_RATIO = 2;

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  viewport: Viewport | null;
}

export interface CanvasLayer {
  /** What is painted has changed. */
  repaint: () => void;
  /** The camera has moved. */
  follow: () => void;
  /** The base map glides to another zoom. */
  glide: (next: MapView) => void;
  destroy: () => void;
}

interface Job {
  readonly steps: PaintSteps;
  readonly viewport: Viewport;
  readonly ctx: CanvasRenderingContext2D;
}

type Paint = (ctx: CanvasRenderingContext2D, viewport: Viewport) => PaintSteps;

function newSheet(host: MapHost, zIndex: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    pointerEvents: 'none',
    transformOrigin: '0 0',
    visibility: 'hidden',
    zIndex: String(zIndex),
  });
  if (host.glides) canvas.classList.add('leaflet-zoom-animated');
  host.pane.append(canvas);
  return { canvas, viewport: null };
}

function wanted(host: MapHost): Viewport | null {
  const { width, height } = host.size();
  if (width === 0 || height === 0) return null;
  const { zoom } = host.view();
  const vertex = host.fromScreen({ x: -width * BEYOND, y: -height * BEYOND });
  return {
    originX: worldX(vertex.lng),
    originY: worldY(vertex.lat),
    scale: worldSize(zoom),
    zoom,
    width: Math.ceil(width * (1 + 2 * BEYOND)),
    height: Math.ceil(height * (1 + 2 * BEYOND)),
  };
}

/** True while what is painted still reaches well beyond the window. */
function reaches(host: MapHost, viewport: Viewport | null): boolean {
  if (!viewport || viewport.zoom !== host.view().zoom) return false;
  const { width, height } = host.size();
  const vertex = host.toScreen(fromWorld(viewport.originX, viewport.originY));
  const [left, top] = [-vertex.x, -vertex.y];
  const [right, bottom] = [viewport.width - width - left, viewport.height - height - top];
  const least = (1 - WORN) * BEYOND;
  return Math.min(left, right) >= width * least && Math.min(top, bottom) >= height * least;
}

/** Empties the sheet's canvas, in the size of its part of the world. */
function blank({ canvas }: Sheet, viewport: Viewport, sliced: boolean): CanvasRenderingContext2D | null {
  // What is painted in slices is painted by the processor: only so its time can be measured, see `flush`.
  const ctx = canvas.getContext('2d', { willReadFrequently: sliced });
  if (!ctx) return null;
  const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
  const [width, height] = [Math.round(viewport.width * ratio), Math.round(viewport.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
    Object.assign(canvas.style, { width: `${viewport.width}px`, height: `${viewport.height}px` });
  } else {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
  }
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.globalAlpha = 1;
  return ctx;
}

/**
 * A canvas notes what is drawn and paints it later, all at once: reading a pixel makes it paint now, within the slice
 * that it belongs to.
 */
function flush(ctx: CanvasRenderingContext2D): void {
  ctx.getImageData(0, 0, 1, 1);
}

/** Moves and scales a sheet to where its part of the world is. */
function place({ canvas, viewport }: Sheet, at: MapHost['toPane']): void {
  if (!viewport) return;
  const { originX, originY, scale, width, height } = viewport;
  const from = at(fromWorld(originX, originY));
  const to = at(fromWorld(originX + width / scale, originY + height / scale));
  const transform = `translate3d(${from.x}px, ${from.y}px, 0) scale(${(to.x - from.x) / width})`;
  if (canvas.style.transform !== transform) canvas.style.transform = transform;
}

/**
 * Canvases in the engine's pane. `sliced`: one is shown while the next is painted in slices behind it, so that
 * thousands of plots never cost a frame; until then the old one is moved and scaled to its place. Otherwise one canvas,
 * painted at once: for what follows the pointer.
 */
export function createCanvasLayer(host: MapHost, zIndex: number, sliced: boolean, paint: Paint): CanvasLayer {
  let front = newSheet(host, zIndex);
  let back = sliced ? newSheet(host, zIndex) : front;
  let job: Job | null = null;
  let frame = 0;
  let movedAt = 0;
  let gone = false;

  const slice = () => {
    if (!sliced) return Infinity;
    return performance.now() - movedAt < STILL_AFTER ? SLICE : STILL_SLICE;
  };
  const next = (run: () => void) => {
    cancelAnimationFrame(frame);
    // Parts of a screen that goes still take their shapes back, when the base map is gone.
    if (!gone) frame = requestAnimationFrame(run);
  };
  const begin = () => {
    job = null;
    const viewport = wanted(host);
    const ctx = viewport && blank(back, viewport, sliced);
    if (!ctx) return;
    job = { steps: paint(ctx, viewport), viewport, ctx };
    work();
  };
  const work = () => {
    const end = performance.now() + slice();
    do {
      if (!job) return;
      if (job.steps.next().done) return show(job.viewport);
      if (sliced) flush(job.ctx);
    } while (performance.now() < end);
    next(work);
  };
  const show = (viewport: Viewport) => {
    job = null;
    back.viewport = viewport;
    place(back, host.toPane);
    if (sliced) {
      front.canvas.style.visibility = 'hidden';
      [front, back] = [back, front];
    }
    front.canvas.style.visibility = 'visible';
    if (!reaches(host, viewport)) next(begin);
  };

  return {
    repaint: () => next(begin),
    follow: () => {
      if (gone) return;
      movedAt = performance.now();
      place(front, host.toPane);
      const coming = job?.viewport ?? front.viewport;
      if (!reaches(host, coming)) next(begin);
    },
    glide: (view) => {
      if (!gone) place(front, (at) => host.toPaneAt(at, view));
    },
    destroy: () => {
      gone = true;
      cancelAnimationFrame(frame);
      job = null;
      front.canvas.remove();
      back.canvas.remove();
    },
  };
}

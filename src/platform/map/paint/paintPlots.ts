import { inksOn, type Backdrop, type Ink, type Inks } from './inks';
import type { PackedPlot } from './packPlots';
import { paintLabels } from './paintLabels';
import { type PaintSteps, pathOf, trace, type Viewport } from './viewport';

/** Vertices painted before the frame is requested. */
const PIECE = 1000;
/** Smaller than this a plot is a dot, and then an outline without casing; CSS pixels. */
const DOT = 3;
const SMALL = 16;

interface Batch {
  /** Outlines with their holes, to be filled. */
  readonly path: Path2D;
  /** Outlines alone. */
  readonly outline: Path2D;
  readonly holes: Path2D;
  readonly ink: Ink;
  readonly small: boolean;
}

/** Where nothing is cut out, what is filled is what is outlined. */
function newBatch(ink: Ink, small: boolean, holed: boolean): Batch {
  const path = new Path2D();
  return { path, outline: holed ? new Path2D() : path, holes: new Path2D(), ink, small };
}

/** Adds a plot's rings; answers how many vertices they have. */
function addTo({ path, outline, holes }: Batch, packed: PackedPlot, viewport: Viewport): number {
  let vertices = 0;
  const add = (ring: Float64Array, edge: Path2D) => {
    trace(path, ring, viewport);
    if (edge !== path) trace(edge, ring, viewport);
    vertices += ring.length / 2;
  };
  for (const ring of packed.adds) add(ring, outline);
  for (const ring of packed.removes) add(ring, holes);
  return vertices;
}

const inkOf = (packed: PackedPlot, inks: Inks): Ink => {
  const base = packed.plot.unreadable ? inks.looks.invalid : inks.plot;
  const { colour } = packed.plot;
  return colour === undefined ? base : { ...base, stroke: colour, fill: colour };
};

const extent = (packed: PackedPlot, { scale }: Viewport) =>
  Math.max(packed.maxX - packed.minX, packed.maxY - packed.minY) * scale;

/** Fill, then casing; the line comes later, over the casings of all neighbours. */
function paintFill(ctx: CanvasRenderingContext2D, { path, holes, ink, small }: Batch, inks: Inks): void {
  ctx.fillStyle = ink.fill;
  ctx.globalAlpha = small ? Math.min(1, ink.fillOpacity * 2.5) : ink.fillOpacity;
  ctx.fill(path);
  if (small) return;
  const { hole } = inks.looks;
  ctx.fillStyle = hole.fill;
  ctx.globalAlpha = hole.fillOpacity;
  ctx.fill(holes);
  ctx.setLineDash([]);
  ctx.strokeStyle = inks.casing;
  ctx.globalAlpha = inks.casingOpacity;
  ctx.lineWidth = ink.width + inks.casingExtra;
  ctx.stroke(path);
}

function paintLine(ctx: CanvasRenderingContext2D, batch: Batch, inks: Inks): void {
  const { ink, small } = batch;
  ctx.globalAlpha = 1;
  ctx.strokeStyle = ink.stroke;
  ctx.lineWidth = small ? 1 : ink.width;
  ctx.setLineDash([...ink.dash]);
  ctx.stroke(batch.outline);
  if (small) return;
  const { hole } = inks.looks;
  ctx.lineWidth = hole.width;
  ctx.setLineDash([...hole.dash]);
  ctx.stroke(batch.holes);
}

/** A hole that leaves its outline would be filled by the non-zero rule: it is cut by a clip instead. */
function paintLoose(ctx: CanvasRenderingContext2D, packed: PackedPlot, viewport: Viewport, ink: Ink): void {
  const rest = pathOf(packed.removes, viewport);
  rest.rect(0, 0, viewport.width, viewport.height);
  ctx.save();
  ctx.clip(pathOf(packed.adds, viewport));
  ctx.fillStyle = ink.fill;
  ctx.globalAlpha = ink.fillOpacity;
  ctx.fill(rest, 'evenodd');
  ctx.restore();
}

function paintDot(ctx: CanvasRenderingContext2D, packed: PackedPlot, viewport: Viewport, ink: Ink): void {
  const { originX, originY, scale } = viewport;
  ctx.globalAlpha = 0.75;
  ctx.fillStyle = ink.stroke;
  ctx.fillRect(
    (packed.minX - originX) * scale,
    (packed.minY - originY) * scale,
    Math.max((packed.maxX - packed.minX) * scale, 1.5),
    Math.max((packed.maxY - packed.minY) * scale, 1.5),
  );
}

/** The plots in their usual look, dots first where they are far away; names last. */
export function* paintPlots(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  plots: readonly PackedPlot[],
  backdrop: Backdrop,
): PaintSteps {
  const inks = inksOn(backdrop);
  ctx.lineJoin = 'round';
  const batches: Batch[] = [];
  const open = new Map<string, { batch: Batch; vertices: number }>();
  let dots = 0;
  for (const packed of plots) {
    const ink = inkOf(packed, inks);
    const size = extent(packed, viewport);
    if (size < DOT) {
      paintDot(ctx, packed, viewport, ink);
      if ((dots += 1) % 500 === 0) yield;
      continue;
    }
    if (packed.loose) paintLoose(ctx, packed, viewport, ink);
    const small = size < SMALL;
    const holed = packed.removes.length > 0;
    const key = `${ink.stroke}|${small}|${holed}|${packed.loose}|${packed.plot.unreadable === true}`;
    const current = open.get(key) ?? {
      batch: newBatch(packed.loose ? { ...ink, fillOpacity: 0 } : ink, small, holed),
      vertices: 0,
    };
    open.set(key, current);
    current.vertices += addTo(current.batch, packed, viewport);
    if (current.vertices < PIECE) continue;
    open.delete(key);
    batches.push(current.batch);
    paintFill(ctx, current.batch, inks);
    yield;
  }
  for (const { batch } of open.values()) {
    batches.push(batch);
    paintFill(ctx, batch, inks);
  }
  yield;
  for (const batch of batches) {
    paintLine(ctx, batch, inks);
    yield;
  }
  yield* paintLabels(ctx, viewport, plots, inks);
}

import { inksOn, type Ground, type Ink, type Inks } from './inks';
import type { PackedPlot } from './packPlots';
import { paintLabels } from './paintLabels';
import { type PaintSteps, trace, type Viewport } from './viewport';

/** Corners painted before the frame is asked for. */
const PIECE = 2500;
/** Smaller than this a plot is a dot, and then an outline without casing; CSS pixels. */
const DOT = 3;
const SMALL = 16;

interface Batch {
  readonly path: Path2D;
  readonly ink: Ink;
  readonly small: boolean;
}

const inkOf = (packed: PackedPlot, inks: Inks): Ink => {
  const base = packed.plot.unreadable ? inks.looks.invalid : inks.plot;
  const { colour } = packed.plot;
  return colour === undefined ? base : { ...base, stroke: colour, fill: colour };
};

const extent = (packed: PackedPlot, { scale }: Viewport) =>
  Math.max(packed.maxX - packed.minX, packed.maxY - packed.minY) * scale;

/** Fill, then casing; the line comes later, over the casings of all neighbours. */
function paintGround(ctx: CanvasRenderingContext2D, { path, ink, small }: Batch, inks: Inks): void {
  ctx.fillStyle = ink.fill;
  ctx.globalAlpha = small ? Math.min(1, ink.fillOpacity * 2.5) : ink.fillOpacity;
  ctx.fill(path);
  if (small) return;
  ctx.setLineDash([]);
  ctx.strokeStyle = inks.casing;
  ctx.globalAlpha = inks.casingOpacity;
  ctx.lineWidth = ink.width + inks.casingExtra;
  ctx.stroke(path);
}

function paintLine(ctx: CanvasRenderingContext2D, { path, ink, small }: Batch): void {
  ctx.globalAlpha = 1;
  ctx.strokeStyle = ink.stroke;
  ctx.lineWidth = small ? 1 : ink.width;
  ctx.setLineDash([...ink.dash]);
  ctx.stroke(path);
}

/** A hole that leaves its ground would be painted as ground by the non-zero rule: it is cut by a clip instead. */
function paintLoose(ctx: CanvasRenderingContext2D, packed: PackedPlot, viewport: Viewport, ink: Ink): void {
  const ground = new Path2D();
  const rest = new Path2D();
  rest.rect(0, 0, viewport.width, viewport.height);
  for (const ring of packed.adds) trace(ground, ring, viewport);
  for (const ring of packed.removes) trace(rest, ring, viewport);
  ctx.save();
  ctx.clip(ground);
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
  ground: Ground,
): PaintSteps {
  const inks = inksOn(ground);
  ctx.lineJoin = 'round';
  const batches: Batch[] = [];
  const open = new Map<string, { batch: Batch; corners: number }>();
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
    const key = `${ink.stroke}|${size < SMALL}|${packed.loose}|${packed.plot.unreadable === true}`;
    const current = open.get(key) ?? {
      batch: {
        path: new Path2D(),
        ink: packed.loose ? { ...ink, fillOpacity: 0 } : ink,
        small: size < SMALL,
      },
      corners: 0,
    };
    open.set(key, current);
    for (const ring of [...packed.adds, ...packed.removes]) {
      trace(current.batch.path, ring, viewport);
      current.corners += ring.length / 2;
    }
    if (current.corners < PIECE) continue;
    open.delete(key);
    batches.push(current.batch);
    paintGround(ctx, current.batch, inks);
    yield;
  }
  for (const { batch } of open.values()) {
    batches.push(batch);
    paintGround(ctx, batch, inks);
  }
  yield;
  for (const batch of batches) {
    paintLine(ctx, batch);
    yield;
  }
  yield* paintLabels(ctx, viewport, plots, inks);
}

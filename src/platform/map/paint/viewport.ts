/** The part of the world that a canvas shows. */
export interface Viewport {
  /** Upper left corner in the unit square world. */
  readonly originX: number;
  readonly originY: number;
  /** CSS pixels of the world's width. */
  readonly scale: number;
  readonly zoom: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Paints in pieces: after each piece the frame may end and another begin. */
export type PaintSteps = Generator<void, void>;

/** Nearer than this to the point before, a vertex is not seen; CSS pixels. */
const UNSEEN = 0.75;

/** A canvas path, or what notes one. */
interface Tracer {
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  closePath: () => void;
}

/** Walks a line of the unit square world on the canvas, leaving out vertices too near to be seen. */
export function trace(path: Tracer, line: Float64Array, viewport: Viewport, closed = true): void {
  const { originX, originY, scale } = viewport;
  const last = line.length - 2;
  let [beforeX, beforeY] = [0, 0];
  for (let at = 0; at <= last; at += 2) {
    const x = ((line[at] ?? 0) - originX) * scale;
    const y = ((line[at + 1] ?? 0) - originY) * scale;
    if (at === 0) path.moveTo(x, y);
    else if (at !== last && Math.abs(x - beforeX) + Math.abs(y - beforeY) < UNSEEN) continue;
    else path.lineTo(x, y);
    [beforeX, beforeY] = [x, y];
  }
  if (closed) path.closePath();
}

/** Lines of the unit square world as one canvas path. */
export function pathOf(lines: readonly Float64Array[], viewport: Viewport, closed = true): Path2D {
  const path = new Path2D();
  for (const line of lines) trace(path, line, viewport, closed);
  return path;
}

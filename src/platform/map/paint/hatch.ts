interface Hatch {
  readonly angle: number;
  readonly step: number;
  readonly line: number;
}

const known = new Map<string, CanvasPattern | null>();

/** Slanting lines as a fill: what differs by more than its colour. */
export function hatchPattern(
  ctx: CanvasRenderingContext2D,
  colour: string,
  { angle, step, line }: Hatch,
): CanvasPattern | null {
  const key = `${colour}|${angle}|${step}|${line}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const tile = document.createElement('canvas');
  tile.width = tile.height = step * 2;
  const pen = tile.getContext('2d');
  if (!pen) return null;
  pen.strokeStyle = colour;
  pen.lineWidth = line;
  const slope = angle > 0 ? -1 : 1;
  for (let at = -2; at <= 4; at += 1) {
    pen.moveTo(at * step, slope > 0 ? -step : step * 3);
    pen.lineTo(at * step + step * 4, slope > 0 ? step * 3 : -step);
  }
  pen.stroke();
  const pattern = ctx.createPattern(tile, 'repeat');
  known.set(key, pattern);
  return pattern;
}

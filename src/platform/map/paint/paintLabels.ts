import { fontFamily } from '@/platform/theme/tokens';
import type { Inks } from './inks';
import type { PackedPlot } from './packPlots';
import type { PaintSteps, Viewport } from './viewport';

/** Names are for finding one's way: more than these would be a carpet. */
const MOST = 250;
const HEIGHT = 16;

const widths = new Map<string, number>();

function widthOf(ctx: CanvasRenderingContext2D, text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  const { width } = ctx.measureText(text);
  if (widths.size > 5000) widths.clear();
  widths.set(text, width);
  return width;
}

/** Writes with a halo, so that it reads on any ground. */
export function writeLabel(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { label }: Inks,
): void {
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
  ctx.lineWidth = label.haloWidth;
  ctx.strokeStyle = label.halo;
  ctx.fillStyle = label.text;
  ctx.strokeText(text, x, y);
  ctx.fillText(text, x, y);
}

export function prepareLabels(ctx: CanvasRenderingContext2D): void {
  ctx.font = `600 12px ${fontFamily}`;
  ctx.lineJoin = 'round';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
}

/** The names of the plots that have room for theirs. */
export function* paintLabels(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  plots: readonly PackedPlot[],
  inks: Inks,
): PaintSteps {
  prepareLabels(ctx);
  let written = 0;
  for (const { plot, minX, minY, maxX, maxY, labelX, labelY } of plots) {
    const room = (maxX - minX) * viewport.scale;
    if (room < HEIGHT || (maxY - minY) * viewport.scale < HEIGHT) continue;
    if (widthOf(ctx, plot.label) > room) continue;
    writeLabel(
      ctx,
      plot.label,
      (labelX - viewport.originX) * viewport.scale,
      (labelY - viewport.originY) * viewport.scale,
      inks,
    );
    written += 1;
    if (written >= MOST) return;
    if (written % 20 === 0) yield;
  }
}

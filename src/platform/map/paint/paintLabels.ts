import { fontFamily } from '@/platform/theme/tokens';
import type { Inks } from './inks';
import { inRing, type PackedPlot } from './packPlots';
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

/** A name of hundreds of letters would run over the map. */
const LONGEST = 40;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Writes with a halo, so that it reads on any background. */
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
  const shown = shortened(text);
  ctx.strokeText(shown, x, y);
  ctx.fillText(shown, x, y);
}

export function prepareLabels(ctx: CanvasRenderingContext2D): void {
  ctx.font = `600 12px ${fontFamily}`;
  ctx.lineJoin = 'round';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
}

/** Whether a stretch of the height of a name and so many pixels wide, in the middle of the name, lies inside. */
function hasRoom({ adds, removes, labelX, labelY }: PackedPlot, width: number, scale: number): boolean {
  const [aside, up] = [width / 2 / scale, HEIGHT / 3 / scale];
  return [-1, -0.5, 0, 0.5, 1].every((part) =>
    [-up, up].every((high) => {
      const [x, y] = [labelX + part * aside, labelY + high];
      return adds.some((ring) => inRing(ring, x, y)) && !removes.some((ring) => inRing(ring, x, y));
    }),
  );
}

/**
 * What of a plot's name has room inside: all of it, else its last word, as 'TALHAO 01' is known as '01'; null when not
 * even that.
 */
export function fittingLabel(
  packed: PackedPlot,
  scale: number,
  widthOf: (text: string) => number,
): string | null {
  const { label } = packed.plot;
  const short = label.slice(label.lastIndexOf(' ') + 1);
  return (
    [label, short].map(shortened).find((text) => text !== '' && hasRoom(packed, widthOf(text), scale)) ?? null
  );
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
  for (const packed of plots) {
    const { minX, minY, maxX, maxY, labelX, labelY } = packed;
    const room = (maxX - minX) * viewport.scale;
    if (room < HEIGHT || (maxY - minY) * viewport.scale < HEIGHT) continue;
    const label = fittingLabel(packed, viewport.scale, (text) => widthOf(ctx, text));
    if (label === null) continue;
    writeLabel(
      ctx,
      label,
      (labelX - viewport.originX) * viewport.scale,
      (labelY - viewport.originY) * viewport.scale,
      inks,
    );
    written += 1;
    if (written >= MOST) return;
    if (written % 20 === 0) yield;
  }
}

import type { Ink, Inks } from './inks';
import type { PackedPlot } from './packPlots';
import { prepareLabels, writeLabel } from './paintLabels';
import { paintInk, strokeInk } from './paintOverlay';
import { trace, type Viewport } from './viewport';

/** Chosen or pointed at: painted again on top, so that the thousands under them stay as they are. */
export function paintMarks(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  plots: readonly PackedPlot[],
  ink: Ink,
  inks: Inks,
): void {
  for (const packed of plots) {
    const path = new Path2D();
    const holes = new Path2D();
    for (const ring of packed.adds) trace(path, ring, viewport);
    for (const ring of packed.removes) trace(packed.loose ? holes : path, ring, viewport);
    const dash = packed.plot.unreadable ? inks.looks.invalid.dash : ink.dash;
    paintInk(ctx, path, { ...ink, dash }, inks);
    if (packed.loose) strokeInk(ctx, holes, { ...ink, dash }, inks);
  }
  prepareLabels(ctx);
  for (const { plot, labelX, labelY } of plots)
    writeLabel(
      ctx,
      plot.label,
      (labelX - viewport.originX) * viewport.scale,
      (labelY - viewport.originY) * viewport.scale,
      inks,
    );
}

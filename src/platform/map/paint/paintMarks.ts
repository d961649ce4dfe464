import type { Ink, Inks } from './inks';
import type { PackedPlot } from './packPlots';
import { prepareLabels, writeLabel } from './paintLabels';
import { paintInk, strokeInk } from './paintOverlay';
import { pathOf, type Viewport } from './viewport';

/** Chosen or pointed at: painted again on top, so that the thousands under them stay as they are. */
export function paintMarks(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  plots: readonly PackedPlot[],
  ink: Ink,
  inks: Inks,
): void {
  for (const packed of plots) {
    const path = pathOf(packed.loose ? packed.adds : [...packed.adds, ...packed.removes], viewport);
    const dash = packed.plot.unreadable ? inks.looks.invalid.dash : ink.dash;
    paintInk(ctx, path, { ...ink, dash }, inks);
    if (packed.loose) strokeInk(ctx, pathOf(packed.removes, viewport), { ...ink, dash }, inks);
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

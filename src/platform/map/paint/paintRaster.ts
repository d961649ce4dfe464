import type { Bounds } from '@/platform/geo/geoTypes';
import type { MapRaster } from '../mapEngine';
import { worldX, worldY } from '../mercator';
import type { Inks } from './inks';
import { packPlot } from './packPlots';
import { strokeInk } from './paintOverlay';
import { pathOf, type Viewport } from './viewport';

/** Where a box of degrees stands on the canvas; CSS pixels, whole cells of the picture kept even. */
export function canvasBox({ north, south, east, west }: Bounds, { originX, originY, scale }: Viewport) {
  const [x, y] = [(worldX(west) - originX) * scale, (worldY(north) - originY) * scale];
  return {
    x,
    y,
    width: (worldX(east) - originX) * scale - x,
    height: (worldY(south) - originY) * scale - y,
  };
}

/** A picture cut to a plot, its cells kept sharp, and the plot's border over it. */
export function paintRaster(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  { picture, bounds, clip, opacity }: MapRaster,
  inks: Inks,
): void {
  const packed = packPlot({ id: '', area: clip, label: '' });
  if (!packed) return;
  const { x, y, width, height } = canvasBox(bounds, viewport);
  ctx.save();
  ctx.clip(pathOf(packed.adds, viewport));
  if (packed.removes.length > 0) {
    const rest = pathOf(packed.removes, viewport);
    rest.rect(0, 0, viewport.width, viewport.height);
    ctx.clip(rest, 'evenodd');
  }
  ctx.globalAlpha = opacity;
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(picture, x, y, width, height);
  ctx.restore();
  strokeInk(ctx, pathOf(packed.adds, viewport), inks.plot, inks);
  if (packed.removes.length > 0) strokeInk(ctx, pathOf(packed.removes, viewport), inks.looks.hole, inks);
}

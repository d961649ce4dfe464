import type { PolygonArea } from '@/platform/geo/geoTypes';
import type { OverlayShape } from '../mapEngine';
import { worldX, worldY } from '../mercator';
import { satelliteMap } from '@/platform/theme/mapColours';
import { hatchPattern } from './hatch';
import type { Ink, Inks } from './inks';
import { packPlot } from './packPlots';
import { prepareLabels, writeLabel } from './paintLabels';
import { pathOf, type Viewport } from './viewport';

const RADIUS: Partial<Record<OverlayShape['look'], number>> = {
  vertex: satelliteMap.vertex.radius,
  chosenVertex: satelliteMap.vertex.radius + 2,
  midpoint: satelliteMap.midpoint.radius,
};

/** An outline, casing under it, over a fill that may be hatched. `ground` is filled, `line` is stroked. */
export function paintInk(ctx: CanvasRenderingContext2D, path: Path2D, ink: Ink, inks: Inks): void {
  if (ink.fillOpacity > 0) {
    const pattern = ink.hatch ? hatchPattern(ctx, ink.stroke, ink.hatch) : null;
    // Under a hatch the base map still shows.
    ctx.globalAlpha = pattern ? ink.fillOpacity / 3 : ink.fillOpacity;
    ctx.fillStyle = ink.fill;
    ctx.fill(path);
    if (pattern) {
      ctx.globalAlpha = Math.min(1, ink.fillOpacity * 1.5);
      ctx.fillStyle = pattern;
      ctx.fill(path);
    }
  }
  strokeInk(ctx, path, ink, inks);
}

export function strokeInk(ctx: CanvasRenderingContext2D, path: Path2D, ink: Ink, inks: Inks): void {
  ctx.lineJoin = 'round';
  ctx.setLineDash([]);
  ctx.globalAlpha = inks.casingOpacity;
  ctx.strokeStyle = inks.casing;
  ctx.lineWidth = ink.width + inks.casingExtra;
  ctx.stroke(path);
  ctx.globalAlpha = 1;
  ctx.setLineDash([...ink.dash]);
  ctx.strokeStyle = ink.stroke;
  ctx.lineWidth = ink.width;
  ctx.stroke(path);
}

/** A plot's fill in any ink, its holes dashed. */
function paintArea(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  area: PolygonArea,
  ink: Ink,
  inks: Inks,
): void {
  const packed = packPlot({ id: '', area, label: '' });
  if (!packed) return;
  paintInk(ctx, pathOf([...packed.adds, ...packed.removes], viewport), ink, inks);
  if (packed.removes.length > 0) strokeInk(ctx, pathOf(packed.removes, viewport), inks.looks.hole, inks);
}

/** One hint, vertex or line on top of the plots. */
export function paintShape(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  shape: OverlayShape,
  inks: Inks,
): void {
  const { originX, originY, scale } = viewport;
  const ink = inks.looks[shape.look];
  const place = (at: { lat: number; lng: number }) => ({
    x: (worldX(at.lng) - originX) * scale,
    y: (worldY(at.lat) - originY) * scale,
  });
  let label = { x: 0, y: 0 };
  if ('point' in shape) {
    const { x, y } = place(shape.point);
    ctx.beginPath();
    ctx.arc(x, y, RADIUS[shape.look] ?? satelliteMap.midpoint.radius, 0, Math.PI * 2);
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
    ctx.fillStyle = ink.fill;
    ctx.fill();
    ctx.lineWidth = ink.width;
    ctx.strokeStyle = ink.stroke;
    ctx.stroke();
    label = { x, y: y - 16 };
  } else if ('line' in shape) {
    const line = Float64Array.from(shape.line.flatMap(({ lat, lng }) => [worldX(lng), worldY(lat)]));
    strokeInk(ctx, pathOf([line], viewport, false), ink, inks);
    const middle = shape.line[Math.floor(shape.line.length / 2)];
    if (middle) label = place(middle);
  } else {
    paintArea(ctx, viewport, shape.area, ink, inks);
    const packed = packPlot({ id: '', area: shape.area, label: '' });
    if (packed) label = { x: (packed.labelX - originX) * scale, y: (packed.labelY - originY) * scale };
  }
  if (shape.label === undefined) return;
  prepareLabels(ctx);
  writeLabel(ctx, shape.label, label.x, label.y, inks);
}

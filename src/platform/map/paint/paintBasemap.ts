import { plainMap } from '@/platform/theme/mapColours';
import { fontFamily } from '@/platform/theme/tokens';
import { brazil, type WorldLine } from '../ground/brazil';
import { graticule } from '../ground/graticule';
import { fromWorld, worldX, worldY } from '../mercator';
import { inRing } from './packPlots';
import { type PaintSteps, pathOf, type Viewport } from './viewport';

/** From here on the country fills the window or is far away: its outline as a shape would only cost time. */
const CLOSE = 10;
/** States are named from here to where their borders leave the window. */
const NAMED = { from: 4, to: 9 };

type Colours = (typeof plainMap)[keyof typeof plainMap];

function meets(line: WorldLine, { originX, originY, scale, width, height }: Viewport): boolean {
  const [right, bottom] = [originX + width / scale, originY + height / scale];
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return minX <= right && maxX >= originX && minY <= bottom && maxY >= originY;
}

function paintLand(ctx: CanvasRenderingContext2D, viewport: Viewport, colours: Colours): void {
  const { originX, originY, scale, width, height } = viewport;
  ctx.fillStyle = colours.casing;
  ctx.globalAlpha = 0.45;
  const rings = brazil().states.flatMap((state) => state.rings);
  if (viewport.zoom >= CLOSE) {
    const [x, y] = [originX + width / 2 / scale, originY + height / 2 / scale];
    if (rings.some((ring) => inRing(ring, x, y))) ctx.fillRect(0, 0, width, height);
    return;
  }
  ctx.fill(pathOf(rings, viewport));
}

function paintBorders(ctx: CanvasRenderingContext2D, viewport: Viewport, colours: Colours): void {
  const draw = (lines: readonly WorldLine[], width: number, alpha: number) => {
    const seen = lines.filter((line) => meets(line, viewport));
    ctx.lineWidth = width;
    ctx.globalAlpha = alpha;
    ctx.stroke(pathOf(seen, viewport, false));
  };
  ctx.strokeStyle = colours.hole;
  ctx.lineJoin = 'round';
  draw(brazil().inner, 1, 0.45);
  draw(brazil().outer, 1.5, 0.8);
}

function paintNet(ctx: CanvasRenderingContext2D, viewport: Viewport, colours: Colours): void {
  const { originX, originY, scale, width, height } = viewport;
  const upperLeft = fromWorld(originX, originY);
  const lowerRight = fromWorld(originX + width / scale, originY + height / scale);
  const net = graticule({
    north: upperLeft.lat,
    west: upperLeft.lng,
    south: lowerRight.lat,
    east: lowerRight.lng,
  });
  const path = new Path2D();
  for (const lng of net.lngs) {
    const x = Math.round((worldX(lng) - originX) * scale) + 0.5;
    path.moveTo(x, 0);
    path.lineTo(x, height);
  }
  for (const lat of net.lats) {
    const y = Math.round((worldY(lat) - originY) * scale) + 0.5;
    path.moveTo(0, y);
    path.lineTo(width, y);
  }
  ctx.strokeStyle = colours.hole;
  ctx.globalAlpha = 0.22;
  ctx.lineWidth = 1;
  ctx.stroke(path);
}

function paintNames(ctx: CanvasRenderingContext2D, viewport: Viewport, colours: Colours): void {
  if (viewport.zoom < NAMED.from || viewport.zoom > NAMED.to) return;
  ctx.font = `600 12px ${fontFamily}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = colours.hole;
  ctx.globalAlpha = 0.9;
  for (const { uf, x, y } of brazil().states)
    ctx.fillText(uf, (x - viewport.originX) * viewport.scale, (y - viewport.originY) * viewport.scale);
}

/** The background of the map without a key: Brazil, its states and a net of degrees. Asks no server. */
export function* paintBasemap(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  mode: 'light' | 'dark',
): PaintSteps {
  const colours = plainMap[mode];
  ctx.setLineDash([]);
  paintLand(ctx, viewport, colours);
  paintNet(ctx, viewport, colours);
  paintBorders(ctx, viewport, colours);
  paintNames(ctx, viewport, colours);
  yield;
}

import type { LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds, boundsOf, widened } from '@/platform/geo/bounds';
import { type Edge, edgeBounds, indexEdges } from '@/platform/geo/edges';
import { fromGround, type Ground, groundSize, subtract, toGround, unite } from '@/platform/geo/ground';
import { type Flat, localPlane, type LocalPlane } from '@/platform/geo/localPlane';
import { isInArea } from '@/platform/geo/pick';
import { bordersOf, type IndexedPlot, type PlotIndex } from '@/platform/geo/plotIndex';
import { between, footShare } from '@/platform/geo/segments';
import { degreesFor } from '@/platform/geo/snap';
import { distance, ringSize, toHectares } from '@/platform/geo/sphere';

/** A strip of nobody's ground between two plots. */
export interface Gap<Plot extends IndexedPlot = IndexedPlot> {
  readonly plot: Plot;
  readonly squareMetres: number;
  readonly hectares: number;
  readonly shape: PolygonArea;
}

/** Wider than that it is a lane, not a slip of the hand. Metres. */
const WIDEST = 5;
/** Borders nearer than that are closed. Metres. */
const CLOSED = 0.05;
/** A strip is so many times longer than wide; two corners that come near each other leave none. */
const SLENDER = 4;
/** What rounds to 0.01 ha and more is told. */
const LEAST_GAP = 50;

/** A place on a plot's border and the neighbour's place that lies nearest to it. */
interface Station {
  readonly here: LatLng;
  readonly there: LatLng | null;
  readonly away: number;
}

function nearestPlace(point: LatLng, sides: readonly Edge[], plane: LocalPlane): [LatLng, number] | null {
  const here = plane.toFlat(point);
  let best: [Flat, number] | null = null;
  for (const side of sides) {
    const [from, to] = [plane.toFlat(side.from), plane.toFlat(side.to)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((here.x - from.x) * dx + (here.y - from.y) * dy) / length;
    const share = Math.min(1, Math.max(0, along));
    const foot = { x: from.x + share * dx, y: from.y + share * dy };
    const away = Math.hypot(foot.x - here.x, foot.y - here.y);
    if (away <= (best?.[1] ?? WIDEST)) best = [foot, away];
  }
  return best && [plane.toPoint(best[0]), best[1]];
}

/** Places along a ring: its corners, the feet of the neighbour's corners, and one every few metres between. */
function stationsOf(path: Path, neighbour: PolygonArea, plane: LocalPlane): Station[] {
  const borders = bordersOf(neighbour);
  const [first] = path;
  const reach = degreesFor(WIDEST, first?.lat ?? 0);
  return indexEdges([path]).edges.flatMap((edge): Station[] => {
    const sides = borders.near(widened(edgeBounds(edge), reach));
    if (sides.length === 0) return [{ here: edge.from, there: null, away: Infinity }];
    const steps = Math.max(1, Math.ceil(distance(edge.from, edge.to) / WIDEST));
    const shares = [
      ...Array.from({ length: steps }, (_, step) => step / steps),
      ...sides.map((side) => footShare(side.from, edge)),
    ].toSorted((a, b) => a - b);
    return shares.flatMap((share, at) => {
      if (share === shares[at - 1] || share === 1) return [];
      const here = between(edge.from, edge.to, share);
      const found = nearestPlace(here, sides, plane);
      return [{ here, there: found?.[0] ?? null, away: found?.[1] ?? Infinity }];
    });
  });
}

/** Runs of places that face the neighbour across a strip; each begins and ends where the strip does. */
function strips(stations: readonly Station[]): Station[][] {
  const open = stations.findIndex(({ away }) => away > WIDEST || away < CLOSED);
  // All around: the ring begins again where it ended.
  const first = stations[Math.max(open, 0)];
  if (!first) return [];
  const turned = [...stations.slice(Math.max(open, 0)), ...stations.slice(0, Math.max(open, 0)), first];
  const found: Station[][] = [];
  let run: Station[] = [];
  for (const station of turned) {
    if (station.there) run.push(station);
    if (station.away <= WIDEST && station.away >= CLOSED) continue;
    if (run.some(({ away }) => away >= CLOSED)) found.push(run);
    run = station.there ? [station] : [];
  }
  return run.some(({ away }) => away >= CLOSED) ? [...found, run] : found;
}

function stripGround(run: readonly Station[]): Ground {
  const there = run.flatMap((station) => station.there ?? []);
  const ring: Path = [...run.map(({ here }) => here), ...there.toReversed()];
  const length = run.reduce((sum, { here }, at) => sum + distance(run[at - 1]?.here ?? here, here), 0);
  const size = ringSize(ring);
  if (size === 0 || length < SLENDER * (size / length)) return [];
  return unite([toGround([{ type: 'ADD', path: ring }])]);
}

/** The strips between a plot and one neighbour. */
function gapGround(area: PolygonArea, neighbour: PolygonArea): Ground {
  const box = areaBounds(area);
  if (!box) return [];
  const plane = localPlane({ lat: box.south, lng: box.west });
  const found = area
    .filter(({ type }) => type === 'ADD')
    .flatMap(({ path }) => strips(stationsOf(path, neighbour, plane)))
    .map((run) => run.filter(({ here, away }) => away < CLOSED || !isInArea(here, neighbour)))
    .map(stripGround);
  return unite(found);
}

/**
 * Strips up to five metres wide between a plot and its neighbours that belong to no plot, largest first; the plot itself
 * is left out by its id. Strips below 50 m², which would read 0.00 ha, are not told.
 */
export function gapsOf<Plot extends IndexedPlot>(
  area: PolygonArea,
  index: PlotIndex<Plot>,
  exceptIds: readonly string[] = [],
): Gap<Plot>[] {
  const box = boundsOf(area.flatMap(({ path }) => path));
  if (!box) return [];
  const nearby = index
    .near(widened(box, degreesFor(WIDEST, box.south)))
    .filter(({ id }) => !exceptIds.includes(id));
  return nearby
    .flatMap((plot) => {
      const strip = gapGround(area, plot.area);
      if (groundSize(strip) < LEAST_GAP) return [];
      const ground = subtract(strip, [toGround(area), ...nearby.map((other) => toGround(other.area))]);
      const squareMetres = groundSize(ground);
      if (squareMetres < LEAST_GAP) return [];
      return [{ plot, squareMetres, hectares: toHectares(squareMetres), shape: fromGround(ground) }];
    })
    .toSorted((a, b) => b.squareMetres - a.squareMetres);
}

import type { Path, PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds, widened } from '@/platform/geo/bounds';
import { type Edge, edgeBounds, indexEdges } from '@/platform/geo/edges';
import {
  fromGeometry,
  type Geometry,
  geometryArea,
  subtract,
  toGeometry,
  unite,
} from '@/platform/geo/geometry';
import { type Flat, localPlane, type LocalPlane } from '@/platform/geo/localPlane';
import { isInArea } from '@/platform/geo/pick';
import { bordersOf, type IndexedPlot, type PlotIndex } from '@/platform/geo/plotIndex';
import { between, footShare } from '@/platform/geo/segments';
import { wound } from '@/platform/geo/rings';
import { degreesFor } from '@/platform/geo/snap';
import { ringSize } from '@/platform/geo/ringSize';
import { distance, toHectares } from '@/platform/geo/sphere';

/** A strip between two plots that belongs to neither. */
export interface Gap<Plot extends IndexedPlot = IndexedPlot> {
  readonly plot: Plot;
  readonly squareMetres: number;
  readonly hectares: number;
  readonly shape: PolygonArea;
  /** The strip with a seam into the plot: taken together with it, nothing is left between. */
  readonly closing: Geometry;
}

/** Wider than that it is a lane, not a slip of the hand. Metres. */
const WIDEST = 5;
/** Borders nearer than that are closed; strips reach so far into both sides. Metres. */
const SEAM = 0.05;
/** A strip is so many times longer than wide; two vertices that come near each other leave none. */
const SLENDER = 4;
/** What rounds to 0.01 ha and more is reported. */
const LEAST_GAP = 50;

/** Which strips are looked for: no wider than that, in metres, and in which plane. */
interface Strips {
  readonly plane: LocalPlane;
  readonly closed: number;
  readonly widest: number;
}

/** A place on a plot's border and the neighbour's place that lies nearest to it. */
interface Station {
  readonly here: Flat;
  readonly there: Flat | null;
  readonly away: number;
  /** Out of the plot, one metre long. */
  readonly out: Flat;
}

const plus = (a: Flat, b: Flat, times: number): Flat => ({ x: a.x + b.x * times, y: a.y + b.y * times });

function nearestPlace(here: Flat, sides: readonly Edge[], { plane, widest }: Strips): [Flat, number] | null {
  let best: [Flat, number] | null = null;
  for (const side of sides) {
    const [from, to] = [plane.toFlat(side.from), plane.toFlat(side.to)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((here.x - from.x) * dx + (here.y - from.y) * dy) / length;
    const foot = plus(from, { x: dx, y: dy }, Math.min(1, Math.max(0, along)));
    const away = Math.hypot(foot.x - here.x, foot.y - here.y);
    if (away <= (best?.[1] ?? widest)) best = [foot, away];
  }
  return best;
}

/** The way out of a ring that runs clockwise: to the left of its side. */
function outOf(edge: Edge, plane: LocalPlane): Flat {
  const [from, to] = [plane.toFlat(edge.from), plane.toFlat(edge.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

/** Places along a ring: its vertices, the feet of the neighbour's vertices, and one every few metres between. */
function stationsOf(path: Path, neighbour: PolygonArea, of: Strips): Station[] {
  const { plane, widest } = of;
  const borders = bordersOf(neighbour);
  const reach = degreesFor(widest, path[0]?.lat ?? 0);
  return indexEdges([path]).edges.flatMap((edge): Station[] => {
    const sides = borders.near(widened(edgeBounds(edge), reach));
    const out = outOf(edge, plane);
    if (sides.length === 0) return [{ here: plane.toFlat(edge.from), there: null, away: Infinity, out }];
    const steps = Math.max(1, Math.ceil(distance(edge.from, edge.to) / WIDEST));
    const shares = [
      ...Array.from({ length: steps }, (_, step) => step / steps),
      ...sides.map((side) => footShare(side.from, edge)),
    ].toSorted((a, b) => a - b);
    return shares.flatMap((share, at): Station[] => {
      if (share === shares[at - 1] || share === 1) return [];
      const place = between(edge.from, edge.to, share);
      const here = plane.toFlat(place);
      const [there = null, away = Infinity] = nearestPlace(here, sides, of) ?? [];
      const isOver = away >= SEAM && isInArea(place, neighbour);
      return [{ here, there: isOver ? null : there, away: isOver ? Infinity : away, out }];
    });
  });
}

/** Runs of places that face the neighbour across a strip; borders nearer than `closed` end it. */
function strips(stations: readonly Station[], { closed, widest }: Strips): Station[][] {
  const isOpen = ({ away }: Station) => away <= widest && away >= closed;
  const start = Math.max(
    0,
    stations.findIndex((station) => !isOpen(station)),
  );
  const first = stations[start];
  if (!first) return [];
  const around = [...stations.slice(start), ...stations.slice(0, start), first];
  const found: Station[][] = [];
  let run: Station[] = [];
  const finish = () => {
    if (run.length > 1 && run.some(isOpen)) found.push(run);
  };
  for (const station of around) {
    if (station.there) run.push(station);
    if (isOpen(station)) continue;
    finish();
    run = station.there ? [station] : [];
  }
  finish();
  return found;
}

/** Beyond a vertex of the neighbour many places face that one vertex: the strip ends with the first of them. */
function trimmed(run: readonly Station[]): readonly Station[] {
  const isFan = (one: Station | undefined, next: Station | undefined) =>
    one?.there != null &&
    next?.there != null &&
    Math.hypot(one.there.x - next.there.x, one.there.y - next.there.y) < SEAM;
  let [first, end] = [0, run.length];
  while (isFan(run[first], run[first + 1])) first += 1;
  while (end - first > 1 && isFan(run[end - 1], run[end - 2])) end -= 1;
  return run.slice(first, end);
}

/** A millimetre. */
const STRAIGHT = 0.001;

const isStraight = (from: Flat, by: Flat, to: Flat) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return length > 0 && Math.abs((by.x - from.x) * dy - (by.y - from.y) * dx) / length < STRAIGHT;
};

/** Without the places at which neither side of the strip bends. */
function bends(run: readonly Station[]): readonly Station[] {
  const kept = run.slice(0, 1);
  run.slice(1).forEach((station, at) => {
    const [last, next] = [kept.at(-1), run[at + 2]];
    const isPlain =
      last?.there &&
      station.there &&
      next?.there &&
      isStraight(last.here, station.here, next.here) &&
      isStraight(last.there, station.there, next.there);
    if (!isPlain) kept.push(station);
  });
  return kept;
}

const isRun = (station: Station): station is Station & { there: Flat } => station.there !== null;

/** The geometry of a strip, with a seam into both sides. */
function stripGeometry(run: readonly Station[], plane: LocalPlane): Geometry {
  const here = run.map((station) => plus(station.here, station.out, -SEAM));
  const there = run.filter(isRun).map((station) => plus(station.there, station.out, SEAM));
  const ring = [...here, ...there.toReversed()].map(plane.toPoint);
  const length = here.reduce((sum, at, index) => {
    const last = here[index - 1] ?? at;
    return sum + Math.hypot(at.x - last.x, at.y - last.y);
  }, 0);
  if (length === 0 || length < SLENDER * (ringSize(ring) / length)) return [];
  return unite([toGeometry([{ type: 'ADD', path: ring }])]);
}

/** The strips between a plot and a neighbour, with a seam into both; `closed` as for {@link strips}. */
export function stripsBetween(
  area: PolygonArea,
  neighbour: PolygonArea,
  { closed = 0, widest = WIDEST }: { closed?: number; widest?: number } = {},
): Geometry {
  const box = areaBounds(area);
  if (!box) return [];
  const plane = localPlane({ lat: box.south, lng: box.west });
  const geometries = area.filter(({ type }) => type === 'ADD').map(({ path }) => wound(path, true));
  const of = { plane, closed, widest };
  const runs = geometries.flatMap((path) => strips(stationsOf(path, neighbour, of), of));
  return unite(runs.map((run) => stripGeometry(bends(trimmed(run)), plane)));
}

/**
 * Strips up to five metres wide between a plot and its neighbours that belong to no plot, largest first; the plot
 * itself is left out by its id. Strips below 50 m², which would read 0.00 ha, are left out.
 */
export function gapsOf<Plot extends IndexedPlot>(
  area: PolygonArea,
  index: PlotIndex<Plot>,
  exceptIds: readonly string[] = [],
): Gap<Plot>[] {
  const box = areaBounds(area);
  if (!box) return [];
  const nearby = index
    .near(widened(box, degreesFor(WIDEST, box.south)))
    .filter(({ id }) => !exceptIds.includes(id));
  const gapTo = (plot: Plot): Gap<Plot>[] => {
    const strip = stripsBetween(area, plot.area, { closed: SEAM });
    if (geometryArea(strip) < LEAST_GAP) return [];
    const closing = subtract(
      strip,
      nearby.map((other) => toGeometry(other.area)),
    );
    const geometry = subtract(closing, [toGeometry(area)]).filter(
      (part) => geometryArea([part]) >= LEAST_GAP,
    );
    const squareMetres = geometryArea(geometry);
    if (squareMetres < LEAST_GAP) return [];
    return [
      { plot, squareMetres, hectares: toHectares(squareMetres), shape: fromGeometry(geometry), closing },
    ];
  };
  return nearby.flatMap(gapTo).toSorted((a, b) => b.squareMetres - a.squareMetres);
}

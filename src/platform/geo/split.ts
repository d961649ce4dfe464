import type { LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';
import { type Edge, indexEdges } from '@/platform/geo/edges';
import { faces, type Step } from '@/platform/geo/faces';
import { areaOfPart, assemble, type Part, partsOf } from '@/platform/geo/parts';
import { isInRing } from '@/platform/geo/pick';
import { isClockwise, wound } from '@/platform/geo/rings';
import { between, crossingShares, degreesAway, footShare } from '@/platform/geo/segments';
import { ringSize } from '@/platform/geo/ringSize';
import { lineCrossings } from '@/platform/geo/validity';

export type Split =
  | { readonly ok: true; readonly parts: readonly PolygonArea[] }
  /** `notThrough`: the line parts nothing · `lineCrossesItself`. */
  | { readonly ok: false; readonly reason: 'notThrough' | 'lineCrossesItself' };

/** A tenth of a millimetre, in degrees. */
const TOUCH = 1e-9;

const isNear = (a: LatLng, b: LatLng) => Math.abs(a.lat - b.lat) < TOUCH && Math.abs(a.lng - b.lng) < TOUCH;

/** Points on a side and how far along it they lie. */
type Stops = Map<Edge, { share: number; point: LatLng }[]>;

const note = (stops: Stops, edge: Edge, share: number, point: LatLng) =>
  stops.set(edge, [...(stops.get(edge) ?? []), { share, point }]);

/** A side's points from its beginning to its end, without those that lie on one of both. */
function pointsAlong(edge: Edge, stops: Stops): LatLng[] {
  const inner = (stops.get(edge) ?? []).toSorted((a, b) => a.share - b.share).map(({ point }) => point);
  return [edge.from, ...inner, edge.to].filter((point, at, all) => {
    const last = all[at - 1];
    return !last || !(last.lat === point.lat && last.lng === point.lng);
  });
}

/** Notes, on the line and on the borders, the points where they meet: the very same points on both. */
function meetings(line: readonly Edge[], borders: readonly Edge[]): { stops: Stops; onBorder: LatLng[] } {
  const stops: Stops = new Map();
  const onBorder: LatLng[] = borders.map(({ from }) => from);
  for (const cut of line) {
    for (const border of borders) {
      if (degreesAway(border.from, cut) < TOUCH) note(stops, cut, footShare(border.from, cut), border.from);
      const shares = crossingShares(cut, border);
      const point = shares && between(border.from, border.to, shares.other);
      const known = [border.from, border.to, cut.from, cut.to];
      if (!shares || !point || known.some((one) => isNear(one, point))) continue;
      note(stops, cut, shares.one, point);
      note(stops, border, shares.other, point);
      onBorder.push(point);
    }
  }
  const ends = [...line.map(({ from }) => from), ...line.slice(-1).map(({ to }) => to)];
  for (const end of ends) {
    const touched = borders.find((border) => degreesAway(end, border) < TOUCH);
    if (!touched || onBorder.includes(end)) continue;
    note(stops, touched, footShare(end, touched), end);
    onBorder.push(end);
  }
  return { stops, onBorder };
}

/** The stretches of the line inside the plot, from border to border. */
function chains(
  line: readonly Edge[],
  stops: Stops,
  onBorder: ReadonlySet<LatLng>,
  isInside: (p: LatLng) => boolean,
) {
  const points = line.flatMap((cut, at) => pointsAlong(cut, stops).slice(at === 0 ? 0 : 1));
  const found: LatLng[][] = [];
  let chain: LatLng[] = [];
  points.forEach((point, at) => {
    const last = points[at - 1];
    if (last && !isInside(between(last, point, 0.5))) chain = [];
    else if (chain.length > 0) chain.push(point);
    if (!onBorder.has(point)) return;
    if (chain.length > 1) found.push(chain);
    chain = [point];
  });
  return found;
}

const stepsOf = (points: readonly LatLng[]): Step[] =>
  points.slice(1).map((to, at) => ({ from: points[at] ?? to, to }));

/** About a metre, in degrees: an end that stops so near the border was meant to reach it. */
const REACH = 1e-5;

/** The line with its first and last stretch a metre longer. */
function lengthened(line: Path): Path {
  const beyond = (end: LatLng | undefined, before: LatLng | undefined): Path => {
    if (!end || !before) return [];
    const length = Math.hypot(end.lat - before.lat, end.lng - before.lng);
    return length === 0 ? [] : [between(before, end, 1 + REACH / length)];
  };
  return [...beyond(line[0], line[1]).slice(0, 1), ...line, ...beyond(line.at(-1), line.at(-2))];
}

/** Puts points of the line that lie on a vertex exactly there. */
const onVertices = (line: Path, vertices: Path): Path =>
  line.map((point) => vertices.find((vertex) => isNear(vertex, point)) ?? point);

function splitPart(part: Part, given: Path): Part[] {
  const rings = [wound(part.outline, false), ...part.holes.map((hole) => wound(hole, true))];
  const borders = indexEdges(rings).edges;
  const line = indexEdges([onVertices(given, rings.flat())], false).edges;
  const { stops, onBorder } = meetings(line, borders);
  const isInside = (point: LatLng) =>
    isInRing(point, part.outline) &&
    !part.holes.some((hole) => isInRing(point, hole)) &&
    !borders.some((border) => degreesAway(point, border) < TOUCH);
  const cuts = chains(line, stops, new Set(onBorder), isInside);
  if (cuts.length === 0) return [part];
  const steps = [
    ...borders.flatMap((border) => stepsOf(pointsAlong(border, stops))),
    ...cuts.flatMap((cut) => [...stepsOf(cut), ...stepsOf(cut.toReversed())]),
  ];
  const found = faces(steps).filter((path) => path.length >= 3);
  return assemble(
    found.filter((path) => !isClockwise(path)),
    found.filter(isClockwise),
  );
}

/** Whether a point of the line lies on another stretch of it: there it touches itself or goes back on itself. */
function meetsItself(line: Path): boolean {
  const { edges } = indexEdges([line], false);
  return edges.some((edge) =>
    line.some((point, at) => at !== edge.side && at !== edge.side + 1 && degreesAway(point, edge) < TOUCH),
  );
}

/**
 * Parts a plot along a line of two points or more, which may bend, leave it and come back, and cross holes. Ends that stop
 * inside, farther than a metre from a border, cut nothing. Answers the pieces, largest first; their common border has the same points on both sides.
 */
export function splitByLine(area: PolygonArea, line: Path): Split {
  if (lineCrossings(line).length > 0 || meetsItself(line)) return { ok: false, reason: 'lineCrossesItself' };
  const before = partsOf(area);
  const after = before.flatMap((part) => splitPart(part, lengthened(line)));
  if (after.length <= before.length) return { ok: false, reason: 'notThrough' };
  const parts = after.toSorted((a, b) => ringSize(b.outline) - ringSize(a.outline)).map(areaOfPart);
  return { ok: true, parts };
}

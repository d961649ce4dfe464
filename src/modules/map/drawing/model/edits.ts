import type { LatLng, Path, PolygonArea, Ring } from '@/platform/geo/geoTypes';
import { clippedTo, type Merge, merged, withGapClosed } from '@/platform/geo/combine';
import type { Gap } from '@/platform/geo/gaps';
import { fromGeometry, toGeometry, unite, withoutCrumbs } from '@/platform/geo/geometry';
import { settled } from '@/platform/geo/measure';
import { isInRing } from '@/platform/geo/pick';
import { vertexCount } from '@/platform/geo/polygonArea';
import { ringOf } from '@/platform/geo/rings';
import { between } from '@/platform/geo/segments';
import { type Split, splitByLine } from '@/platform/geo/split';
import { selfCrossings, untangled } from '@/platform/geo/validity';
import { type VertexRef, type Drawing, EMPTY } from './drawing';

/** The drawing with other rings; a circle's own figure no longer holds. */
const withRings = (drawing: Drawing, rings: PolygonArea): Drawing =>
  rings === drawing.rings ? drawing : { ...drawing, rings, circle: null };

/** Rings that cross themselves are kept as they are drawn, to be mended; the others are resolved where they overlap. */
const tidy = (rings: PolygonArea): PolygonArea =>
  rings.some(({ path }) => selfCrossings(path).length > 0) ? rings : settled(rings);

/** Adds an outline (ADD, clockwise) or a hole (REMOVE, counter-clockwise). */
export const addRing = (drawing: Drawing, type: Ring['type'], path: Path): Drawing =>
  withRings(drawing, tidy([...drawing.rings, ringOf(type, path)]));

/** Adds parts, each with its holes. */
export const addArea = (drawing: Drawing, area: PolygonArea): Drawing =>
  withRings(
    drawing,
    drawing.rings.length === 0
      ? tidy(area)
      : fromGeometry(withoutCrumbs(unite([toGeometry(drawing.rings), toGeometry(area)]))),
  );

/** The hole that lies under a point; -1 for none. */
export const holeAt = (drawing: Drawing, at: LatLng): number =>
  drawing.rings.findLastIndex(({ type, path }) => type === 'REMOVE' && isInRing(at, path));

export const dropRing = (drawing: Drawing, ring: number): Drawing =>
  withRings(
    drawing,
    drawing.rings.filter((_, at) => at !== ring),
  );

/** Nothing is drawn any more; pieces cut off and plots merged are forgotten with it. */
export const cleared = (drawing: Drawing): Drawing =>
  drawing.rings.length + drawing.spare.length + drawing.merged.length === 0 ? drawing : EMPTY;

const changeRing = (drawing: Drawing, ring: number, change: (path: Path) => Path): Drawing =>
  withRings(
    drawing,
    drawing.rings.map((one, at) => (at === ring ? { ...one, path: change(one.path) } : one)),
  );

export const vertexAt = (drawing: Drawing, { ring, vertex }: VertexRef): LatLng | null =>
  drawing.rings[ring]?.path[vertex] ?? null;

export const moveVertex = (drawing: Drawing, { ring, vertex }: VertexRef, to: LatLng): Drawing =>
  changeRing(drawing, ring, (path) => path.with(vertex, to));

/** Puts a vertex behind another one. */
export const insertVertex = (drawing: Drawing, { ring, vertex }: VertexRef, at: LatLng): Drawing =>
  changeRing(drawing, ring, (path) => path.toSpliced(vertex + 1, 0, at));

/** The middle of the side that begins at a vertex. */
export function sideMiddle(drawing: Drawing, { ring, vertex }: VertexRef): LatLng | null {
  const path = drawing.rings[ring]?.path ?? [];
  const [from, to] = [path[vertex], path[(vertex + 1) % path.length]];
  return from && to ? between(from, to, 0.5) : null;
}

/** A ring keeps three vertices: fewer enclose nothing. */
export function canRemoveVertex(drawing: Drawing, { ring, vertex }: VertexRef): boolean {
  const path = drawing.rings[ring]?.path ?? [];
  return vertex in path && vertexCount(path.toSpliced(vertex, 1)) >= 3;
}

export const removeVertex = (drawing: Drawing, ref: VertexRef): Drawing =>
  canRemoveVertex(drawing, ref)
    ? changeRing(drawing, ref.ring, (path) => path.toSpliced(ref.vertex, 1))
    : drawing;

/** Moves everything by the way from one place to another. */
export const moveAll = (drawing: Drawing, from: LatLng, to: LatLng): Drawing =>
  withRings(
    drawing,
    drawing.rings.map((ring) => ({
      ...ring,
      path: ring.path.map(({ lat, lng }) => ({ lat: lat + to.lat - from.lat, lng: lng + to.lng - from.lng })),
    })),
  );

/** After vertices were moved: windings and overlaps of rings are put right. */
export const settle = (drawing: Drawing): Drawing => {
  const rings = tidy(drawing.rings.map(({ type, path }) => ringOf(type, path)));
  return { ...drawing, rings };
};

export type Cut = { readonly ok: true; readonly drawing: Drawing } | Extract<Split, { ok: false }>;

/** Parts the drawing along a line: the largest piece stays, the others become plots of their own. */
export function cut(drawing: Drawing, line: Path): Cut {
  const split = splitByLine(drawing.rings, line);
  if (!split.ok) return split;
  const [rings = [], ...others] = split.parts;
  const pieces = others.map((area) => ({ area, name: null }));
  return { ok: true, drawing: { ...drawing, rings, spare: [...drawing.spare, ...pieces], circle: null } };
}

/** Takes a piece that was cut off back into the drawing. */
export function takeBack(drawing: Drawing, piece: number): Drawing {
  const area = drawing.spare[piece]?.area;
  if (!area) return drawing;
  const joined = merged([drawing.rings, area]);
  const rings = joined.ok ? joined.area : addArea(drawing, area).rings;
  return { ...drawing, rings, circle: null, spare: drawing.spare.filter((_, at) => at !== piece) };
}

export type Joined = { readonly ok: true; readonly drawing: Drawing } | Extract<Merge, { ok: false }>;

/** Merges a neighbour; its plot is to be deleted once this one was saved. */
export function join(drawing: Drawing, plotId: number, area: PolygonArea): Joined {
  const made = merged([drawing.rings, area]);
  if (!made.ok) return made;
  const rings = made.area;
  return { ok: true, drawing: { ...drawing, rings, circle: null, merged: [...drawing.merged, plotId] } };
}

/** Cuts off what overlaps neighbours. */
export const clip = (drawing: Drawing, neighbours: readonly PolygonArea[]): Drawing =>
  withRings(drawing, clippedTo(drawing.rings, neighbours));

export const closeGap = (drawing: Drawing, gap: Pick<Gap, 'closing'>): Drawing =>
  withRings(drawing, withGapClosed(drawing.rings, gap));

export const untangle = (drawing: Drawing): Drawing => withRings(drawing, settled(untangled(drawing.rings)));

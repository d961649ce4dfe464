import type { Bounds, LatLng, Path } from '@/platform/geo/geoTypes';
import { circlePath, radiusTo } from '@/platform/geo/circle';
import { inBounds } from '@/platform/geo/bounds';
import { between } from '@/platform/geo/segments';
import type { OverlayShape, ScreenPoint } from '@/platform/map/mapEngine';
import { sideMiddle } from '../model/edits';
import type { Finding } from '../model/checks';
import type { Piece } from '../model/drawing';
import { showsVertices } from '../model/modes';
import { type SessionState, shownDrawing, type Sketch } from '../model/session';

/** More middles than that hide the vertices between them. */
const MOST_MIDDLES = 120;

/** The drawing's fill, and the pieces cut off from it. */
export function drawingShapes(
  state: SessionState,
  pieceLabel: (piece: Piece, at: number) => string,
): OverlayShape[] {
  const { rings, spare } = shownDrawing(state);
  const broken = state.findings.some(({ stops }) => stops);
  return [
    ...(rings.length > 0 ? [{ look: broken ? 'invalid' : 'drawing', area: rings } as const] : []),
    ...spare.map(
      (piece, at) => ({ look: 'drawing', area: piece.area, label: pieceLabel(piece, at) }) as const,
    ),
  ];
}

export function findingShapes(findings: readonly Finding[]): OverlayShape[] {
  return findings.flatMap((finding): OverlayShape[] => {
    if (finding.kind === 'crossing') return finding.at.map((point) => ({ look: 'invalid', point }));
    if (finding.kind === 'pieceOverlap') return [{ look: 'overlap', area: finding.shape }];
    return finding.kind === 'overlap' || finding.kind === 'gap'
      ? [{ look: finding.kind, area: finding.shape }]
      : [];
  });
}

/** Vertices nearer together than that are drawn as one; a press still finds each. CSS pixels. */
const LEAST_APART = 10;

/** Sides shorter than twice that have no handle in their middle. */
const LEAST_HALF = 16;

/** Vertices of the drawing in view, and the middles of its sides while there are few. */
export function handleShapes(
  state: SessionState,
  view: Bounds,
  project: (at: LatLng) => ScreenPoint,
): OverlayShape[] {
  if (!showsVertices(state.mode)) return [];
  const drawing = shownDrawing(state);
  const { chosen } = state;
  const vertices: OverlayShape[] = [];
  const middles: OverlayShape[] = [];
  drawing.rings.forEach(({ path }, ring) => {
    let last: ScreenPoint | null = null;
    path.forEach((point, vertex) => {
      if (!inBounds(point, view)) return;
      const isChosen = chosen?.ring === ring && chosen.vertex === vertex;
      const place = project(point);
      if (!isChosen && last && Math.hypot(place.x - last.x, place.y - last.y) < LEAST_APART) return;
      last = place;
      vertices.push({ look: isChosen ? 'chosenVertex' : 'vertex', point });
      const middle = sideMiddle(drawing, { ring, vertex });
      const half = middle && project(middle);
      if (middle && half && Math.hypot(place.x - half.x, place.y - half.y) > LEAST_HALF)
        middles.push({ look: 'midpoint', point: middle });
    });
  });
  return [...(middles.length <= MOST_MIDDLES ? middles : []), ...vertices];
}

const LOOKS = {
  outline: 'drawing',
  circle: 'drawing',
  hole: 'hole',
  cut: 'measure',
  measure: 'measure',
} as const;

/** A stretch with its middle as a point of its own: there its label stands. */
const withMiddle = (from: LatLng, to: LatLng): Path => [from, between(from, to, 0.5), to];

/** The points of a sketch, the pointer's place as its last. */
const sketchPath = ({ path, pointer }: Sketch): Path => (pointer ? [...path, pointer] : path);

/** What is being drawn. `length` words the metres of a measured stretch. */
export function sketchShapes(
  sketch: Sketch | null,
  length: (from: LatLng, to: LatLng) => string,
): OverlayShape[] {
  if (!sketch) return [];
  const look = LOOKS[sketch.kind];
  const marked = sketch.path.map((point) => ({ look: 'vertex', point }) as const);
  const aim: OverlayShape[] =
    sketch.snapped && sketch.pointer ? [{ look: 'chosenVertex', point: sketch.pointer }] : [];
  const [centre] = sketch.path;
  if (sketch.kind === 'circle') {
    if (!centre || !sketch.pointer) return marked;
    const path = circlePath(centre, radiusTo(centre, sketch.pointer));
    return [
      { look, area: [{ type: 'ADD', path }] },
      { look: 'measure', line: [centre, sketch.pointer] },
      ...marked,
    ];
  }
  const path = sketchPath(sketch);
  const isRing = sketch.kind !== 'cut' && path.length >= 3;
  const line: OverlayShape[] =
    sketch.kind === 'measure'
      ? path.slice(1).map((to, at) => ({
          look,
          line: withMiddle(path[at] ?? to, to),
          label: length(path[at] ?? to, to),
        }))
      : path.length >= 2 && !isRing
        ? [{ look, line: path }]
        : [];
  const area: OverlayShape[] = isRing ? [{ look, area: [{ type: 'ADD', path }] }] : [];
  return [...area, ...line, ...marked, ...aim];
}

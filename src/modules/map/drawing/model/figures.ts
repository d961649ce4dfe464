import { type CircleMeasure, measureCircle, radiusTo } from '@/platform/geo/circle';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { measureArea } from '@/platform/geo/measure';
import { ringSize } from '@/platform/geo/ringSize';
import { lineLength, ringLength, toHectares } from '@/platform/geo/sphere';
import { selfCrossings } from '@/platform/geo/validity';
import { type SessionState, shownDrawing, type Sketch } from './session';

/** The figures of what is being drawn. Lengths in metres. */
export interface Figures {
  readonly hectares: number | null;
  readonly perimeter: number | null;
  /** Of an open line. */
  readonly length: number | null;
  readonly circle: CircleMeasure | null;
  /** The outline crosses itself: what it encloses is not known before that is mended. */
  readonly crossing: boolean;
}

const NONE: Figures = { hectares: null, perimeter: null, length: null, circle: null, crossing: false };

const known = new WeakMap<PolygonArea, Figures>();

/** Measured once for each state of the rings. */
function areaFigures(rings: PolygonArea): Figures {
  const before = known.get(rings);
  if (before) return before;
  const { hectares, perimeter } = measureArea(rings);
  const crossing = rings.some(({ path }) => selfCrossings(path).length > 0);
  const made =
    rings.length === 0 ? NONE : { ...NONE, hectares: crossing ? null : hectares, perimeter, crossing };
  known.set(rings, made);
  return made;
}

function sketchFigures({ kind, path, pointer }: Sketch): Figures {
  const [centre] = path;
  if (kind === 'circle') {
    if (!centre || !pointer) return NONE;
    // Its hectares stand beside the radius.
    return { ...NONE, circle: measureCircle(centre, radiusTo(centre, pointer)) };
  }
  const line = pointer ? [...path, pointer] : path;
  if (line.length < 2) return NONE;
  if (kind === 'cut' || line.length < 3) return { ...NONE, length: lineLength(line) };
  const crossing = selfCrossings(line).length > 0;
  const ring = {
    hectares: crossing ? null : toHectares(ringSize(line)),
    perimeter: ringLength(line),
    crossing,
  };
  return kind === 'measure' ? { ...NONE, ...ring, length: lineLength(line) } : { ...NONE, ...ring };
}

/** What the bar tells: of the sketch while there is one, else of the drawing. */
export function figuresOf(state: SessionState): Figures {
  if (state.sketch && state.sketch.path.length > 0) return sketchFigures(state.sketch);
  const drawing = shownDrawing(state);
  const figures = areaFigures(drawing.rings);
  return drawing.circle ? { ...figures, circle: drawing.circle } : figures;
}

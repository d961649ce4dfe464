import type { LatLng, PolygonArea } from '@/platform/geo/geoTypes';
import { type Gap, gapsOf } from '@/platform/geo/gaps';
import { measureArea } from '@/platform/geo/measure';
import { type Overlap, overlapsOf } from '@/platform/geo/overlap';
import type { PlotIndex } from '@/platform/geo/plotIndex';
import { ringFault, selfCrossings } from '@/platform/geo/validity';
import type { MorePieces, PieceOverlap } from './pieceChecks';

/** What the form of a plot takes at most, in hectares. */
export const LARGEST_PLOT = 3000;

/** Something to look at before the drawing is saved. `stops`: it cannot be saved so. */
export type Finding =
  | { readonly kind: 'crossing'; readonly stops: true; readonly at: readonly LatLng[] }
  | { readonly kind: 'fewVertices' | 'outsideWorld' | 'noArea'; readonly stops: true }
  | { readonly kind: 'tooLarge'; readonly stops: false; readonly hectares: number }
  | ({ readonly kind: 'overlap'; readonly stops: false } & Overlap)
  | ({ readonly kind: 'gap'; readonly stops: false } & Gap)
  | PieceOverlap
  | MorePieces;

function ringFindings(area: PolygonArea): Finding[] {
  const faults = new Set(area.map(({ path }) => ringFault(path)));
  const found: Finding[] = [];
  for (const kind of ['fewVertices', 'outsideWorld', 'noArea'] as const) {
    if (faults.has(kind)) found.push({ kind, stops: true });
  }
  if (!faults.has('crossesItself')) return found;
  return [...found, { kind: 'crossing', stops: true, at: area.flatMap(({ path }) => selfCrossings(path)) }];
}

/**
 * Everything that is to be said about a drawing, the gravest first: what stops it, overlaps with neighbours (largest
 * first), strips left between it and neighbours, and a size that the form will not take.
 */
export function findingsOf(
  area: PolygonArea,
  index: PlotIndex,
  exceptIds: readonly string[] = [],
): Finding[] {
  if (area.length === 0) return [];
  const faults = ringFindings(area);
  // A geometry cannot be compared before its rings are valid.
  if (faults.length > 0) return faults;
  const { hectares } = measureArea(area);
  return [
    ...overlapsOf(area, index, exceptIds).map((one) => ({ kind: 'overlap', stops: false, ...one }) as const),
    ...gapsOf(area, index, exceptIds).map((one) => ({ kind: 'gap', stops: false, ...one }) as const),
    ...(hectares > LARGEST_PLOT ? [{ kind: 'tooLarge', stops: false, hectares } as const] : []),
  ];
}

import type { CircleMeasure } from '@/platform/geo/circle';
import type { PolygonArea } from '@/platform/geo/geoTypes';

/** What is being drawn: a plot of the server, or one that does not exist yet. */
export type DrawTarget =
  | { readonly kind: 'plot'; readonly plotId: number }
  /** The cost center is known when it was chosen beside the map. */
  | { readonly kind: 'new'; readonly farmId: number | null; readonly fieldId: number | null };

/** A part that becomes a plot of its own. */
export interface Piece {
  readonly area: PolygonArea;
  /** As a file names it. */
  readonly name: string | null;
}

/** A drawing at one moment. Every change makes a new one; what did not change is shared. */
export interface Drawing {
  readonly rings: PolygonArea;
  /** How a file names it; the form of a new plot begins with it. */
  readonly name: string | null;
  /** Cut off by a line, or further polygons of a file: each becomes a plot after this one was saved. */
  readonly spare: readonly Piece[];
  /** Plots taken in by a merge: to be deleted once this one was saved. */
  readonly merged: readonly number[];
  /** The circle last drawn, named beside its twenty sides until something else changes. */
  readonly circle: CircleMeasure | null;
}

export const EMPTY: Drawing = { rings: [], name: null, spare: [], merged: [], circle: null };

/** A vertex of a ring. */
export interface VertexRef {
  readonly ring: number;
  readonly vertex: number;
}

/** What a change did, for the words of undo and redo. */
export type ChangeKind =
  | 'add'
  | 'addCircle'
  | 'remove'
  | 'removeInner'
  | 'clear'
  | 'moveVertex'
  | 'addVertex'
  | 'removeVertex'
  | 'moveShape'
  | 'split'
  | 'merge'
  | 'clip'
  | 'closeGap'
  | 'untangle'
  | 'import'
  | 'dropPiece';

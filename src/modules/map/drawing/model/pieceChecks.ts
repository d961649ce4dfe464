import type { PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds } from '@/platform/geo/bounds';
import { type Overlap, overlapsOf, overlapWith } from '@/platform/geo/overlap';
import { type IndexedPlot, indexPlots, type PlotIndex } from '@/platform/geo/plotIndex';
import type { Drawing, Piece } from './drawing';

/** The owner of an area: a plot by its name, a piece that is still to be registered by its number too. */
export interface Holder {
  readonly name: string;
  readonly number: number | null;
}

/** An overlap of a piece still to be registered with a plot, with another piece or with the drawing. */
export interface PieceOverlap {
  readonly kind: 'pieceOverlap';
  readonly stops: false;
  readonly piece: Holder;
  /** Null: the drawing itself. */
  readonly other: Holder | null;
  readonly hectares: number;
  readonly shape: PolygonArea;
}

/** Overlaps beyond those that are listed. */
export interface MorePieces {
  readonly kind: 'morePieces';
  readonly stops: false;
  readonly count: number;
}

/** So many are listed, the largest; more would be no list. */
const MOST_PIECES = 20;

interface IndexedPiece extends IndexedPlot {
  readonly at: number;
}

const isPiece = (plot: IndexedPlot): plot is IndexedPiece => 'at' in plot;
const holderOf = (plot: IndexedPlot): Holder => ({
  name: plot.name,
  number: isPiece(plot) ? plot.at + 2 : null,
});

type SizedOverlap = PieceOverlap & { readonly squareMetres: number };

const pieceOverlap = (piece: IndexedPiece, other: IndexedPlot | null, shared: Overlap): SizedOverlap => ({
  kind: 'pieceOverlap',
  stops: false,
  piece: holderOf(piece),
  other: other && holderOf(other),
  squareMetres: shared.squareMetres,
  hectares: shared.hectares,
  shape: shared.shape,
});

interface PieceChecks {
  readonly index: PlotIndex<IndexedPiece>;
  readonly among: readonly SizedOverlap[];
}

/** What pieces share among themselves and with plots; it stays while they do, whatever is done to the drawing. */
const checked = new WeakMap<readonly Piece[], { readonly plots: PlotIndex; readonly checks: PieceChecks }>();

function checksOf(spare: readonly Piece[], plots: PlotIndex, exceptIds: readonly string[]): PieceChecks {
  const before = checked.get(spare);
  if (before?.plots === plots) return before.checks;
  const pieces = spare.map(({ area, name }, at) => ({ id: `piece ${at}`, name: name ?? '', area, at }));
  const index = indexPlots(pieces);
  const among = pieces.flatMap((piece) => {
    const box = areaBounds(piece.area);
    const earlier = box ? index.near(box).filter(({ at }) => at < piece.at) : [];
    return [
      ...overlapsOf(piece.area, plots, exceptIds).map((one) => pieceOverlap(piece, one.plot, one)),
      ...earlier.flatMap((other) => {
        const shared = overlapWith(piece.area, other);
        return shared ? [pieceOverlap(piece, other, shared)] : [];
      }),
    ];
  });
  const checks = { index, among };
  checked.set(spare, { plots, checks });
  return checks;
}

/** What pieces that are still to be registered share with the drawing, with each other and with plots, largest first. */
export function pieceFindings(
  { rings, spare }: Pick<Drawing, 'rings' | 'spare'>,
  plots: PlotIndex,
  exceptIds: readonly string[] = [],
): (PieceOverlap | MorePieces)[] {
  if (spare.length === 0) return [];
  const { index, among } = checksOf(spare, plots, exceptIds);
  const withDrawing = overlapsOf(rings, index).map((one) => pieceOverlap(one.plot, null, one));
  const all = [...withDrawing, ...among].toSorted((a, b) => b.squareMetres - a.squareMetres);
  const count = all.length - MOST_PIECES;
  return [
    ...all.slice(0, MOST_PIECES),
    ...(count > 0 ? [{ kind: 'morePieces', stops: false, count } as const] : []),
  ];
}

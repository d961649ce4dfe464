import type { LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';
import { indexPlots, type PlotIndex } from '@/platform/geo/plotIndex';
import type { ScreenPoint } from '@/platform/map/mapEngine';
import type { Finding } from './checks';
import { type ChangeKind, type VertexRef, type Drawing, type DrawTarget, EMPTY } from './drawing';
import { begin, type History, part, redo, step, undo } from './history';
import type { DrawMode } from './modes';

/** What a tool is drawing, unfinished. */
export interface Sketch {
  readonly kind: 'outline' | 'hole' | 'circle' | 'cut' | 'measure';
  /** Marked so far; of a circle its centre. */
  readonly path: Path;
  /** Where the pointer is, if it is on the map. */
  readonly pointer: LatLng | null;
  /** The pointer has snapped to a neighbour. */
  readonly snapped: boolean;
  /** It stays to be read; the next press begins anew. */
  readonly finished?: boolean;
}

/** What a tool could not do, or did and should report. */
export type NoteKey =
  | 'notThrough'
  | 'lineCrossesItself'
  | 'apart'
  | 'nothingLeft'
  | 'noHole'
  | 'noPlotHere'
  | 'nothingShared'
  | 'cleared'
  | 'tooSmall'
  | 'lastVertices'
  | 'restored'
  | 'unreadable'
  | 'mend'
  | 'nextPiece';

export interface SessionState {
  /** Null: nothing is being drawn. */
  readonly target: DrawTarget | null;
  /** The drawing as it was opened; what is drawn now is unsaved where it differs. */
  readonly opened: Drawing;
  readonly history: History;
  /** While something is dragged: what it would become. */
  readonly preview: Drawing | null;
  readonly mode: DrawMode;
  readonly sketch: Sketch | null;
  readonly chosen: VertexRef | null;
  /** The menu of a vertex, where it was requested. */
  readonly menu: { readonly vertex: VertexRef; readonly at: ScreenPoint } | null;
  readonly note: NoteKey | null;
  /** Of the present drawing; computed a moment after it changed. */
  readonly findings: readonly Finding[];
  /** Every other plot, by place. */
  readonly plots: PlotIndex;
}

const NOTHING: Pick<SessionState, 'preview' | 'sketch' | 'chosen' | 'menu' | 'note'> = {
  preview: null,
  sketch: null,
  chosen: null,
  menu: null,
  note: null,
};

const START: SessionState = {
  ...NOTHING,
  target: null,
  opened: EMPTY,
  history: begin(EMPTY),
  mode: 'select',
  findings: [],
  plots: indexPlots([]),
};

/** What is to be seen: the drawing, or what it would become. */
export const shownDrawing = ({ preview, history }: SessionState): Drawing => preview ?? history.present;

/** The drawing differs from what is saved. */
export const isUnsaved = ({ target, history, opened }: SessionState): boolean =>
  target !== null && history.present !== opened && JSON.stringify(history.present) !== JSON.stringify(opened);

/** Ids of plots that are no neighbours: the one being drawn and those merged into it. */
export const ownIds = (state: SessionState): string[] => [
  ...(state.target?.kind === 'plot' ? [String(state.target.plotId)] : []),
  ...shownDrawing(state).merged.map(String),
];

/** The drawing under the tools. One for each map; its parts are read through the selectors above. */
export interface DrawSession {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (parts: Partial<SessionState>) => void;
  /** Begins a drawing with what is saved; `present` differs from it when a draft comes back. */
  readonly open: (target: DrawTarget, saved: PolygonArea, present?: Drawing) => void;
  readonly close: () => void;
  /** Takes a step that can be undone. */
  readonly change: (kind: ChangeKind, next: Drawing, joins?: string) => void;
  /** The next step stands alone, whatever its name. */
  readonly part: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function createSession(): DrawSession {
  let state = START;
  const listeners = new Set<() => void>();
  const set = (parts: Partial<SessionState>) => {
    state = { ...state, ...parts };
    listeners.forEach((listener) => listener());
  };
  const travel = (history: History) => {
    if (history !== state.history) set({ history, preview: null, chosen: null, menu: null, note: null });
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    open: (target, saved, present) => {
      const opened = { ...EMPTY, rings: saved };
      set({ ...NOTHING, target, opened, history: begin(present ?? opened), findings: [] });
    },
    close: () => set({ ...START, plots: state.plots, mode: state.mode }),
    change: (kind, next, joins) => {
      const history = step(state.history, kind, next, joins);
      set({ history, preview: null, menu: null, note: null });
    },
    part: () => set({ history: part(state.history) }),
    undo: () => travel(undo(state.history)),
    redo: () => travel(redo(state.history)),
  };
}

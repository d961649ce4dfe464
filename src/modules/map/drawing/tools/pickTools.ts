import { areasIntersect } from '@/platform/geo/meeting';
import type { IndexedPlot } from '@/platform/geo/plotIndex';
import { clip, dropRing, holeAt, join } from '../model/edits';
import { ownIds } from '../model/session';
import type { Tool, ToolHost, ToolPointer } from './tool';

/** A press on a hole fills it. */
export function createInnerTool({ session, done }: ToolHost): Tool {
  return {
    cursor: 'pointer',
    click: ({ at }) => {
      const { present } = session.get().history;
      const hole = holeAt(present, at);
      if (hole < 0) return session.set({ note: 'noHole' });
      const next = dropRing(present, hole);
      session.change('removeInner', next);
      if (!next.rings.some(({ type }) => type === 'REMOVE')) done();
    },
  };
}

/** The neighbour under a press; a note when there is none. */
function neighbourAt({ session }: ToolHost, { at }: ToolPointer): IndexedPlot | null {
  const state = session.get();
  const own = ownIds(state);
  const found = state.plots.at(at, own);
  if (!found) session.set({ note: 'noPlotHere' });
  return found;
}

/** A press on a neighbour makes one plot of both. */
export function createMergeTool(host: ToolHost): Tool {
  const { session, done } = host;
  return {
    cursor: 'pointer',
    click: (pointer) => {
      const plot = neighbourAt(host, pointer);
      if (!plot) return;
      const joined = join(session.get().history.present, Number(plot.id), plot.area);
      if (!joined.ok) return session.set({ note: joined.reason });
      session.change('merge', joined.drawing);
      done();
    },
  };
}

/** A press on a neighbour leaves it the overlap. */
export function createClipTool(host: ToolHost): Tool {
  const { session, done } = host;
  return {
    cursor: 'pointer',
    click: (pointer) => {
      const plot = neighbourAt(host, pointer);
      if (!plot) return;
      const { present } = session.get().history;
      if (!areasIntersect(present.rings, plot.area)) return session.set({ note: 'nothingShared' });
      const next = clip(present, [plot.area]);
      if (next.rings.length === 0) return session.set({ note: 'nothingLeft' });
      session.change('clip', next);
      done();
    },
  };
}

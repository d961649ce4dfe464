import type { LatLng } from '@/platform/geo/geoTypes';
import { localPlane } from '@/platform/geo/localPlane';
import type { ChangeKind, VertexRef, Drawing } from '../model/drawing';
import {
  canRemoveVertex,
  vertexAt,
  insertVertex,
  moveVertex,
  removeVertex,
  settle,
  sideMiddle,
} from '../model/edits';
import { gripAt } from './reach';
import type { Tool, ToolHost } from './tool';

/** Metres that an arrow key moves a vertex, and with Shift. */
const STEP = 1;
const LONG_STEP = 10;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The place so many metres to the east and north. */
export function shifted(at: LatLng, east: number, north: number): LatLng {
  return localPlane(at).toPoint({ x: east, y: north });
}

/** Finds the vertex again that stands at a place, after rings were put in order. */
function vertexOf(drawing: Drawing, at: LatLng | null): VertexRef | null {
  if (!at) return null;
  for (const [ring, { path }] of drawing.rings.entries()) {
    const vertex = path.findIndex(({ lat, lng }) => lat === at.lat && lng === at.lng);
    if (vertex >= 0) return { ring, vertex };
  }
  return null;
}

/** The vertex before or behind, through all rings. */
function neighbourOf(drawing: Drawing, ref: VertexRef | null, by: 1 | -1): VertexRef | null {
  const all = drawing.rings.flatMap(({ path }, ring) => path.map((_, vertex) => ({ ring, vertex })));
  const at = all.findIndex(({ ring, vertex }) => ring === ref?.ring && vertex === ref.vertex);
  return all.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % all.length) ?? null;
}

/** Takes hold of vertices and of middles of sides; arrows move the chosen vertex; Delete clears everything. */
export function createEditTool(host: ToolHost, clear: () => void): Tool {
  const { session, engine } = host;
  const present = () => session.get().history.present;
  let dragged: { ref: VertexRef; from: Drawing; kind: ChangeKind } | null = null;

  const commit = (kind: ChangeKind, moved: Drawing, at: LatLng | null, joins?: string) => {
    const next = settle(moved);
    session.change(kind, next, joins);
    session.set({ chosen: vertexOf(next, at) });
  };
  const choose = (chosen: VertexRef | null) => {
    session.part();
    session.set({ chosen, menu: null, note: null });
    const at = chosen && vertexAt(present(), chosen);
    if (at) engine.camera.reveal(at);
  };
  const remove = (ref: VertexRef) => {
    if (!canRemoveVertex(present(), ref)) return session.set({ note: 'lastVertices', menu: null });
    session.change('removeVertex', settle(removeVertex(present(), ref)));
    session.set({ chosen: null });
  };
  const nudge = (event: KeyboardEvent): boolean => {
    const [arrow, { chosen }] = [ARROWS[event.key], session.get()];
    const at = chosen && vertexAt(present(), chosen);
    if (!arrow || !chosen || !at) return false;
    const metres = event.shiftKey ? LONG_STEP : STEP;
    const to = shifted(at, arrow[0] * metres, arrow[1] * metres);
    commit('moveVertex', moveVertex(present(), chosen, to), to, `vertex ${chosen.ring} ${chosen.vertex}`);
    engine.camera.reveal(to);
    return true;
  };

  return {
    cursor: 'default',
    click: ({ point, touch }) => {
      const grip = gripAt(present(), engine.camera, point, touch);
      const middle = grip?.kind === 'middle' ? sideMiddle(present(), grip.ref) : null;
      if (grip && middle) commit('addVertex', insertVertex(present(), grip.ref, middle), middle);
      else session.set({ chosen: grip?.ref ?? null, menu: null, note: null });
      session.part();
    },
    hover: (pointer) => {
      const grip = pointer && gripAt(present(), engine.camera, pointer.point, pointer.touch);
      engine.element.style.cursor = grip ? 'grab' : '';
    },
    dragStart: ({ point, touch }) => {
      const grip = gripAt(present(), engine.camera, point, touch);
      if (!grip) return false;
      const middle = grip.kind === 'middle' ? sideMiddle(present(), grip.ref) : null;
      const ref = middle ? { ...grip.ref, vertex: grip.ref.vertex + 1 } : grip.ref;
      const from = middle ? insertVertex(present(), grip.ref, middle) : present();
      dragged = { ref, from, kind: middle ? 'addVertex' : 'moveVertex' };
      session.set({ preview: from, chosen: ref, menu: null, note: null });
      engine.element.style.cursor = 'grabbing';
      return true;
    },
    drag: (pointer) => {
      if (dragged) session.set({ preview: moveVertex(dragged.from, dragged.ref, host.snap(pointer).at) });
    },
    dragEnd: (pointer) => {
      if (!dragged) return;
      const { at } = host.snap(pointer);
      commit(dragged.kind, moveVertex(dragged.from, dragged.ref, at), at);
      dragged = null;
      engine.element.style.cursor = '';
    },
    menu: ({ point, touch }) => {
      const grip = gripAt(present(), engine.camera, point, touch);
      if (grip?.kind !== 'vertex') return false;
      session.set({ chosen: grip.ref, menu: { vertex: grip.ref, at: point } });
      return true;
    },
    key: (event) => {
      const { chosen } = session.get();
      if (nudge(event)) return true;
      if (event.key === 'Delete') clear();
      else if (event.key === 'Backspace' && chosen) remove(chosen);
      else if (event.key === 'PageDown') choose(neighbourOf(present(), chosen, 1));
      else if (event.key === 'PageUp') choose(neighbourOf(present(), chosen, -1));
      else return false;
      return true;
    },
    cancel: () => {
      const { chosen, menu, preview } = session.get();
      dragged = null;
      session.set({ chosen: null, menu: null, preview: null });
      return preview !== null || chosen !== null || menu !== null;
    },
    exit: () => {
      dragged = null;
      session.part();
      session.set({ chosen: null, menu: null, preview: null });
      engine.element.style.cursor = '';
    },
  };
}

/** Takes the vertex away that the menu names. */
export function removeMenuVertex(session: ToolHost['session']): void {
  const { menu, history } = session.get();
  if (menu) session.change('removeVertex', settle(removeVertex(history.present, menu.vertex)));
  session.set({ menu: null, chosen: null });
}

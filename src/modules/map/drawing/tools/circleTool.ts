import { circlePath, measureCircle, radiusTo } from '@/platform/geo/circle';
import type { LatLng } from '@/platform/geo/geoTypes';
import { destination } from '@/platform/geo/sphere';
import { addRing } from '../model/edits';
import { metresUnder } from './reach';
import type { Tool, ToolHost, ToolPointer } from './tool';

/** A smaller circle is a slip of the hand. Metres. */
const LEAST_RADIUS = 2;

/** The centre with one press, the edge with another, or one drag from centre to edge. Twenty sides are kept. */
export function createCircleTool(host: ToolHost): Tool {
  const { session, engine } = host;
  const centre = () => session.get().sketch?.path[0] ?? null;
  const show = (middle: LatLng, pointer: LatLng | null, snapped = false) =>
    session.set({ sketch: { kind: 'circle', path: [middle], pointer, snapped }, note: null });
  const clear = () => session.set({ sketch: null });

  const finish = (edge: LatLng) => {
    const middle = centre();
    if (!middle) return;
    const radius = radiusTo(middle, edge);
    if (radius < LEAST_RADIUS) return session.set({ note: 'tooSmall' });
    clear();
    const next = addRing(session.get().history.present, 'ADD', circlePath(middle, radius));
    session.change('addCircle', { ...next, circle: measureCircle(middle, radius) });
    host.done();
  };
  /** Answers whether there was a centre. */
  const giveUp = () => {
    const begun = centre() !== null;
    clear();
    return begun;
  };
  const begin = (pointer: ToolPointer) => {
    const { at, snapped } = host.snap(pointer);
    show(at, at, snapped);
  };
  return {
    cursor: 'crosshair',
    click: (pointer) => (centre() ? finish(pointer.at) : begin(pointer)),
    hover: (pointer) => {
      const middle = centre();
      if (middle) show(middle, pointer?.at ?? null);
    },
    dragStart: (pointer) => {
      if (!centre()) begin(pointer);
      return true;
    },
    drag: ({ at }) => {
      const middle = centre();
      if (middle) show(middle, at);
    },
    dragEnd: ({ at }) => finish(at),
    key: (event) => {
      const { center } = engine.camera.view();
      const middle = centre();
      if (event.key === 'Enter' && !middle) show(center, null);
      else if (event.key === 'Enter' && middle) finish(session.get().sketch?.pointer ?? center);
      else if (event.key.startsWith('Arrow') && middle) return grow(event, middle);
      else return false;
      return true;
    },
    undo: giveUp,
    cancel: giveUp,
    exit: clear,
  };

  /** With the keys: up and right make it wider, down and left narrower. */
  function grow(event: KeyboardEvent, middle: LatLng): boolean {
    const { width, height } = engine.element.getBoundingClientRect();
    const step = metresUnder(engine.camera, { x: width / 2, y: height / 2 }, event.shiftKey ? 40 : 8);
    const pointer = session.get().sketch?.pointer;
    const wider = event.key === 'ArrowUp' || event.key === 'ArrowRight';
    const radius = Math.max(0, (pointer ? radiusTo(middle, pointer) : 0) + (wider ? step : -step));
    show(middle, destination(middle, radius, 90));
    return true;
  }
}

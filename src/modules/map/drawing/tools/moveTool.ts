import type { LatLng } from '@/platform/geo/geoTypes';
import { isInArea } from '@/platform/geo/pick';
import { moveAll } from '../model/edits';
import { shifted } from './editTool';
import type { Tool, ToolHost } from './tool';

const STEP = 1;
const LONG_STEP = 10;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Drags the whole drawing, by hand or with the arrows. Only in its own mode: no plot is moved by accident. */
export function createMoveTool({ session, engine }: ToolHost): Tool {
  const present = () => session.get().history.present;
  let from: LatLng | null = null;
  const stop = () => {
    from = null;
    session.set({ preview: null });
    engine.element.style.cursor = '';
  };
  return {
    cursor: 'grab',
    dragStart: ({ at }) => {
      if (!isInArea(at, present().rings)) return false;
      from = at;
      engine.element.style.cursor = 'grabbing';
      return true;
    },
    drag: ({ at }) => {
      if (from) session.set({ preview: moveAll(present(), from, at) });
    },
    dragEnd: ({ at }) => {
      if (!from) return;
      session.change('moveShape', moveAll(present(), from, at));
      stop();
    },
    key: (event) => {
      const [arrow, vertex] = [ARROWS[event.key], present().rings[0]?.path[0]];
      if (!arrow || !vertex) return false;
      const metres = event.shiftKey ? LONG_STEP : STEP;
      const to = shifted(vertex, arrow[0] * metres, arrow[1] * metres);
      session.change('moveShape', moveAll(present(), vertex, to), 'shape');
      return true;
    },
    cancel: () => {
      const moving = from !== null;
      stop();
      return moving;
    },
    exit: () => {
      session.part();
      stop();
    },
  };
}

import type { LatLng, Path } from '@/platform/geo/geoTypes';
import type { ScreenPoint } from '@/platform/map/mapEngine';
import type { Sketch } from '../model/session';
import { pixelsBetween, pressReach } from './reach';
import type { Tool, ToolHost, ToolPointer } from './tool';

/**
 * A press so near to the last point is no new one, in CSS pixels; one that had snapped is recognised by its time too.
 */
const AGAIN_PX = 8;
const AGAIN_MS = 350;

interface SketchTool {
  readonly kind: Sketch['kind'];
  /** Fewer points finish nothing. */
  readonly least: number;
  /** A press on the first point finishes: what is drawn is a ring. */
  readonly closes: boolean;
  /** Takes what was drawn; true when the tool has done its work, false when it starts anew. Left out, it stays to be read. */
  readonly finish?: (path: Path) => boolean;
}

/**
 * Marks point after point: a press or Enter (in the middle of the map) sets one; a double click, however slow, Ctrl+Enter
 * or a press on the first point finishes; Backspace takes the last one back, Escape gives up.
 */
export function createSketchTool(host: ToolHost, { kind, least, closes, finish }: SketchTool): Tool {
  const { session, engine } = host;
  let taken: Path = [];
  let last = { time: 0, point: { x: -99, y: -99 } };

  const sketch = () => session.get().sketch;
  const path = () => (sketch()?.finished ? [] : (sketch()?.path ?? []));
  const show = (next: Path, pointer = sketch()?.pointer ?? null, snapped = sketch()?.snapped ?? false) =>
    session.set({ sketch: { kind, path: next, pointer, snapped }, note: null });
  const clear = () => {
    taken = [];
    session.set({ sketch: null });
  };
  const end = () => {
    const drawn = path();
    if (drawn.length < least) return;
    if (!finish)
      return session.set({ sketch: { kind, path: drawn, pointer: null, snapped: false, finished: true } });
    clear();
    if (finish(drawn)) host.done();
  };
  const mark = (at: LatLng, snapped: boolean) => {
    taken = [];
    show([...path(), at], at, snapped);
  };
  const isAgain = ({ point }: ToolPointer, now: number) => {
    const end = path().at(-1);
    const near = (place: ScreenPoint) => pixelsBetween(place, point) <= AGAIN_PX;
    return (
      end !== undefined &&
      (near(engine.camera.project(end)) || (now - last.time < AGAIN_MS && near(last.point)))
    );
  };
  const isOnFirst = ({ point, touch }: ToolPointer) => {
    const [first] = path();
    return (
      closes &&
      first &&
      path().length >= least &&
      pixelsBetween(engine.camera.project(first), point) <= pressReach(touch)
    );
  };

  return {
    cursor: 'crosshair',
    click: (pointer) => {
      const now = performance.now();
      const again = isAgain(pointer, now);
      last = { time: now, point: pointer.point };
      if (again || isOnFirst(pointer)) return end();
      const { at, snapped } = host.snap(pointer);
      mark(at, snapped);
    },
    hover: (pointer) => {
      if (sketch()?.finished) return;
      if (!pointer) return sketch() ? show(path(), null, false) : undefined;
      const { at, snapped } = host.snap(pointer);
      if (isOnFirst(pointer)) show(path(), path()[0] ?? at, true);
      else show(path(), at, snapped);
    },
    key: (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) end();
      else if (event.key === 'Enter') mark(engine.camera.view().center, false);
      else if (event.key === 'Backspace' && path().length > 0) show(path().slice(0, -1));
      else return false;
      return true;
    },
    undo: () => {
      const lastPoint = path().at(-1);
      if (!lastPoint) return false;
      taken = [lastPoint, ...taken];
      show(path().slice(0, -1));
      return true;
    },
    redo: () => {
      const [next, ...others] = taken;
      if (!next) return false;
      taken = others;
      show([...path(), next]);
      return true;
    },
    cancel: () => {
      const begun = (sketch()?.path.length ?? 0) > 0;
      clear();
      return begun;
    },
    exit: clear,
  };
}

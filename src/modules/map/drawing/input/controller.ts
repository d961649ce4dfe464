import { type MapEngine } from '@/platform/map/mapEngine';
import { snapCandidates } from '@/platform/geo/snap';
import { cleared } from '../model/edits';
import { type DrawMode, modeAfter, needsDrawing } from '../model/modes';
import { type DrawSession, ownIds } from '../model/session';
import { createCircleTool } from '../tools/circleTool';
import { createEditTool } from '../tools/editTool';
import { createCutTool, createMeasureTool, createRingTool } from '../tools/lineTools';
import { createMoveTool } from '../tools/moveTool';
import { createClipTool, createInnerTool, createMergeTool } from '../tools/pickTools';
import { metresUnder, pressReach } from '../tools/reach';
import type { Tool, ToolHost } from '../tools/tool';
import { listenToDrawKeys } from './keys';
import type { StartInput } from './terraInput';

/** The tools over one map: exactly one is at work, and it is entered and left here alone. */
export interface DrawController {
  readonly setMode: (mode: DrawMode) => void;
  /** Everything drawn goes, in one step that can be undone. */
  readonly clear: () => void;
  readonly destroy: () => void;
}

const IDLE: Tool = { cursor: 'default' };

export function createController(
  engine: MapEngine,
  session: DrawSession,
  startInput: StartInput,
): DrawController {
  let tool: Tool = IDLE;
  let stopInput: (() => void) | null = null;

  /** The map answers presses itself while there is nothing to draw. */
  const tend = () => {
    const draws = session.get().mode !== 'select';
    engine.setDrawing(draws);
    if (draws) stopInput ??= startInput(() => tool);
    else endInput();
  };
  const endInput = () => {
    stopInput?.();
    stopInput = null;
  };

  const clear = () => {
    const { present } = session.get().history;
    const next = cleared(present);
    if (next === present) return;
    session.change('clear', next);
    session.set({ note: 'cleared', chosen: null });
  };
  const host: ToolHost = {
    session,
    engine,
    snap: ({ at, point, free, touch }) => {
      const state = session.get();
      if (free) return { at, snapped: false };
      const reach = metresUnder(engine.camera, point, pressReach(touch));
      const [found] = snapCandidates(at, state.plots, { reach, exceptIds: ownIds(state) });
      return found ? { at: found.point, snapped: true } : { at, snapped: false };
    },
    done: () => {
      const { mode, history } = session.get();
      setMode(modeAfter(mode, history.present.rings.length > 0));
    },
  };
  const make: Readonly<Record<DrawMode, () => Tool>> = {
    select: () => IDLE,
    edit: () => createEditTool(host, clear),
    polygon: () => createRingTool(host, 'ADD'),
    circle: () => createCircleTool(host),
    remove: () => createRingTool(host, 'REMOVE'),
    inner: () => createInnerTool(host),
    split: () => createCutTool(host),
    merge: () => createMergeTool(host),
    clip: () => createClipTool(host),
    move: () => createMoveTool(host),
    measure: () => createMeasureTool(host),
  };

  function setMode(mode: DrawMode): void {
    const { history } = session.get();
    if (needsDrawing(mode) && history.present.rings.length === 0) return;
    tool.exit?.();
    session.set({ mode, sketch: null, preview: null, chosen: null, menu: null, note: null });
    tool = make[mode]();
    engine.element.style.cursor = tool.cursor === 'default' ? '' : tool.cursor;
    tend();
  }

  const stopKeys = listenToDrawKeys({
    session,
    tool: () => tool,
    element: engine.element,
    leave: () => {
      const { mode } = session.get();
      if (mode === 'select') return false;
      host.done();
      return true;
    },
  });
  const stopMenu = engine.on('contextmenu', ({ at, point, original }) => {
    const touch = original instanceof PointerEvent && original.pointerType === 'touch';
    if (!tool.menu?.({ at, point, free: false, touch })) session.set({ menu: null });
  });

  return {
    setMode,
    clear,
    destroy: () => {
      tool.exit?.();
      tool = IDLE;
      stopKeys();
      stopMenu();
      endInput();
      engine.element.style.cursor = '';
    },
  };
}

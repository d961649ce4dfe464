import { TerraDraw } from 'terra-draw';
import type { MakeDrawAdapter, MapEngine, ScreenPoint } from '@/platform/map/mapEngine';
import type { Tool, ToolPointer } from '../tools/tool';
import { type DrawEvent, ToolMode } from './toolMode';

/** Pixels that a press may slip and still be a press: little on a handle, more while points are set. */
const SLIP = { minPixelDragDistance: 3, minPixelDragDistanceDrawing: 8, minPixelDragDistanceSelecting: 3 };

/** Listens to presses and drags on the map for the current tool; the returned function stops it. */
export type StartInput = (tool: () => Tool) => () => void;

const inputs = new WeakMap<MapEngine, Promise<StartInput>>();

/**
 * What it takes to draw on this map, the same promise each time it is requested; one that failed is forgotten. Tools
 * are offered once it is there: a press on the map would be lost before.
 */
export function inputOn(engine: MapEngine): Promise<StartInput> {
  const known = inputs.get(engine);
  if (known) return known;
  const input = engine.loadDrawAdapter().then(
    (makeAdapter): StartInput =>
      (tool) =>
        startInput(engine, makeAdapter, tool),
  );
  inputs.set(engine, input);
  input.catch(() => inputs.delete(engine));
  return input;
}

/** While it listens, on either engine, the map itself answers no presses. */
function startInput(engine: MapEngine, makeAdapter: MakeDrawAdapter, tool: () => Tool): () => void {
  const { element } = engine;
  let modifiers: Pick<ToolPointer, 'free' | 'touch'> = { free: false, touch: false };
  let down: ScreenPoint | null = null;
  // Terra Draw marks the next press when the menu event comes after the button was let go, as on Windows.
  let opensMenu = false;

  const pointerOf = ({ lat, lng, containerX: x, containerY: y }: DrawEvent): ToolPointer => ({
    at: { lat, lng },
    point: { x, y },
    ...modifiers,
  });
  const note = (event: PointerEvent) => {
    modifiers = { free: event.altKey, touch: event.pointerType === 'touch' };
    const { target } = event;
    if (event.type === 'pointerdown') {
      opensMenu = false;
      const { left: x, top: y } = element.getBoundingClientRect();
      down = { x: event.clientX - x, y: event.clientY - y };
    }
    if (event.type !== 'pointerdown' || !(target instanceof Element) || target.closest('a, button')) return;
    // The map gets the release wherever the pointer is.
    target.setPointerCapture(event.pointerId);
  };
  const menu = () => {
    opensMenu = true;
  };
  const pressed = () => down && { at: engine.camera.unproject(down), point: down, ...modifiers };
  const left = () => tool().hover?.(null);
  const lost = () => tool().cancel?.();
  const capturing = { capture: true };
  for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const) {
    element.addEventListener(type, note, capturing);
  }
  element.addEventListener('contextmenu', menu, capturing);
  element.addEventListener('pointerleave', left);
  element.addEventListener('pointercancel', lost);

  const mode = new ToolMode(tool, { pointerOf, pressed, isMenu: () => opensMenu });
  const draw = new TerraDraw({ adapter: makeAdapter(SLIP), modes: [mode] });
  draw.start();
  draw.setMode('tool');
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    unhook();
    draw.stop();
    for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const) {
      element.removeEventListener(type, note, capturing);
    }
    element.removeEventListener('contextmenu', menu, capturing);
    element.removeEventListener('pointerleave', left);
    element.removeEventListener('pointercancel', lost);
  };
  const unhook = engine.onDestroy(stop);
  return stop;
}

import type { TerraDrawExtend } from 'terra-draw';
import type { MapEngine, ScreenPoint } from '@/platform/map/mapEngine';
import type { Tool, ToolPointer } from '../tools/tool';

type DrawEvent = Parameters<TerraDrawExtend.TerraDrawCallbacks['onClick']>[0];
type SetDraggability = (enabled: boolean) => void;

/** Pixels that a press may slip and still be a press: little on a handle, more while points are set. */
const SLIP = { minPixelDragDistance: 3, minPixelDragDistanceDrawing: 8, minPixelDragDistanceSelecting: 3 };

/** Loads Terra Draw, with one mode of ours that hands everything to the tool of the moment and draws nothing itself. */
async function loadDraw() {
  const { TerraDraw, TerraDrawExtend: extend } = await import('terra-draw');

  class ToolMode extends extend.TerraDrawBaseDrawMode<Record<string, never>> {
    override mode = 'tool';
    private takesDrag = false;

    constructor(
      private readonly tool: () => Tool,
      private readonly pointerOf: (event: DrawEvent) => ToolPointer,
      private readonly pressed: () => ToolPointer | null,
    ) {
      super();
    }

    override get state() {
      // Pressing points needs another patience than taking hold of a handle.
      return this._state === 'started' && this.tool().cursor === 'crosshair' ? 'drawing' : this._state;
    }
    start() {
      this.setStarted();
    }
    stop() {
      this.setStopped();
    }
    cleanUp() {
      this.takesDrag = false;
    }
    styleFeature() {
      return extend.getDefaultStyling();
    }
    override onClick(event: DrawEvent) {
      // The right button and the long press are answered by the map's own menu event.
      if (event.button === 'left' && !event.isContextMenu) this.tool().click?.(this.pointerOf(event));
    }
    override onMouseMove(event: DrawEvent) {
      this.tool().hover?.(this.pointerOf(event));
    }
    override onDragStart(event: DrawEvent, setDraggability: SetDraggability) {
      // It is told with the first move, which is far away already when the hand is quick.
      this.takesDrag = this.tool().dragStart?.(this.pressed() ?? this.pointerOf(event)) ?? false;
      if (this.takesDrag) setDraggability(false);
    }
    override onDrag(event: DrawEvent) {
      if (this.takesDrag) this.tool().drag?.(this.pointerOf(event));
    }
    override onDragEnd(event: DrawEvent) {
      if (this.takesDrag) this.tool().dragEnd?.(this.pointerOf(event));
      this.takesDrag = false;
    }
  }
  return { TerraDraw, ToolMode };
}

/**
 * Hears presses and drags on the map for the tool of the moment, on either engine, until it is told to stop. While it
 * does the map itself answers no presses.
 */
export async function startInput(engine: MapEngine, tool: () => Tool): Promise<() => void> {
  const [{ TerraDraw, ToolMode }, adapter] = await Promise.all([loadDraw(), engine.drawAdapter(SLIP)]);
  const { element } = engine;
  let held: Pick<ToolPointer, 'free' | 'touch'> = { free: false, touch: false };
  let down: ScreenPoint | null = null;

  const pointerOf = ({ lat, lng, containerX: x, containerY: y }: DrawEvent): ToolPointer => ({
    at: { lat, lng },
    point: { x, y },
    ...held,
  });
  const note = (event: PointerEvent) => {
    held = { free: event.altKey, touch: event.pointerType === 'touch' };
    const { target } = event;
    if (event.type === 'pointerdown') {
      const { left: x, top: y } = element.getBoundingClientRect();
      down = { x: event.clientX - x, y: event.clientY - y };
    }
    if (event.type !== 'pointerdown' || !(target instanceof Element) || target.closest('a, button')) return;
    // Whatever the pointer is let go over, the map hears of it.
    target.setPointerCapture(event.pointerId);
  };
  const pressed = () => down && { at: engine.camera.unproject(down), point: down, ...held };
  const left = () => tool().hover?.(null);
  const lost = () => tool().cancel?.();
  const early = { capture: true };
  for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const) {
    element.addEventListener(type, note, early);
  }
  element.addEventListener('pointerleave', left);
  element.addEventListener('pointercancel', lost);

  const draw = new TerraDraw({ adapter, modes: [new ToolMode(tool, pointerOf, pressed)] });
  draw.start();
  draw.setMode('tool');
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    unhook();
    draw.stop();
    for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const) {
      element.removeEventListener(type, note, early);
    }
    element.removeEventListener('pointerleave', left);
    element.removeEventListener('pointercancel', lost);
  };
  const unhook = engine.onDestroy(stop);
  return stop;
}

import { TerraDrawExtend } from 'terra-draw';
import type { Tool, ToolPointer } from '../tools/tool';

export type DrawEvent = Parameters<TerraDrawExtend.TerraDrawCallbacks['onClick']>[0];
type SetDraggability = (enabled: boolean) => void;

/** The one mode of Terra Draw: hands everything to the tool of the moment and draws nothing itself. */
export class ToolMode extends TerraDrawExtend.TerraDrawBaseDrawMode<Record<string, never>> {
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
    return TerraDrawExtend.getDefaultStyling();
  }
  override onClick(event: DrawEvent) {
    // The right button and the long press are answered by the map's own menu event.
    if (event.button === 'left' && !event.isContextMenu) this.tool().click?.(this.pointerOf(event));
  }
  override onMouseMove(event: DrawEvent) {
    this.tool().hover?.(this.pointerOf(event));
  }
  override onDragStart(event: DrawEvent, setDraggability: SetDraggability) {
    // It is reported with the first move, which is far away already when the hand is quick.
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

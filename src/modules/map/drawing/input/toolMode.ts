import { TerraDrawExtend } from 'terra-draw';
import type { Tool, ToolPointer } from '../tools/tool';

export type DrawEvent = Parameters<TerraDrawExtend.TerraDrawCallbacks['onClick']>[0];
type SetDraggability = (enabled: boolean) => void;

/** What the map itself knows of a press. */
interface Presses {
  readonly pointerOf: (event: DrawEvent) => ToolPointer;
  /** Where the button went down. */
  readonly pressed: () => ToolPointer | null;
  /** The press of the moment opens a menu: ctrl and click on a Mac, or a finger that stays. */
  readonly isMenu: () => boolean;
}

/** The one mode of Terra Draw: hands everything to the tool of the moment and draws nothing itself. */
export class ToolMode extends TerraDrawExtend.TerraDrawBaseDrawMode<Record<string, never>> {
  override mode = 'tool';
  private takesDrag = false;

  constructor(
    private readonly tool: () => Tool,
    private readonly presses: Presses,
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
    if (event.button === 'left' && !this.presses.isMenu()) this.tool().click?.(this.presses.pointerOf(event));
  }
  override onMouseMove(event: DrawEvent) {
    this.tool().hover?.(this.presses.pointerOf(event));
  }
  override onDragStart(event: DrawEvent, setDraggability: SetDraggability) {
    // It is reported with the first move, which is far away already when the hand is quick.
    this.takesDrag =
      this.tool().dragStart?.(this.presses.pressed() ?? this.presses.pointerOf(event)) ?? false;
    if (this.takesDrag) setDraggability(false);
  }
  override onDrag(event: DrawEvent) {
    if (this.takesDrag) this.tool().drag?.(this.presses.pointerOf(event));
  }
  override onDragEnd(event: DrawEvent) {
    if (this.takesDrag) this.tool().dragEnd?.(this.presses.pointerOf(event));
    this.takesDrag = false;
  }
}

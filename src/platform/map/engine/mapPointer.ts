import type { ScreenPoint } from '../mapEngine';

/** A press that moved further was a drag; CSS pixels. */
const STILL = 5;
const LONG_PRESS = 550;

interface PointerActions {
  click: (point: ScreenPoint, original: PointerEvent) => void;
  menu: (point: ScreenPoint, original: PointerEvent | MouseEvent) => void;
  /** Null when the pointer has left the map. */
  move: (point: ScreenPoint | null, original: PointerEvent) => void;
}

/** Buttons and links that an engine puts into its map (logo, terms) keep their clicks. */
const isMapSurface = (event: Event) =>
  !(event.target instanceof Element && event.target.closest('a, button, [role="button"]'));

/**
 * Presses on the map, taken before any engine, so that they mean the same on each: a click is a press that
 * did not move, a long press on a touch screen is the right click.
 */
export function listenToPointer(element: HTMLElement, actions: PointerActions): () => void {
  let pressed: { id: number; at: ScreenPoint } | null = null;
  let timer = 0;
  const pointOf = (event: MouseEvent): ScreenPoint => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const forget = () => {
    pressed = null;
    window.clearTimeout(timer);
  };

  const down = (event: PointerEvent) => {
    // A second finger is a pinch.
    if (pressed) return forget();
    if (event.button !== 0 || !isMapSurface(event)) return;
    pressed = { id: event.pointerId, at: pointOf(event) };
    if (event.pointerType === 'mouse') return;
    const at = pressed.at;
    timer = window.setTimeout(() => {
      forget();
      actions.menu(at, event);
    }, LONG_PRESS);
  };
  const move = (event: PointerEvent) => {
    const point = pointOf(event);
    if (pressed && Math.hypot(point.x - pressed.at.x, point.y - pressed.at.y) > STILL) forget();
    actions.move(point, event);
  };
  const up = (event: PointerEvent) => {
    const same = pressed?.id === event.pointerId;
    forget();
    if (same) actions.click(pointOf(event), event);
  };
  const leave = (event: PointerEvent) => {
    forget();
    actions.move(null, event);
  };
  const menu = (event: MouseEvent) => {
    if (!isMapSurface(event)) return;
    event.preventDefault();
    // On touch the long press has reported it already.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    actions.menu(pointOf(event), event);
  };

  const capturing = { capture: true };
  element.addEventListener('pointerdown', down, capturing);
  element.addEventListener('pointermove', move, capturing);
  element.addEventListener('pointerup', up, capturing);
  element.addEventListener('pointercancel', forget, capturing);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('contextmenu', menu, capturing);
  return () => {
    forget();
    element.removeEventListener('pointerdown', down, capturing);
    element.removeEventListener('pointermove', move, capturing);
    element.removeEventListener('pointerup', up, capturing);
    element.removeEventListener('pointercancel', forget, capturing);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('contextmenu', menu, capturing);
  };
}

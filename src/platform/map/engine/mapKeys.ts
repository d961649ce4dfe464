import type { MapCamera } from '../mapEngine';

const STEP = 80;
const LONG_STEP = 240;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeyActions {
  camera: MapCamera;
  /** Enter: a click on what stands in the middle of the map. */
  pressMiddle: () => void;
}

/** Arrows move the map (with Shift further), + and − zoom, Enter chooses what is in the middle. */
export function listenToKeys(element: HTMLElement, { camera, pressMiddle }: KeyActions): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // What lies in the map (a button, a popup) has keys of its own, and a drawing tool may have taken this one.
    if (event.target !== element || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? LONG_STEP : STEP;
    if (arrow) camera.panBy(arrow[0] * step, arrow[1] * step);
    else if (event.key === '+' || event.key === '=') camera.zoomBy(1);
    else if (event.key === '-' || event.key === '_') camera.zoomBy(-1);
    else if (event.key === 'Enter') pressMiddle();
    else return;
    event.preventDefault();
  };
  element.addEventListener('keydown', onKeyDown);
  return () => element.removeEventListener('keydown', onKeyDown);
}

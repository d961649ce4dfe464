import { PAN_STEP, ZOOM_STEP } from '@/platform/viewer/panZoom';
import type { usePanZoom } from '@/platform/viewer/usePanZoom';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type PanZoom = Pick<ReturnType<typeof usePanZoom>, 'view' | 'zoom' | 'pan' | 'turn' | 'reset'>;

/**
 * Does what a key asks of an image; false when the key means nothing here. Fitted, there is nothing to move: then
 * the arrows go from image to image, if there are others.
 */
export function imageCommand(key: string, panZoom: PanZoom, go: (step: number) => boolean = () => false) {
  const { view, zoom, pan, turn, reset } = panZoom;
  const way = ARROWS[key];
  if (key === '+' || key === '=') zoom(ZOOM_STEP);
  else if (key === '-') zoom(1 / ZOOM_STEP);
  else if (key === '0') reset();
  else if (key === 'r' || key === 'R') turn();
  else if (key === 'PageDown') return go(1);
  else if (key === 'PageUp') return go(-1);
  else if (!way) return false;
  else if (view.scale === 1) return way[0] !== 0 && go(-way[0]);
  else pan({ x: way[0] * PAN_STEP, y: way[1] * PAN_STEP });
  return true;
}

import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FITTED, panBy, type Point, turned, type View, ZOOM_STEP, zoomAt } from '@/platform/viewer/panZoom';

const middle: Point = { x: 0, y: 0 };
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function sizeOf(stage: HTMLElement | null) {
  return { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
}

/** A place on the screen, counted from the stage's middle. */
function fromMiddle(stage: HTMLElement | null, { x, y }: Point): Point {
  if (!stage) return middle;
  const box = stage.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}

/** View of an image, fitted when it comes, moved by wheel, drag and two fingers. */
export function usePanZoom(imageId: string | number | undefined) {
  const [kept, setKept] = useState({ imageId, view: FITTED });
  const view = kept.imageId === imageId ? kept.view : FITTED;
  const setView = useCallback(
    (change: (view: View) => View) =>
      setKept((now) => ({ imageId, view: change(now.imageId === imageId ? now.view : FITTED) })),
    [imageId],
  );
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const fingers = useRef(new Map<number, Point>());

  const zoom = useCallback(
    (factor: number, at: Point = middle) => setView((now) => zoomAt(now, factor, at, sizeOf(stage))),
    [stage, setView],
  );
  const pan = useCallback((by: Point) => setView((now) => panBy(now, by, sizeOf(stage))), [stage, setView]);

  // React listens to the wheel passively; this one has to keep the page from zooming.
  useEffect(() => {
    if (!stage) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, fromMiddle(stage, event));
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, [stage, zoom]);

  const onPointerDown = (event: PointerEvent) => {
    // A captured pointer would click the stage instead of the button.
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, to);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return pan({ x: to.x - from.x, y: to.y - from.y });
    const between = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    zoom(distance(to, other) / Math.max(1, distance(from, other)), fromMiddle(stage, between));
  };
  const onPointerUp = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return {
    view,
    stage,
    stageRef: setStage,
    zoom,
    pan,
    turn: () => setView(turned),
    reset: () => setView(() => FITTED),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

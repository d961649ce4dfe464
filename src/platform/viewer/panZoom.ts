/** How an image lies on its stage: 1 is fitted to it; `x` and `y` are px from the middle; a turn is a quarter. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0, turns: 0 };
export const LEAST_SCALE = 1;
export const MOST_SCALE = 8;
/** One press of a button or key. */
export const ZOOM_STEP = 1.25;
/** One press of an arrow, in px. */
export const PAN_STEP = 60;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;

/** Keeps at least the middle of the stage covered: an image that is dragged away is not lost. */
function kept(view: View, stage: Size): View {
  const room = view.scale - 1;
  return {
    ...view,
    x: clamp(view.x, (stage.width * room) / 2),
    y: clamp(view.y, (stage.height * room) / 2),
  };
}

/** Zooms so that what is under a point, counted from the stage's middle, stays there. */
export function zoomAt(view: View, factor: number, at: Point, stage: Size): View {
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, view.scale * factor));
  const ratio = scale / view.scale;
  return kept(
    { ...view, scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    stage,
  );
}

export function panBy(view: View, by: Point, stage: Size): View {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** A quarter to the right, fitted anew: the sides have changed. */
export function turned(view: View): View {
  return { ...FITTED, turns: view.turns + 1 };
}

/** The CSS of a view. On its side an image has to fit the other way round. */
export function transformOf({ scale, x, y, turns }: View, image: Size, stage: Size): string {
  const fit = (width: number, height: number) =>
    Math.min(stage.width / (width || 1), stage.height / (height || 1), 1);
  const upright = fit(image.width, image.height);
  const sideways = fit(image.height, image.width);
  const corrected = turns % 2 === 1 && upright > 0 ? (scale * sideways) / upright : scale;
  return `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${corrected})`;
}

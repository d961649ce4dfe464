/** Width and height in points of 1/72 inch, or in CSS px. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** CSS px of a point: 96 px and 72 points make an inch. */
export const PX_PER_POINT = 96 / 72;
/** 1 is the size on paper. */
export const LEAST_ZOOM = 0.25;
export const MOST_ZOOM = 5;
/** Fitted to a wide screen a page would be as large as a poster. */
const MOST_FITTED = 1.6;
/** Room at left and right of a page, in CSS px. */
const PAGE_GUTTER = 16;
/** More pages than that are not laid out; a document may claim any number. */
export const MOST_PAGES = 500;
/** Pixels of one drawn page: beyond, it is drawn coarser rather than refused by the browser. */
const MOST_PAGE_PIXELS = 16_777_216;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A page's size as it lies: on its side after an odd number of quarter turns. */
export function turnedSize({ width, height }: PageSize, turns: number): PageSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The zoom at which a page of that width in points takes the room of so many CSS px. */
export function fittedZoom(pageWidth: number, room: number): number {
  const free = Math.max(120, room - 2 * PAGE_GUTTER);
  return clamp(free / (Math.max(1, pageWidth) * PX_PER_POINT), LEAST_ZOOM, MOST_FITTED);
}

export function zoomed(zoom: number, factor: number): number {
  return clamp(zoom * factor, LEAST_ZOOM, MOST_ZOOM);
}

/** Pixels drawn for each CSS px: those of the screen, or fewer where the page would be too large to draw. */
export function pixelRatio({ width, height }: PageSize, screen: number): number {
  const area = Math.max(1, width * height);
  return Math.min(screen, Math.sqrt(MOST_PAGE_PIXELS / area));
}

/** Which page lies at a height: the last whose top is not below it. `tops` grow; answers an index. */
export function pageAt(tops: readonly number[], height: number): number {
  const below = tops.findIndex((top) => top > height);
  return below < 0 ? Math.max(0, tops.length - 1) : Math.max(0, below - 1);
}
